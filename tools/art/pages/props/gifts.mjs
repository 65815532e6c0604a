import { light, shade } from '../../kit/colour.mjs';
import { ribbon, smooth } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path } from '../../kit/svg.mjs';
import { toned } from '../hours.mjs';
import { garden } from '../lands.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */
/** @typedef {import('../hours.mjs').Hour} Hour */

const flat = (/** @type {number} */ wide) => ellipse(3, 1, wide, wide * 0.13, shadow.fill, { opacity: 0.18 });

/** A dish under a lid of woven palm, 90 wide. @param {Pen} pen */
export function coveredDish(pen) {
  return [
    flat(44),
    pen.lit('M-44-24Q-38 0-16 0H16Q38 0 44-24Z', '#b9744f', { x: 7, y: 3 }),
    ellipse(0, -24, 44, 9, light('#b9744f', 0.24)),
    pen.lit('M-39-25Q-30-56 0-60Q30-56 39-25Q0-14-39-25Z', '#dcb56c', { x: 7, y: 5 }),
    line('M-35-32Q0-22 35-32M-29-41Q0-32 29-41M-19-50Q0-44 19-50', '#b98a4a', 2.6),
    line('M-20-22L-8-58M20-22L8-58M0-20V-60', '#c79a55', 2),
    circle(0, -62, 5, '#b98a4a'),
  ].join('');
}

/** An open shell with three pearls, 90 wide. @param {Pen} pen */
export function pearlShell(pen) {
  const pearl = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    circle(x, y, size, '#e8dfe6') +
    circle(x - size * 0.2, y - size * 0.22, size * 0.66, '#f7f2f4') +
    circle(x - size * 0.32, y - size * 0.36, size * 0.24, '#ffffff');
  return [
    flat(46),
    pen.lit('M-42-14C-44-50-18-66 2-64C26-62 44-44 40-14Q0-26-42-14Z', '#b9a3ac', { x: 6, y: 4 }),
    path('M-35-17C-36-44-16-57 2-56C22-54 36-40 34-17Q0-28-35-17Z', '#f1dfe2'),
    line('M0-24L-20-48M0-24L0-55M0-24L20-47', '#dcc3cb', 2.4),
    pen.lit('M-46-14Q-36 2 0 3Q36 2 44-14Q0-4-46-14Z', '#a08a98', { x: 5, y: 4 }),
    ellipse(-1, -13, 40, 7, '#f6e8e9'),
    pearl(-16, -18, 8),
    pearl(5, -19, 10),
    pearl(23, -17, 7),
  ].join('');
}

/** A sleeping mat, rolled up and tied, 100 wide. @param {Pen} pen @param {string} [straw] */
export function rolledMat(pen, straw = '#d6b272') {
  return [
    flat(50),
    pen.lit('M-46-30H40Q50-30 50-15Q50 0 40 0H-46Q-54-2-54-15Q-54-28-46-30Z', straw, { x: 4, y: 6 }),
    ellipse(40, -15, 10, 15, shade(straw, 0.14)),
    line('M40-24a6 9 0 1 1-5 9a3 5 0 1 1 5 4', shade(straw, 0.4), 2.4),
    line('M-40-30V0M-8-30V0M20-30V0', shade(straw, 0.2), 2),
    line('M-26-30V0M8-30V0', '#a8513c', 4),
  ].join('');
}

/** A woven mat that lies on the ground, 150 wide. @param {Pen} pen */
export function reedMat(pen) {
  const form = 'M-58-24H66L78 20H-74Z';
  return pen.within(
    form,
    pen.lit(form, '#d9bb7c', { x: 5, y: 4 }),
    line('M-68-2H74M-64-13H70M-72 9H78', '#b98f4f', 3),
    line('M-40-24L-50 20M-14-24L-18 20M14-24L14 20M42-24L48 20', '#c7a05c', 2.6),
    line('M-56-20H64M-74 16H80', '#8f5a45', 4),
  );
}

