// The numbers of cells are those of the engine.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnOf, placeOf, rowOf } from './grid';

test('a cell is numbered as in the engine', () => {
  // The example in src/pentakl/core/grid.py, which the engine's own tests run.
  const engine = readFileSync(new URL('../../../src/pentakl/core/grid.py', import.meta.url), 'utf8');
  const example = /\((\d+), (-\d+), (\d+)\)/.exec(engine)?.slice(1).map(Number);
  const place = placeOf(-1, 2);
  expect([placeOf(0, 0), rowOf(place), columnOf(place)]).toEqual(example);
});

test('every cell has its own place', () => {
  const span = Array.from({ length: 16 }, (_, i) => i - 8);
  const cells = span.flatMap((row) => span.map((column) => [row, column] as const));
  expect(cells.map(([row, column]) => placeOf(row, column))).toEqual(cells.map((_, i) => i));
  expect(cells.map((_, place) => [rowOf(place), columnOf(place)])).toEqual(cells);
});
