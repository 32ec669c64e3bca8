// What a step of a lesson points at, found on the page: by the anchors of cards and places, never by a game's own markup.
import { motion } from '../../motion/motion';
import type { Act, LessonStep } from '../../net/protocol';
import type { Desk } from '../desk.svelte';
import { anchorOfCard } from '../flights';
import { tokensOf } from './tokens';

const PROMPT = '.ask';

/** Whether it is visible on the page; an anchor may be an empty element. */
const isSeen = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.offsetWidth > 4 && element.offsetHeight > 4;

const cardElement = (token: number): HTMLElement | undefined => motion.element(anchorOfCard(token));

/** The element of one name of `points_at`. */
function named(name: string, desk: Desk, table: HTMLElement): Element | null | undefined {
  if (name === 'prompt') return table.querySelector(PROMPT);
  const [what = '', which = ''] = name.split(' ');
  if (what === 'card') return tokensOf(desk.view.table, which).map(cardElement).find(isSeen);
  if (what === 'seat') return table.querySelector(`[data-seat="${which}"]`);
  return motion.element(name);
}

export function pointedAt(step: LessonStep, desk: Desk, table: HTMLElement): HTMLElement | undefined {
  return step.points_at.map((name) => named(name, desk, table)).find(isSeen);
}

/** What has to be pressed next for the suggested answer: its button, else its card, else its place or player. */
export function nextPress(act: Act, desk: Desk, table: HTMLElement): HTMLElement | undefined {
  const buttons = [...table.querySelectorAll<HTMLElement>('[data-act]')].filter(
    (one) => one.dataset.act === act.text,
  );
  const button = buttons.find((one) => one.closest(PROMPT)) ?? buttons[0];
  const card = (act.tokens ?? []).map(cardElement).find(isSeen);
  const isPicked = act.token !== undefined && (act.tokens ?? []).includes(desk.picked?.token ?? -1);
  const place =
    act.place === undefined ? undefined : table.querySelector(`button[data-place="${act.place}"]`);
  const seat = act.seat === undefined ? undefined : table.querySelector(`[data-seat="${act.seat}"]`);
  return [button, isPicked ? place : card, place, card, seat].find(isSeen);
}