/** A low stand that holds an open book, 110 wide. @param {Pen} pen */
export function bookRest(pen) {
  return [
    flat(52),
    line('M-40 0L36-52M40 0L-36-52', '#8a5f3c', 8),
    line('M-40-1L36-53', '#a8764a', 3),
    pen.lit('M-2-50Q-28-72-58-62V-84Q-28-92-2-72Z', '#fbf3df', { x: 4, y: 4, dark: '#e2cfa6' }),
    pen.lit('M2-50Q28-72 58-62V-84Q28-92 2-72Z', '#f6ead0', { x: 4, y: 4, dark: '#d9c498' }),
    line('M-58-60Q-28-70 0-48Q28-70 58-60', '#7a4c33', 4),
    line('M-50-78Q-28-82-10-70M-50-71Q-28-76-10-63M12-70Q28-81 50-78M12-63Q28-75 50-71', '#b7a47c', 2),
  ].join('');
}

/** A pot of ink with a reed pen beside it, 80 wide. @param {Pen} pen */
export function inkAndReed(pen) {
  return [
    flat(36),
    pen.lit('M-22-22Q-28 0-14 0H14Q28 0 22-22Q0-28-22-22Z', '#5f7f8c', { x: 4, y: 4 }),
    ellipse(0, -23, 21, 5, '#86a4ae'),
    ellipse(0, -23, 13, 3, '#2c2a38'),
    line('M24 2L62-30', '#c9a05c', 5),
    line('M24 2L30-3', '#6b4a2c', 5),
  ].join('');
}

/** A plate with dates, 70 wide. @param {Pen} pen */
export function plateOfDates(pen) {
  return [
    flat(34),
    pen.lit('M-36-12Q-24 0 0 0Q24 0 36-12Z', '#c98a5c', { x: 5, y: 2 }),
    ellipse(0, -12, 36, 7, '#e0b083'),
    ...[
      [-16, -15],
      [0, -17],
      [15, -15],
      [-7, -21],
      [8, -22],
    ].map(([x = 0, y = 0], index) => ellipse(x, y, 8, 5, index % 2 ? '#8a4f2f' : '#6f3d28')),
  ].join('');
}

/** Small bottles of perfume, 70 wide. @param {Pen} pen */
export function perfumeBottles(pen) {
  const bottle = (/** @type {number} */ x, /** @type {string} */ glass) =>
    pen.lit(
      `M${x - 4}-44H${x + 4}V-32Q${x + 13}-26 ${x + 13}-13Q${x + 13} 0 ${x} 0Q${x - 13} 0 ${x - 13}-13Q${x - 13}-26 ${x - 4}-32Z`,
      glass,
      { x: 4, y: 3 },
    ) + line(`M${x - 5}-46H${x + 5}`, '#8a5f3c', 6);
  return flat(34) + bottle(-24, '#c98aa0') + bottle(24, '#7fa88f') + bottle(0, '#d9a65c');
}

/** From the spring of each arm to the stream, x and y. @type {readonly string[]} */
const arms = [
  '-12 258 40 270 90 266 150 286 222 308',
  '92 232 118 246 136 250 176 276 228 306',
  '268 234 248 252 256 268 238 284 240 306',
  '396 236 362 246 340 262 290 276 254 308',
  '492 270 430 286 390 280 320 296 260 312',
];

/** Thin streams that run from all sides through green land into one. @param {Pen} pen @param {Hour} hour */
export function streams(pen, hour) {
  const water = toned(hour, '#6fbccb');
  const glint = toned(hour, '#cdeff0');
  return [
    garden(pen, hour),
    path(
      smooth('-20 262 120 250 260 260 400 250 500 262 500 380 -20 380'),
      pen.gradient([
        [0, toned(hour, '#a9cb7e')],
        [1, toned(hour, '#7fae5f')],
      ]),
    ),
    ...arms.map((arm) => path(ribbon(widening(arm)), water)),
    path(
      ribbon([
        [236, 298, 16],
        [252, 314, 30],
        [222, 334, 48],
        [250, 376, 84],
      ]),
      water,
    ),
    line('M238 316q8 6 2 14M222 340q10 6 4 16M258 344q8 5 4 13', glint, 3.4),
  ].join('');
}

/** Points of an arm with a width that grows. @param {string} arm @returns {readonly [number, number, number][]} */
function widening(arm) {
  const numbers = arm.split(' ').map(Number);
  return [0, 1, 2, 3, 4].map((index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
    1 + index * 2.4,
  ]);
}
