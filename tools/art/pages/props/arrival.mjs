import { light, shade } from '../../kit/colour.mjs';
import { material, shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const lava = '#4c4350';

/** A field of black lava across the foreground of a page. @param {Pen} pen */
export function lavaField(pen) {
  const form =
    'M-10 300Q30 282 64 290Q92 276 126 288Q168 278 204 292Q236 284 262 298Q300 292 326 306Q356 300 380 316Q420 312 490 330V370H-10Z';
  return [
    pen.lit(form, lava, { x: 6, y: 8, dark: '#372f3c' }),
    path(
      'M30 312l26-8 22 10-20 8ZM120 306l30-6 16 12-30 6ZM210 318l24-8 26 10-24 10ZM300 328l30-6 20 10-28 8Z',
      light(lava, 0.16),
    ),
    path(
      'M70 334l34-6 20 10-34 10ZM170 338l30-8 24 12-34 8ZM6 340l28-6 18 10-26 8ZM380 340l30-6 24 8-26 10Z',
      light(lava, 0.1),
    ),
    line('M84 300l18 10 12 14M240 304l-8 14 14 12M350 316l10 16M150 326l-16 12', shade(lava, 0.4), 3),
  ].join('');
}

/** Hot air that trembles above the ground, 200 wide. */
export function shimmer() {
  return line(
    'M-100 0q20-7 40 0t40 0 40 0 40 0M-84 12q18-6 36 0t36 0 36 0 36 0M-96 24q20-6 40 0t40 0 40 0',
    '#fff6e0',
    3,
    {
      opacity: 0.7,
    },
  );
}

/** The shade that a palm throws at noon, 150 wide. */
export function palmShade() {
  return ellipse(0, 0, 78, 17, '#4b3f5c', { opacity: 0.34 });
}

/** The first stones of a wall, 150 wide. @param {Pen} pen */
export function firstStones(pen) {
  const stones = [
    [-58, 0, 40, '#c0a68a'],
    [-14, 2, 44, '#b3977c'],
    [34, 0, 42, '#c8b094'],
    [-36, -20, 42, '#ad9278'],
    [10, -19, 38, '#bfa488'],
  ];
  return [
    ellipse(0, 12, 82, 7, shadow.fill, { opacity: 0.2 }),
    ...stones.map(([x, y, wide, colour]) =>
      place(
        Number(x),
        Number(y),
        1,
        pen.lit(
          `M-${Number(wide) / 2} 8L-${Number(wide) / 2 - 3}-9L${Number(wide) / 2 - 2}-10L${Number(wide) / 2} 8Z`,
          String(colour),
          { x: 4, y: 4 },
        ),
      ),
    ),
  ].join('');
}

/** A spear that leans, 150 tall. */
export function leaningSpear() {
  return place(
    0,
    0,
    1,
    line('M0 4V-124', '#7a5638', 5) +
      line('M-1 0V-120', '#a07a54', 1.6) +
      path('M-7-120L0-150L7-120L0-114Z', '#8e94a0') +
      path('M0-150L7-120L0-114Z', '#6f7480'),
    { turn: 12 },
  );
}

/** A frame drum that leans, 60 wide. @param {Pen} pen */
export function frameDrum(pen) {
  return [
    ellipse(3, 3, 32, 5, shadow.fill, { opacity: 0.22 }),
    circle(0, -28, 30, '#8a5a38'),
    circle(
      -1.5,
      -28.5,
      26,
      pen.gradient([
        [0, '#f8e9c8'],
        [1, '#e2c796'],
      ]),
    ),
    line('M-18-14Q0-4 16-12', '#d2b27c', 2.6),
  ].join('');
}

/** Dates that dry on a mat, 150 wide. @param {Pen} pen */
export function datesOnMat(pen) {
  const dates = Array.from({ length: 27 }, (_, index) => {
    const row = Math.floor(index / 9);
    const x = (index % 9) * 14 - 56 + row * 4;
    return ellipse(x, row * 9 - 9, 5.4, 3.6, index % 3 ? '#8a4f2f' : '#a86a3c');
  });
  return [
    ellipse(2, 20, 82, 6, shadow.fill, { opacity: 0.16 }),
    pen.lit('M-70-18L64-20L78 18L-80 19Z', '#d8b878', { x: 4, y: 3 }),
    line('M-73-8L68-9M-76 4L72 3', '#c09a5c', 2),
    ...dates,
  ].join('');
}

/** Pieces of a great jar in its water, 190 wide. @param {Pen} pen */
export function brokenJar(pen) {
  const clay = material.terracotta;
  return [
    ellipse(6, 10, 104, 22, '#7fb4c8', { opacity: 0.75 }),
    ellipse(-14, 6, 60, 10, '#c3e0e8', { opacity: 0.8 }),
    pen.lit('M-44 8C-58-22-40-46-10-48L-2-30L10-42L4-18L22-8L6 8Z', clay, { x: 6, y: 5 }),
    path('M-10-48L-2-30L10-42L4-18L22-8L6 8Q-2-10-20-24Z', shade(clay, 0.4)),
    pen.lit('M40 10L52-12L82-8L74 12Z', light(clay, 0.06), { x: 4, y: 4 }),
    pen.lit('M-92 14L-80-2L-62 4L-68 18Z', clay, { x: 3, y: 3 }),
    pen.lit('M22 24L34 14L48 22L38 30Z', light(clay, 0.1), { x: 3, y: 3 }),
  ].join('');
}

/** A blanket, dropped in folds, 130 wide. @param {Pen} pen */
export function droppedBlanket(pen) {
  return [
    ellipse(2, 16, 72, 7, shadow.fill, { opacity: 0.2 }),
    pen.lit(
      'M-64 14C-70-6-48-10-40-22C-20-34 4-20 22-28C48-34 52-10 62-2C72 8 60 18 40 17Q-10 22-64 14Z',
      '#6c7fae',
      { x: 5, y: 6 },
    ),
    line('M-44 12Q-36-8-22-20M-10 16Q-4-8 4-22M26 16Q30-6 24-26M46 15Q52 4 50-8', '#4f6190', 3),
    line('M-58 10Q0 20 58 10', '#e6d8b0', 4),
  ].join('');
}

/** Three bulbs of garlic in a bowl, 74 wide. @param {Pen} pen */
export function garlicBowl(pen) {
  const bulb =
    path('M-11 0Q-15-12-4-17Q-2-24 0-28Q2-24 4-17Q15-12 11 0Z', '#f4ecdc') +
    line('M-4-16Q-7-8-5-1M4-16Q7-8 5-1M0-17V-1', '#cbb8a8', 1.8);
  return [
    ellipse(2, 2, 40, 6, shadow.fill, { opacity: 0.2 }),
    place(-15, -16, 0.95, bulb),
    place(14, -16, 0.9, bulb),
    place(0, -20, 1.05, bulb),
    pen.lit('M-36-20Q-30 2-16 2H16Q30 2 36-20Z', '#8d5f40', { x: 6, y: 4 }),
    line('M-36-20H36', '#a97a54', 4),
  ].join('');
}

/** A letter, folded and tied, 76 wide. @param {Pen} pen */
export function tiedLetter(pen) {
  return [
    ellipse(2, 20, 40, 5, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-36-18L34-20L38 16L-34 18Z', '#eedcb2', { x: 4, y: 4, dark: '#d6bf8c' }),
    line('M-36-18L2 2L34-20', '#c9ae7a', 2),
    line('M-2-20V17M-36-1L37-2', '#8a5a44', 2.4),
    circle(0, -1, 6, '#a83f38'),
  ].join('');
}
