import { light, mix, shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { ellipse, line, path, place } from '../../kit/svg.mjs';
import { stone } from '../../props/camp.mjs';
import { basket } from './household.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const clay = '#a8764a';

/** A basket full of earth, as large as a basket. @param {Pen} pen */
export const earthBasket = (pen) => basket(pen, '#8a5c3a');

/** A heap of dug earth, 150 wide. @param {Pen} pen */
export function earthHeap(pen) {
  return pen.once('earth heap', () =>
    [
      ellipse(4, 3, 80, 8, shadow.fill, { opacity: 0.2 }),
      pen.lit(smooth('-76 2 -56 -22 -26 -40 6 -50 38 -36 60 -18 78 2 20 8 -30 8'), clay, { x: 12, y: 7 }),
      line('M-40-18l8 5M-6-34l9 4M24-22l8 6M-14-10l9 3M44-8l7 3', shade(clay, 0.28), 4),
      place(-52, 4, 0.4, stone(pen, '#8f8078')),
      place(62, 5, 0.34, stone(pen, '#b59a80')),
    ].join(''),
  );
}

/** A ditch across the whole page, seen from its near edge. @param {Pen} pen */
export function ditch(pen) {
  const opening = 'M-20 250Q120 240 240 246T500 240V292Q360 300 240 294T-20 302Z';
  return [
    path('M-20 242Q120 232 240 238T500 232V240Q360 248 240 246T-20 252Z', light(clay, 0.24)),
    pen.within(
      opening,
      path(
        opening,
        pen.gradient([
          [0, shade(clay, 0.14)],
          [0.45, shade(clay, 0.42)],
          [1, shade(clay, 0.62)],
        ]),
      ),
      line(
        'M20 262l16 22M92 256l10 26M176 256l14 20M270 254l8 24M350 252l14 26M432 250l10 24',
        shade(clay, 0.5),
        4,
      ),
    ),
    line('M-20 303Q120 298 240 295T500 292', light(clay, 0.3), 7),
  ].join('');
}

/** A long line of cord between pegs, over the page. */
export function pegLine() {
  const pegs = [
    [14, 336, 1.25],
    [128, 306, 1],
    [226, 284, 0.8],
    [306, 268, 0.62],
    [372, 256, 0.48],
    [424, 248, 0.36],
  ];
  const tops = pegs.map(([x = 0, y = 0, size = 1]) => `${x} ${y - 30 * size}`).join('L');
  return [
    ...pegs.map(
      ([x = 0, y = 0, size = 1]) =>
        ellipse(x + 3, y + 1, 12 * size, 3.4 * size, shadow.fill, { opacity: 0.24 }) +
        path(
          `M${x - 6 * size} ${y - 34 * size}H${x + 6 * size}L${x + 3 * size} ${y + 2 * size}H${x - 3 * size}Z`,
          '#8a5f3c',
        ),
    ),
    line(`M-20 306L${tops}L480 234`, '#f3e2b8', 3.6),
  ].join('');
}

/** A tent that the wind has thrown down, 210 wide. @param {Pen} pen @param {string} [cloth] */
export function fallenTent(pen, cloth = '#5a4640') {
  const form = smooth('-100 2 -82 -14 -48 -20 -20 -34 6 -20 40 -26 72 -12 108 0 60 10 0 7 -50 12');
  return [
    ellipse(6, 6, 108, 9, shadow.fill, { opacity: 0.22 }),
    pen.lit(form, cloth, { x: 9, y: 6, dark: shade(cloth, 0.34) }),
    line('M-84-6Q-40-2-22-28M-14-24Q10 2 62-8M20-16Q50-16 92-2', light(cloth, 0.2), 3),
    line('M-26-30L-44-60', '#8a5f3c', 5),
    line('M70-12L112-24', '#8a5f3c', 5),
    line('M-96 0Q-118-10-128-2T-150-8M104 0Q124-12 138-4', '#c9ab80', 2.6),
  ].join('');
}

/** A pot on its side, 76 wide, and its spilt food. @param {Pen} pen */
export function tippedPot(pen) {
  return [
    path(smooth('-92 6 -66 -4 -30 -2 0 4 -24 14 -66 15'), '#8b6a48', { opacity: 0.75 }),
    ellipse(4, 3, 42, 7, shadow.fill, { opacity: 0.22 }),
    pen.lit(smooth('-22 -34 8 -42 38 -24 38 -2 10 6 -22 0'), '#6d5a55', { x: 6, y: 5 }),
    ellipse(-22, -17, 9, 18, '#8d7a72'),
    ellipse(-22, -17, 6, 14, '#3b2d2c'),
  ].join('');
}

/** Stones of a fire that is out, 70 wide. @param {Pen} pen */
export function coldFire(pen) {
  return [
    ellipse(0, 2, 34, 9, '#4a4048', { opacity: 0.5 }),
    line('M-14 0L12-6M14 0L-10-7', '#4f403c', 6),
    ...[-30, -16, 0, 16, 30].map((x, index) =>
      place(x, 4 + (2 - Math.abs(index - 2)) * 2.4, 0.4, stone(pen, '#7d747a')),
    ),
  ].join('');
}

/** A pot with a lid over three stones and embers, 90 wide. @param {Pen} pen */
export function coveredPot(pen) {
  return [
    ellipse(2, 3, 48, 7, shadow.fill, { opacity: 0.22 }),
    path('M-24 2C-26-8-14-10-10-18C-4-10 4-14 8-20C14-10 26-8 24 2Z', '#f2933f'),
    place(-30, 4, 0.5, stone(pen, '#8f8078')),
    place(28, 4, 0.5, stone(pen, '#8f8078')),
    pen.lit('M-34-18Q-44-50-28-64H28Q44-50 34-18Q0-4-34-18Z', '#6d5a55', { x: 8, y: 5 }),
    pen.lit('M-34-62Q-30-82 0-84Q30-82 34-62Q0-54-34-62Z', '#9a7f68', { x: 6, y: 4 }),
    ellipse(0, -85, 6, 4, '#7a6250'),
  ].join('');
}

/** A sheet with smudged writing, 110 wide. @param {Pen} pen */
export function wipedSheet(pen) {
  const form = smooth('-54 -14 -20 -20 30 -18 56 -12 52 14 16 18 -26 16 -56 18');
  return [
    ellipse(4, 6, 60, 18, shadow.fill, { opacity: 0.2 }),
    pen.lit(form, '#ecd8ab', { x: 6, y: 4 }),
    line('M-40-6H40M-40 2H38M-38 10H30', mix('#ecd8ab', '#6b4a38', 0.5), 3, {
      'stroke-dasharray': '13 5 8 4',
    }),
    path(smooth('-36 -10 0 -14 34 -8 30 8 -4 12 -34 8'), '#d8c196', { opacity: 0.9 }),
  ].join('');
}

/** Mist over cold ground, across the page. */
export function mist() {
  return [
    path('M-20 236Q80 218 180 232T380 228 500 234V254Q380 246 240 254T-20 252Z', '#ffffff', { opacity: 0.5 }),
    path('M-20 262Q120 250 260 262T500 256V270Q360 274 220 272T-20 276Z', '#ffffff', { opacity: 0.34 }),
  ].join('');
}

/** Gusts of a storm, across the page. */
export function gusts() {
  return line(
    'M-10 150Q90 120 180 146T330 132Q360 124 352 110M60 206Q160 180 250 202T440 186Q470 178 462 162M-10 252Q60 238 120 248T260 236',
    '#e9e6f6',
    4,
    { opacity: 0.6 },
  );
}
