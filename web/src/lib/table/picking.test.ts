// Card, then place, then confirm: what is lit and what is left, from hand-written acts.
import { describe, expect, test } from 'vitest';
import type { Act, ForeseenMessage } from '../net/protocol';
import { Foresight, GLANCE } from './foresight.svelte';
import { Picking } from './picking.svelte';

let next = 0;
const act = (more: Partial<Act>): Act => ({ action: ++next, text: `act ${next}`, word: 'put', ...more });
const fire = { token: 3, card: 'fire' };
const twin = { token: 5, card: 'fire' };
const back = { token: 9 };

function pickingFrom(acts: readonly Act[]) {
  const question = { acts, key: 'one' };
  return { picking: new Picking(() => question), question };
}

describe('equal cards', () => {
  const play = act({ token: 3, tokens: [3, 5], card: 'fire' });
  const burn = act({ token: 3, tokens: [3, 5], card: 'fire', word: 'burn' });

  test('are all lit, and the one that will be used is the one that is picked up', () => {
    const { picking } = pickingFrom([play]);
    expect([fire, twin, back].map((card) => picking.actsOf(card).length)).toEqual([1, 1, 0]);
    expect(picking.card(twin)).toBeUndefined();
    expect(picking.picked.card).toEqual(fire);
    expect(picking.only).toBe(play);
  });

  test('a second click on either confirms it', () => {
    const { picking } = pickingFrom([play]);
    picking.card(twin);
    expect(picking.card(twin)).toBe(play);
  });

  test('a second click on a card with several ways puts it back', () => {
    const { picking } = pickingFrom([play, burn]);
    picking.card(fire);
    expect(picking.left).toEqual([play, burn]);
    expect(picking.only).toBeUndefined();
    expect(picking.card(twin)).toBeUndefined();
    expect(picking.picked).toEqual({});
  });
});

test('the back of an unknown card can be picked up', () => {
  const look = act({ token: 9, tokens: [9] });
  const { picking } = pickingFrom([look]);
  picking.card(back);
  expect([picking.picked.card, picking.only]).toEqual([back, look]);
});

describe('places', () => {
  const at = (place: number, more: Partial<Act> = {}): Act =>
    act({ token: 3, tokens: [3], card: 'fire', place, ...more });
  const [here, there, turned] = [at(0), at(4), at(4, { word: 'turn' })];
  const ice = act({ token: 6, tokens: [6], card: 'ice', place: 2 });
  const acts = [here, there, turned, ice];
  const lit = (picking: Picking): number[] =>
    [0, 1, 2, 3, 4].filter((place) => picking.actsAt(place).length > 0);

  test('of a card are lit when it is picked up, and no others', () => {
    const { picking } = pickingFrom(acts);
    expect(lit(picking)).toEqual([]);
    picking.card(fire);
    expect(lit(picking)).toEqual([0, 4]);
    expect([picking.needsPlace, picking.only]).toEqual([true, undefined]);
  });

  test('leave one act, which the second click confirms', () => {
    const { picking } = pickingFrom(acts);
    picking.card(fire);
    expect(picking.place(2)).toBeUndefined();
    expect(picking.picked.place).toBeUndefined();
    expect(picking.place(0)).toBeUndefined();
    expect([picking.picked.place, picking.needsPlace, picking.only]).toEqual([0, false, here]);
    expect(picking.place(0)).toBe(here);
  });

  test('leave a few ways, and another place leaves others', () => {
    const { picking } = pickingFrom(acts);
    picking.card(fire);
    picking.place(4);
    expect(picking.left).toEqual([there, turned]);
    picking.place(0);
    expect(picking.left).toEqual([here]);
  });

  test('an act with a place cannot be confirmed before its place is picked', () => {
    const { picking } = pickingFrom(acts);
    const card = { token: 6, card: 'ice' };
    picking.card(card);
    expect(picking.only).toBeUndefined();
    expect(picking.card(card)).toBeUndefined();
    expect(picking.picked).toEqual({});
  });

  test('are given up before their card', () => {
    const { picking } = pickingFrom(acts);
    picking.card(fire);
    picking.place(4);
    picking.stepBack();
    expect(picking.picked).toMatchObject({ card: fire });
    expect(picking.picked.place).toBeUndefined();
    expect(lit(picking)).toEqual([0, 4]);
    picking.stepBack();
    expect(picking.picked).toEqual({});
  });

  test('without a card are lit at once; a picked-up card has only its own', () => {
    const explode = act({ place: 1, word: 'explode' });
    const { picking } = pickingFrom([...acts, explode]);
    expect(lit(picking)).toEqual([1]);
    picking.card(fire);
    expect(lit(picking)).toEqual([0, 4]);
    picking.letGo();
    picking.place(1);
    expect(picking.only).toBe(explode);
    picking.stepBack();
    expect(picking.picked).toEqual({});
  });

  test('a card that lies at a place, and is used there, is picked up with its place', () => {
    const guess = act({ token: 9, tokens: [9], place: 3 });
    const { picking } = pickingFrom([...acts, guess]);
    expect(picking.card(back, 3)).toBeUndefined();
    expect([picking.picked, picking.only]).toMatchObject([{ card: back, place: 3 }, guess]);
    picking.stepBack();
    expect(picking.picked).toEqual({});
    picking.card(back, 3);
    expect(picking.place(3)).toBe(guess);
  });

  test('a card that lies at a place, and can go elsewhere, still needs the place', () => {
    const { picking } = pickingFrom(acts);
    picking.card(fire, 4);
    expect([picking.picked, picking.needsPlace]).toEqual([expect.objectContaining({ card: fire }), true]);
    expect(picking.picked.place).toBeUndefined();
  });

  test('another question finds nothing picked up; the same one with fewer acts keeps what it can', () => {
    const { picking, question } = pickingFrom(acts);
    picking.card(fire);
    picking.place(4);
    question.acts = [here];
    expect(picking.picked).toEqual({ card: fire });
    question.key = 'two';
    expect(picking.picked).toEqual({});
  });
});

