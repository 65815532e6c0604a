import { ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Petals in the wind: across, down, turn. */
const petals = /** @type {const} */ ([
  [44, 44, 20],
  [88, 62, 70],
  [112, 52, 130],
  [70, 28, 40],
]);

/** A red mountain with a breeze that carries petals. @param {Pen} pen */
export const mountainBreeze = (pen) =>
  [
    pen.lit('M18 132Q34 92 54 76Q62 66 72 84Q84 60 98 72Q122 92 148 132Z', '#b5715c', { x: 4, y: 6 }),
    path('M98 72Q122 92 148 132H112Q112 98 98 72Z', '#96594a'),
    line('M26 60Q54 40 80 52T128 40Q140 34 136 26Q128 20 122 28', '#fff6e0', 5),
    line('M50 36Q72 26 92 34', '#fff6e0', 4),
    ...petals.map(([x, y, turn]) => place(x, y, 1, ellipse(0, 0, 7, 3.6, '#f3a9b8'), { turn })),
  ].join('');

/** A folded woollen wrap with fringes. @param {Pen} pen */
export const woollenWrap = (pen) =>
  [
    ellipse(84, 128, 54, 7, '#4b2e52', { opacity: 0.2 }),
    pen.lit('M34 92H132Q140 92 140 100V118Q140 126 132 126H34Z', '#6f8f6a', { x: 4, y: 5 }),
    pen.lit('M34 66H130Q138 66 138 74V90Q138 96 130 96H34Z', '#7fa079', { x: 4, y: 5 }),
    line('M50 68V94M60 68V94M50 98V124M60 98V124', '#f0e2c4', 4),
    line('M108 68V94M118 68V94M108 98V124M118 98V124', '#c9603f', 4),
    line('M34 70H24M34 78H22M34 86H24M34 100H22M34 108H24M34 116H22', '#5c7a58', 3.6),
  ].join('');
