import { shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */
/** @typedef {import('../scene.mjs').Draw} Draw */

const flat = (/** @type {number} */ wide) => ellipse(3, 2, wide, wide * 0.13, shadow.fill, { opacity: 0.2 });

/** A prayer mat of palm leaf, lying, 90 wide. @param {Pen} pen */
export function prayerMat(pen) {
  return [
    pen.lit('M-34-16H40L50 12H-48Z', '#d8b878', { x: 3, y: 3, dark: '#b8935a' }),
    line('M-30-10H41M-34-3H44M-39 5H47', '#a8824c', 2, { opacity: 0.7 }),
    line('M-20-16L-27 12M4-16L2 12M27-16L33 12', '#c9a35e', 2),
  ].join('');
}

const ball = (/** @type {string} */ colour) =>
  [
    flat(17),
    circle(0, -16, 17, colour),
    line('M-14-22Q0-30 13-22M-16-14Q0-22 16-14M-13-6Q0-14 13-7', shade(colour, 0.22), 2.4),
    line('M-6-31Q-14-16-5-1M7-31Q14-16 6-1', shade(colour, 0.12), 2),
  ].join('');

/** Balls of coloured wool, 130 wide. */
export function woolBalls() {
  return (
    place(-44, 0, 1, ball('#c65f4a')) +
    place(-8, 4, 1.15, ball('#f0e2c8')) +
    place(36, 2, 0.95, ball('#5d8aa8'))
  );
}

/** A ring plaited of wool in two colours, 70 wide. */
export function woolRing() {
  return [
    flat(36),
    ellipse(0, -10, 29, 13, 'none', { stroke: '#d9a441', 'stroke-width': 12 }),
    ellipse(0, -10, 29, 13, 'none', { stroke: '#8a5a8f', 'stroke-width': 12, 'stroke-dasharray': '8 9' }),
  ].join('');
}

/** Two parts of a date and its stone on a plate, 150 wide. @param {Pen} pen */
export function halfDates(pen) {
  const half = 'M-24 0Q-22-15 0-15Q22-15 24 0Q20 9 0 9Q-20 9-24 0Z';
  const part = [
    pen.lit(half, '#8a4f2f', { x: 3, y: 3, dark: '#5f3320' }),
    path('M-16-1Q-14-9 0-9Q14-9 16-1Q12 4 0 4Q-12 4-16-1Z', '#c98a55'),
    path('M-9-1Q-7-5 0-5Q7-5 9-1Q6 2 0 2Q-6 2-9-1Z', '#a8683c'),
  ].join('');
  return [
    ellipse(4, 22, 80, 11, shadow.fill, { opacity: 0.2 }),
    ellipse(0, 12, 76, 20, '#b87a4b'),
    ellipse(0, 8, 72, 17, '#d69a67'),
    ellipse(0, 8, 56, 11, '#c6885a'),
    place(-34, 4, 1, part, { turn: -14 }),
    place(34, 4, 1, part, { turn: 12 }),
    ellipse(0, 10, 9, 4, '#7a5233'),
    line('M-7 10H7', '#5a3a22', 1.4),
  ].join('');
}

/** A heap of grain with a hollow in its side; the grain inside is dark and wet. 220 wide. @param {Pen} pen */
export function grainHeap(pen) {
  const heap = smooth('-112 2 -84 -30 -48 -64 -8 -92 26 -78 62 -44 92 -18 114 2 60 10 -60 10');
  const dots = Array.from({ length: 46 }, (_, index) => {
    const x = ((index * 53) % 190) - 95;
    const top = 84 - Math.abs(x) * 0.8;
    const y = -(((index * 37) % 100) / 100) * top;
    return ellipse(x, y, 3.2, 1.8, index % 2 ? '#f6e0a0' : '#c99a48');
  });
  return [
    ellipse(6, 8, 120, 12, shadow.fill, { opacity: 0.2 }),
    pen.within(heap, pen.lit(heap, '#e6bd66', { x: 12, y: 4, dark: '#c08f3f' }), ...dots),
    path(smooth('8 -10 14 -40 38 -50 58 -34 62 -10 36 -2'), '#7d5a30'),
    path(smooth('16 -12 21 -36 38 -43 52 -31 55 -13 36 -6'), '#5c4226'),
    ...Array.from({ length: 9 }, (_, index) =>
      ellipse(22 + ((index * 13) % 28), -14 - ((index * 7) % 20), 2.6, 1.6, '#8f7a52'),
    ),
    path('M30-6q3 6 0 9q-4-3 0-9ZM48-4q3 5 0 8q-4-3 0-8Z', '#7fb2c4'),
  ].join('');
}

/** A short spear that stands in the ground, 150 high. */
export function plantedSpear() {
  return [
    ellipse(14, 1, 26, 3.5, shadow.fill, { opacity: 0.2 }),
    line('M0 0V-124', '#8a5f3c', 5),
    path('M-8-122L0-152L8-122L0-114Z', '#9aa2ab'),
    line('M0-148V-116', '#6f7880', 1.6),
    path('M-12 2Q0-8 12 2Z', '#c9a06a'),
  ].join('');
}

/** A round shield of hide that leans, 84 wide. @param {Pen} pen */
export function hideShield(pen) {
  return [
    ellipse(6, 1, 42, 5, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-40-40A40 40 0 1 1 40-40A40 40 0 1 1-40-40Z', '#a8683c', { x: 6, y: 4, dark: '#7a4626' }),
    circle(0, -40, 29, 'none', { stroke: '#e2b878', 'stroke-width': 3, 'stroke-dasharray': '7 6' }),
    circle(0, -40, 10, '#d9a441'),
    circle(-2, -42, 4, '#f0cf86'),
  ].join('');
}
