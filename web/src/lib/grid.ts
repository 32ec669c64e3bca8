// Cells of a board as places, numbered as in src/pentakl/core/grid.py. A place is one number; rows and columns may be
// negative.

/** The difference between the same column of two neighbouring rows. */
const WIDTH = 16;
/** Rows and columns run from -ORIGIN to ORIGIN - 1. */
const ORIGIN = 8;

export const placeOf = (row: number, column: number): number => (row + ORIGIN) * WIDTH + column + ORIGIN;

export const rowOf = (place: number): number => Math.floor(place / WIDTH) - ORIGIN;

export const columnOf = (place: number): number => (place % WIDTH) - ORIGIN;
