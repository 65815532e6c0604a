import { light, shade } from '../../kit/colour.mjs';
import { line, path } from '../../kit/svg.mjs';
import { garment } from './garment.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A cloak over a long shirt, open in front. @param {Pen} pen @param {string} colour @param {string} under @param {string} trim */
export function cloak(pen, colour, under, trim) {
  const half = 'M146 208C116 211 98 219 88 240C72 278 58 318 56 382Q86 400 122 396C124 340 130 280 146 226Z';
  return [
    garment(pen, { colour: under, hem: 384, flare: 54 }),
    pen.lit(half, colour, { x: 5, y: 3, dark: shade(colour, 0.2) }),
    path(half, shade(colour, 0.22), { transform: 'translate(320 0) scale(-1 1)' }),
    line('M144 212C128 280 124 340 122 394M176 212C192 280 196 340 198 394', trim, 5),
    line('M92 262C82 300 76 340 75 380', light(colour, 0.3), 4, { opacity: 0.6 }),
    line('M146 216Q160 226 174 216', trim, 6),
  ].join('');
}

/** A thick cloth with a hole for the head. @param {Pen} pen @param {string} colour @param {string} inside */
export function poncho(pen, colour, inside) {
  const cloth =
    'M138 209Q160 224 182 209C210 216 232 250 244 300Q246 308 238 312L166 352Q160 355 154 352L82 312Q74 308 76 300C88 250 110 216 138 209Z';
  return pen.lit(cloth, colour, { x: 10, y: 5, dark: shade(colour, 0.22) }) + pen.within(cloth, inside);
}
