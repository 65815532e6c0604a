import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { waterskin } from './household.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const flat = (/** @type {number} */ wide) => ellipse(3, 2, wide, wide * 0.13, shadow.fill, { opacity: 0.2 });

/** A shirt of iron rings, folded and laid down, 130 wide. @param {Pen} pen */
export function foldedMail(pen) {
  const rows = [-44, -33, -22, -11].map((y, row) =>
    line(`M${-54 + (row % 2) * 5} ${y}H${54 - (row % 2) * 5}`, row % 2 ? '#c3cad2' : '#6c7682', 7, {
      'stroke-dasharray': '1.5 9',
      'stroke-linecap': 'round',
    }),
  );
  return [
    flat(66),
    pen.lit('M-62 0Q-66-28-58-52Q-30-60 0-56Q32-60 58-52Q66-28 62 0Q30 6 0 4Q-32 6-62 0Z', '#96a0ab', {
      x: 5,
      y: 4,
      dark: '#65707c',
    }),
    ...rows,
    line('M-60-2Q-30 3 0 1Q32 3 60-2', '#5b6570', 3),
    line('M-57-50Q-28-58 0-54Q32-58 57-50', '#c8a45c', 4),
  ].join('');
}

/** A cushion of brown leather with a seam, 100 wide. @param {Pen} pen */
export function leatherCushion(pen) {
  return [
    flat(50),
    pen.lit('M-48-2Q-56-24-46-44Q-20-52 0-50Q24-52 46-44Q56-24 48-2Q24 6 0 4Q-26 6-48-2Z', '#a8683c', {
      x: 6,
      y: 5,
      dark: '#7a4626',
    }),
    line('M-42-6Q-48-24-40-40Q-18-46 0-44Q22-46 40-40Q48-24 42-6', '#e2b878', 2.2, {
      'stroke-dasharray': '6 5',
    }),
    line('M-50-2Q-58-6-60 2M-46-2Q-56 4-54 9', '#d9c48a', 2),
  ].join('');
}

/** A stalk of grass with fine leaves, lying, 90 wide. */
export function grassStalk() {
  return [
    line('M-44 4Q0-4 44-8', '#7f9a4c', 3),
    line('M-20 1Q-14-12-2-14M-6-1Q2 10 16 10M10-3Q16-14 28-17M24-5Q32 4 42 3', '#93ad5a', 2.4),
    line('M36-8L50-14M38-7L52-8M36-6L50-2', '#c2a85c', 2.4),
  ].join('');
}

const shirt = path('M-13 0L-25 7L-20 20L-13 16V42H13V16L20 20L25 7L13 0Q0 8-13 0Z', '#c0432f');
const shirtShade = path('M4 5L13 0L25 7L20 20L13 16V42H5Z', '#98301f', { opacity: 0.55 });

/** Two very small red shirts on a cord between two poles, 200 wide and 110 high. */
export function redShirts() {
  return [
    ellipse(-96, 2, 12, 2.6, shadow.fill, { opacity: 0.2 }),
    ellipse(104, 2, 12, 2.6, shadow.fill, { opacity: 0.2 }),
    line('M-98 0V-108M100 0V-108', '#8a5f3c', 6),
    line('M-98-100Q0-84 100-100', '#e6d3aa', 2.6),
    place(-38, -94, 1, shirt + shirtShade),
    place(36, -94, 0.86, shirt + shirtShade),
  ].join('');
}

/** A pole on two posts with a cloth and a waterskin, 180 wide. @param {Pen} pen */
export function clothesPole(pen) {
  return [
    ellipse(-82, 2, 12, 2.6, shadow.fill, { opacity: 0.2 }),
    ellipse(88, 2, 12, 2.6, shadow.fill, { opacity: 0.2 }),
    line('M-84 0V-116M86 0V-116', '#7a5134', 7),
    line('M-96-114H98', '#8f6340', 7),
    pen.lit('M-66-116H-18V-48Q-30-42-42-48Q-54-42-66-48Z', '#f2ead8', { x: 4, y: 2, dark: '#d2c6ac' }),
    line('M-66-58Q-54-52-42-58Q-30-52-18-58', '#cbb98f', 2),
    line('M30-112V-88M56-112V-88', '#d8c39a', 2.4),
    place(44, -62, 0.8, waterskin(pen)),
  ].join('');
}

/** A low heap of dates, 130 wide. */
export function dateHeap() {
  const tones = /** @type {const} */ (['#8a4f2f', '#a8623a', '#6f3d26']);
  const dates = [14, 11, 6, 3].flatMap((count, row) =>
    Array.from({ length: count }, (_, index) =>
      ellipse((index - (count - 1) / 2) * 9.4, -5 - row * 9, 7, 5, tones[(index + row) % 3] ?? tones[0]),
    ),
  );
  return [flat(70), ...dates, circle(-20, -26, 1.6, '#e2a878'), circle(26, -14, 1.6, '#e2a878')].join('');
}

/** A large round dish of food, 150 wide. @param {Pen} pen */
export function greatDish(pen) {
  return [
    ellipse(4, 8, 78, 12, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-74-14Q-60 12 0 14Q60 12 74-14Z', '#9c6a40', { x: 4, y: 3, dark: '#6e4628' }),
    ellipse(0, -14, 74, 18, '#b8834f'),
    ellipse(0, -14, 64, 14, '#e8c98a'),
    ellipse(-18, -18, 26, 7, '#f2dcaa'),
    ellipse(22, -14, 22, 6, '#d9ac62'),
    ellipse(4, -22, 12, 4, '#a8683c'),
  ].join('');
}

/** Silver coins on the ground, 60 wide. */
export function silverCoins() {
  const coin = (/** @type {number} */ x, /** @type {number} */ y) =>
    ellipse(x, y, 11, 5, '#8b949f') +
    ellipse(x, y - 2.4, 11, 5, '#d8dee4') +
    ellipse(x, y - 2.4, 7, 3, '#bcc5ce');
  return [flat(30), coin(-18, -2), coin(16, -4), coin(-2, -7), coin(2, 3)].join('');
}
