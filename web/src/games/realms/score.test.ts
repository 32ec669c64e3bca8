// How a score is shown: numbers, sentences in both languages, and the lines between cards.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookUp, makeBundle, type Language, type Translate } from '$lib/i18n/fluent';
import { number, signed } from '$lib/i18n/numbers';
import {
  brief,
  formula,
  mainReason,
  stamp,
  tiesAt,
  tiesOf,
  why,
  type CardScore,
  type Reason,
  type Score,
} from './score';

function translator(language: Language): Translate {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const bundle = makeBundle(language, [
    read(`../../../../src/pentakl/games/realms/text/${language}.ftl`),
    read(`./text/${language}.ftl`),
  ]);
  return (key, args) =>
    lookUp(bundle, key, args, expect.fail) ?? expect.fail(`no text ${key} in ${language}`);
}
const pl = translator('pl');
const en = translator('en');

const reason = (rule: string, more: Partial<Reason> = {}): Reason => ({
  rule,
  points: 0,
  each: 0,
  cards: [],
  suits: [],
  names: [],
  ...more,
});
const scored = (card: string, more: Partial<CardScore> = {}): CardScore => ({
  card,
  name: card,
  suit: 'beast',
  base: 10,
  bonus: 0,
  penalty: 0,
  total: 10,
  blanked: false,
  cleared: false,
  reasons: [],
  ...more,
});

test('points have a plus or a real minus', () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(['+12', '−8', '0']);
  expect([number(12), number(-8)]).toEqual(['12', '−8']);
});

test('the formula shows what is added and taken, and nothing where there is nothing', () => {
  expect(formula(scored('hydra', { base: 12, bonus: 28 }))).toBe('12 + 28');
  expect(formula(scored('empress', { base: 15, bonus: 10, penalty: -5 }))).toBe('15 + 10 − 5');
  expect(formula(scored('hydra'))).toBeUndefined();
  expect(formula(scored('hydra', { bonus: 3, blanked: true }))).toBeUndefined();
});

test('a reason is said in both languages', () => {
  const swamp = reason('with', { points: 28, cards: ['swamp'] });
  expect(why(swamp, pl)).toBe('+28 za aktywną kartę: Bagno');
  expect(why(swamp, en)).toBe('+28 with: Swamp');
  const beasts = reason('each', { points: 18, each: 9, cards: ['dragon', 'dwarvish_infantry'] });
  expect(why(beasts, pl)).toBe('+18, czyli po +9 za: Smok, Krasnoludzka piechota');
});

test('the stamp of a blanked card names the cause', () => {
  const blanked = (one: Reason): CardScore => scored('knights', { blanked: true, reasons: [one] });
  expect(stamp(blanked(reason('blanked-by', { cards: ['great_flood'] })), pl)?.reason).toBe('przez: Potop');
  expect(stamp(blanked(reason('blanked-without', { suits: ['flame'] })), pl)?.reason).toBe('brak: Płomień');
  expect(stamp(blanked(reason('blanked-by-itself', { cards: ['knights'] })), en)?.reason).toBe('by itself');
  expect(stamp(scored('knights'), pl)).toBeUndefined();
});

test('if there is room for one reason, it is the most important', () => {
  const clears = reason('clears', { cards: ['dragon'] });
  const each = reason('each', { points: 18, each: 9, cards: ['dragon', 'hydra'] });
  expect(mainReason(scored('beastmaster', { reasons: [clears, each] }))).toBe(each);
  expect(mainReason(scored('hydra'))).toBeUndefined();
});

test('cards that work together are tied once for each neighbour, harm before help', () => {
  const score: Score = {
    total: 0,
    choices: {},
    printed_strength: 0,
    cards: [
      scored('hydra', { reasons: [reason('with', { points: 28, cards: ['swamp'] })] }),
      scored('swamp', {
        reasons: [reason('each', { points: -3, each: -3, cards: ['knights'] }), reason('none', {})],
      }),
      scored('knights', { blanked: true, reasons: [reason('blanked-by', { cards: ['great_flood'] })] }),
      scored('great_flood', { reasons: [reason('blanks', { cards: ['knights'] })] }),
    ],
  };
  const ties = tiesOf(score);
  expect(ties).toEqual([
    { from: 'hydra', to: 'swamp', good: true, points: 28 },
    { from: 'swamp', to: 'knights', good: false, points: -3 },
    { from: 'knights', to: 'great_flood', good: false, points: 0 },
  ]);
  expect(tiesAt(ties, 'swamp').map((tie) => [tie.from, tie.to])).toEqual([
    ['hydra', 'swamp'],
    ['swamp', 'knights'],
  ]);
  expect(tiesAt(ties, 'great_flood')).toHaveLength(1);
});

test('every reason that has a sentence also has a few words', () => {
  const texts = readFileSync(
    new URL('../../../../src/pentakl/games/realms/text/en.ftl', import.meta.url),
    'utf8',
  );
  const rules = [...texts.matchAll(/^why-([a-z-]+) =/gm)].map((found) => found[1] ?? '');
  expect(rules).toContain('blanked-by');
  for (const rule of rules)
    for (const t of [pl, en])
      expect(brief(reason(rule, { cards: ['swamp'], suits: ['army'] }), t)).not.toBe('');
});
