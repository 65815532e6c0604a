import { line, path, place } from '../../kit/svg.mjs';
import { stone } from '../../props/camp.mjs';
import { sandals } from './household.mjs';

/** @typedef {import('../scene.mjs').Draw} Draw */

/** A grey stone with a crack, 120 wide. @type {Draw} */
export const crackedStone = (pen) =>
  place(0, 0, 3, stone(pen, '#a09a98')) + line('M4-40L-4-28L6-18L0-6', '#4f4748', 3.5);

/** A young leaf, 70 tall, for the crack of that stone. */
export function youngLeaf() {
  return (
    line('M0-26Q4-50 22-62', '#4f9048', 3) +
    path('M2-36C-2-58 10-74 34-78C36-56 22-40 2-36Z', '#7cc067') +
    path('M2-36C12-50 20-64 34-78C36-56 22-40 2-36Z', '#5aa34f') +
    path('M0-30C-18-30-28-42-28-58C-10-58 0-46 0-30Z', '#6fb45c')
  );
}

/** Three pairs of sandals in a row, 150 wide. @type {Draw} */
export const sandalRow = (pen) =>
  ['#7a4c33', '#4f3a34', '#9a6a44']
    .map((strap, index) => place(index * 52 - 52, (index % 2) * 5, 0.72, sandals(pen, strap)))
    .join('');

/** Stones of the wayside: x, y, size, colour. */
const waysideStones = /** @type {const} */ ([
  [-84, 2, 1.1, '#8f8a88'],
  [-40, 8, 0.7, '#a8a09a'],
  [12, 0, 1.3, '#98908c'],
  [58, 9, 0.8, '#857f7e'],
  [90, 3, 1, '#a8a09a'],
]);

/** Stones of a wayside, 200 wide. @type {Draw} */
export const wayside = (pen) =>
  waysideStones.map(([x, y, size, colour]) => place(x, y, size, stone(pen, colour))).join('');

/** The staff of a walker, leaning; 110 tall. */
export function staff() {
  return line('M-14 0L10-106', '#6b4630', 6) + line('M-13-4L9-102', '#8f6443', 2.5);
}
