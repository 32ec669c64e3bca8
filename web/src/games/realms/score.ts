// A score as the engine explains it, and its texts: the browser's counterpart of realms/scoring.py and words.py. Pure.
import { plain } from '$lib/design/fit';
import type { Stamp } from '$lib/design/model';
import type { Translate } from '$lib/i18n/fluent';
import { MINUS, signed } from '$lib/i18n/numbers';

/** One thing that happened to a card: the message `why-<rule>` says it. */
export interface Reason {
  readonly rule: string;
  readonly points: number;
  readonly each: number;
  /** Cards of the hand. */
  readonly cards: readonly string[];
  /** What a rule asked for, gave or missed. */
  readonly suits: readonly string[];
  readonly names: readonly string[];
}

export interface CardScore {
  readonly card: string;
  /** The card whose name it has; empty for a suit without a name. */
  readonly name: string;
  readonly suit: string;
  readonly base: number;
  readonly bonus: number;
  readonly penalty: number;
  readonly total: number;
  readonly blanked: boolean;
  readonly cleared: boolean;
  readonly reasons: readonly Reason[];
}

/** A card, a suit, or a card and its new suit; null where a card is not used. */
export type Choice = string | { readonly card?: string; readonly suit: string } | null;
export type Choices = Readonly<Record<string, Choice>>;

export interface Score {
  readonly total: number;
  readonly cards: readonly CardScore[];
  readonly choices: Choices;
  readonly printed_strength: number;
}

/** "12 + 28", "20 − 8": where a card's points come from; undefined if they are just its strength. */
export function formula({ base, bonus, penalty, blanked }: CardScore): string | undefined {
  if (blanked || (bonus === 0 && penalty === 0)) return undefined;
  const parts = [String(base)];
  if (bonus) parts.push(`+ ${bonus}`);
  if (penalty) parts.push(`${MINUS} ${-penalty}`);
  return parts.join(' ');
}

const listed = (keys: readonly string[], t: Translate): string => keys.map((key) => plain(t(key))).join(', ');

/** The reason as a sentence of the game's texts. */
export function why(reason: Reason, t: Translate): string {
  const cards = reason.cards.map((card) => `card-${card}`);
  const wanted = [
    ...reason.suits.map((suit) => `suit-${suit}`),
    ...reason.names.map((name) => `card-${name}`),
  ];
  return t(`why-${reason.rule}`, {
    points: signed(reason.points),
    each: signed(reason.each),
    count: cards.length,
    cards: listed(cards, t),
    wanted: listed(wanted, t),
    options: wanted.length,
  });
}

/** The reason in the few words that fit under a card; long names keep their soft hyphens. */
export function brief(reason: Reason, t: Translate): string {
  const hyphenated = (keys: readonly string[]): string => keys.map((key) => t(key)).join(', ');
  return t(`realms-brief-${reason.rule}`, {
    count: reason.cards.length,
    cards: hyphenated(reason.cards.map((card) => `card-${card}`)),
    wanted: hyphenated([
      ...reason.suits.map((suit) => `suit-${suit}`),
      ...reason.names.map((name) => `card-${name}`),
    ]),
  });
}

const isBlanking = (reason: Reason): boolean => reason.rule.startsWith('blanked-');

/** Of all that happened to a card, the one thing to say where there is room for one. */
export function mainReason(card: CardScore): Reason | undefined {
  const weight = ({ rule, points }: Reason): number =>
    rule.startsWith('blanked-') ? 1000 : points !== 0 ? 500 + Math.abs(points) : (WEIGHT[rule] ?? 1);
  return card.reasons.toSorted((one, other) => weight(other) - weight(one))[0];
}
const WEIGHT: Readonly<Record<string, number>> = {
  cleared: 40,
  copies: 60,
  'takes-name': 60,
  'plain-suit': 60,
  clears: 30,
  'army-cleared': 30,
  'clears-army': 20,
  blanks: 30,
};

/** The stamp of a blanked card, which names the cause; `t` knows the game's texts and those of its browser table. */
export function stamp(card: CardScore, t: Translate): Stamp | undefined {
  if (!card.blanked) return undefined;
  const reason = card.reasons.find(isBlanking);
  const others = reason?.cards.filter((one) => one !== card.card).map((one) => `card-${one}`) ?? [];
  const suits = reason?.suits.map((suit) => `suit-${suit}`) ?? [];
  return {
    word: t('realms-stamp'),
    reason: others.length
      ? t('realms-stamp-by', { cards: listed(others, t) })
      : suits.length
        ? t('realms-stamp-without', { suits: listed(suits, t) })
        : t('realms-stamp-itself'),
  };
}

/** A line between two cards of a hand. */
export interface Tie {
  readonly from: string;
  readonly to: string;
  readonly good: boolean;
  /** Points that `from` gains or loses by it; 0 where it is no number. */
  readonly points: number;
}

const TIES: Readonly<Record<string, boolean | undefined>> = {
  with: true,
  each: true,
  strengths: true,
  'one-strength': true,
  run: true,
  set: true,
  'all-differ': undefined,
  cleared: true,
  'army-cleared': true,
  'suit-changed': true,
  'blanked-by': false,
  'blanked-in-circle': false,
  'blanked-beside': false,
  spoiled: false,
  'same-suit': false,
};

/** Which cards of the hand affect which; each pair is listed once, at the card that gains or loses. */
export function tiesOf(score: Score): Tie[] {
  const held = new Set(score.cards.map((card) => card.card));
  const ties: Tie[] = [];
  for (const card of score.cards) {
    const copied = card.reasons.find((reason) => reason.rule === 'copies')?.names[0];
    if (copied !== undefined && held.has(copied))
      ties.push({ from: card.card, to: copied, good: true, points: 0 });
    for (const reason of card.reasons) {
      const good = TIES[reason.rule];
      if (good === undefined) continue;
      for (const other of reason.cards)
        if (other !== card.card && held.has(other))
          ties.push({
            from: card.card,
            to: other,
            good: reason.points < 0 ? false : good,
            points: reason.each || (reason.cards.length === 1 ? reason.points : 0),
          });
    }
  }
  return ties;
}

/** The ties of one card, each neighbour once. */
export function tiesAt(ties: readonly Tie[], card: string): Tie[] {
  const found = new Map<string, Tie>();
  for (const tie of ties) {
    if (tie.from !== card && tie.to !== card) continue;
    const other = tie.from === card ? tie.to : tie.from;
    const known = found.get(other);
    if (!known || (known.good && !tie.good)) found.set(other, tie);
  }
  return [...found.values()];
}
