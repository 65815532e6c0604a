import { place } from '../../kit/svg.mjs';
import { stones } from '../../props/camp.mjs';
import { palm, tuft, youngPalm } from '../../props/palm.mjs';
import { pool } from '../../props/water.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const grass = '#83b267';

/** Water under palms, 200 wide. @param {Pen} pen */
export function oasis(pen) {
  return [
    place(-64, -8, 0.62, palm(pen), { flip: true }),
    place(58, -12, 0.72, palm(pen)),
    place(0, 0, 1, pool(pen)),
    place(-84, 8, 0.5, youngPalm(pen)),
    place(84, 12, 0.7, tuft(pen, grass)),
    place(-42, 22, 0.6, tuft(pen, grass)),
  ].join('');
}

/** Grass and pebbles. @param {Pen} pen */
export function scrub(pen) {
  return place(0, 0, 0.8, tuft(pen, grass)) + place(26, 3, 0.5, stones(pen, '#c39a72'));
}
