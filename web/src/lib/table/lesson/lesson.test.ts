// The pure parts of a lesson: what was shown, where its text is placed, which cards of a view are meant.
import { describe, expect, test } from 'vitest';
import type { Shelf } from '../seen';
import { keepLesson, keptLesson } from './kept';
import { arrow, placeWords, type Box } from './place';
import { tokensOf } from './tokens';

const shelf = (): (() => Shelf) => {
  const kept = new Map<string, string>();
  const one: Shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
  return () => one;
};

describe('what was shown', () => {
  test('is stored for each table', () => {
    const open = shelf();
    keepLesson(open, 'here', { steps: ['deed'], off: false, begun: true, ended: false });
    expect(keptLesson(open, 'here')).toEqual({ steps: ['deed'], off: false, begun: true, ended: false });
    expect(keptLesson(open, 'elsewhere')).toEqual({ steps: [], off: false, begun: false, ended: false });
  });

  test('is empty if the storage is blocked', () => {
    const blocked = (): Shelf => {
      throw new Error('blocked');
    };
    keepLesson(blocked, 'here', { steps: ['deed'], off: false, begun: true, ended: false });
    expect(keptLesson(blocked, 'here').steps).toEqual([]);
  });
});

describe('the text', () => {
  const room: Box = { x: 0, y: 50, width: 1000, height: 600 };
  const size = { width: 300, height: 150 };

  test('is beside what it points at, inside the page', () => {
    const target = { x: 20, y: 560, width: 100, height: 60 };
    const { x, y } = placeWords(size, target, room, []);
    const box = { x, y, ...size };
    expect(box.x).toBeGreaterThanOrEqual(8);
    expect(box.y + box.height).toBeLessThanOrEqual(650);
    expect(box.x >= target.x + target.width || box.y + box.height <= target.y).toBe(true);
  });

  test('is placed where it covers nothing', () => {
    const target = { x: 450, y: 300, width: 100, height: 60 };
    const cards = [{ box: { x: 0, y: 50, width: 1000, height: 240 }, weight: 2 }];
    expect(placeWords(size, target, room, cards).y).toBeGreaterThanOrEqual(290);
  });

  test('points with a short arrow at the edge of the target, unless they touch', () => {
    const words = { x: 0, y: 0, width: 100, height: 50 };
    expect(arrow(words, { x: 40, y: 200, width: 20, height: 20 })?.y1).toBeCloseTo(136);
    expect(arrow(words, { x: 40, y: 55, width: 20, height: 20 })).toBeUndefined();
  });
});

test('a card of a kind is found wherever it lies in a view', () => {
  const view = {
    players: [{ hand: { cards: [{ token: 3, card: 'spite' }, null] } }],
    ruins: [{ token: 5, card: 'spite' }],
  };
  expect(tokensOf(view, 'spite')).toEqual([3, 5]);
  expect(tokensOf(view, 'peek')).toEqual([]);
});
