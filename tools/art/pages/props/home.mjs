import { light } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path } from '../../kit/svg.mjs';
import { basket, cushion } from './household.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */
/** @typedef {import('../scene.mjs').Draw} Draw */

const flat = (/** @type {number} */ wide) => ellipse(3, 1, wide, wide * 0.13, shadow.fill, { opacity: 0.18 });

/** @type {Draw} */ export const goldCushion = (pen) => cushion(pen, '#cfa04a');
/** @type {Draw} */ export const woolBasket = (pen) => basket(pen, '#f0e2c8');

/** A star with its light, 30 wide. @param {Pen} pen */
export function brightStar(pen) {
  return [
    circle(
      0,
      0,
      20,
      pen.glow([
        [0, '#fff3cf', 0.7],
        [1, '#fff3cf', 0],
      ]),
    ),
    path('M0-9Q1.500-1.500 9 0Q1.500 1.500 0 9Q-1.500 1.500-9 0Q-1.500-1.500 0-9Z', '#fff6dc'),
  ].join('');
}

/** A necklace of beads on a rug, 56 wide. */
export function necklace() {
  const beads = Array.from({ length: 15 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 15 + 0.4;
    const colour = index % 5 === 0 ? '#b4303f' : index % 2 ? '#f3e6cd' : '#6f4a3a';
    return circle(Math.cos(angle) * 26, Math.sin(angle) * 10 - 6, index % 5 === 0 ? 4.2 : 3.2, colour);
  });
  return [
    ellipse(1, -4, 27, 11, 'none', { stroke: '#33445f', 'stroke-width': 2, opacity: 0.4 }),
    ...beads,
    line('M26-4q8 6 14 4M26-8q10-2 14 2', '#d8bd8d', 2),
  ].join('');
}

/** Cracks in dry ground. */
export function cracks() {
  return line(
    'M40 332L86 324 120 330 168 322M86 324L98 312M230 340L282 332 322 338 372 330M282 332L270 346M322 338L336 350M30 352L70 350',
    '#a07c54',
    2.4,
    { opacity: 0.55 },
  );
}

/** An empty sack, 70 wide. @param {Pen} pen */
export function emptySack(pen) {
  return [
    flat(36),
    pen.lit(smooth('-34 -2 -30 -9 -8 -8 6 -13 24 -9 36 -12 38 -3 20 2 -14 2'), '#d6b488', { x: 3, y: 3 }),
    line('M-20-8q10 4 18 7M8-11q6 5 16 8', '#b08f62', 2.2),
    path('M34-12L44-16 43-1 36-2Z', '#c7a375'),
  ].join('');
}

/** A folded cloth, 60 wide. @param {Pen} pen */
export function foldedCloth(pen) {
  const cloth = '#5f8f9c';
  return [
    flat(32),
    pen.lit('M-30-2L-24-14Q0-19 26-14L32-2Q0 4-30-2Z', cloth, { x: 4, y: 3 }),
    line('M-28-7Q0-2 30-7', light(cloth, 0.4), 2.6),
    line('M-25-12Q0-8 27-12', light(cloth, 0.25), 2),
  ].join('');
}