describe('foresight', () => {
  function oracle() {
    const asked: number[] = [];
    const timers: { run: () => void; ms: number }[] = [];
    const answers: ((found: ForeseenMessage | undefined) => void)[] = [];
    const position = { seq: 7 };
    const foresight = new Foresight({
      seq: () => position.seq,
      ask: (action) => {
        asked.push(action);
        return new Promise((done) => answers.push(done));
      },
      clock: {
        later: (run, ms) => timers.push({ run, ms }),
        forget: (timer) => void (typeof timer === 'number' && timers.splice(timer - 1, 1)),
      },
    });
    const says = async (n: number, found: ForeseenMessage | undefined): Promise<void> => {
      answers[n]?.(found);
      for (let i = 0; i < 5; i++) await Promise.resolve();
    };
    return { foresight, position, asked, timers, says };
  }
  const found = (action: number, seq = 7): ForeseenMessage => ({
    type: 'foreseen',
    id: 'x',
    seq,
    action,
    events: [],
    stopped: 'asks',
  });
  const [one, two] = [act({}), act({})];

  test('is requested once after a short delay, and cached', async () => {
    const { foresight, asked, timers, says } = oracle();
    foresight.consider(one, GLANCE);
    expect([asked, timers[0]?.ms]).toEqual([[], GLANCE]);
    timers[0]?.run();
    foresight.consider(one, 0);
    expect(asked).toEqual([one.action]);
    await says(0, found(one.action));
    expect(foresight.of(one)).toEqual(found(one.action));
    foresight.consider(one, 0);
    expect(asked).toEqual([one.action]);
    expect(foresight.of(two)).toBeUndefined();
  });

  test('is not requested when the pointer only passes by', () => {
    const { foresight, asked, timers } = oracle();
    foresight.consider(one, GLANCE);
    foresight.consider(undefined, GLANCE);
    expect([asked, timers]).toEqual([[], []]);
  });

  test('belongs to one position: late answers are dropped, old ones are not shown', async () => {
    const { foresight, position, asked, says } = oracle();
    foresight.consider(one, 0);
    foresight.consider(two, 0);
    await says(0, found(one.action));
    position.seq = 8;
    expect(foresight.of(one)).toBeUndefined();
    await says(1, found(two.action));
    expect(foresight.of(two)).toBeUndefined();
    foresight.consider(one, 0);
    expect(asked).toEqual([one.action, two.action, one.action]);
  });

  test('after a refusal nothing is shown, and it may be requested again', async () => {
    const { foresight, asked, says } = oracle();
    foresight.consider(one, 0);
    await says(0, undefined);
    expect(foresight.of(one)).toBeUndefined();
    foresight.consider(one, 0);
    expect(asked).toHaveLength(2);
  });
});
