import { mix } from '../../kit/colour.mjs';
import { ground } from '../../kit/outline.mjs';
import { path, place } from '../../kit/svg.mjs';
import { dune, mesa, mist } from '../../props/mountain.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

export const sand = '#e9bd78';
export const haze = '#fde8c0';
const rock = '#d99a7c';

export const air = /** @type {const} */ ([
  [0, '#8fd0d0'],
  [0.16, '#bfe5d6'],
  [0.34, '#fbeac4'],
  [0.5, '#fddfae'],
]);

/** Table mountains in the haze, the origin at the left end of the horizon. @param {Pen} pen @param {number} width */
export function far(pen, width) {
  const faint = mix(rock, haze, 0.5);
  return [
    mesa(pen, { x: width * 0.06, y: 14, width: 120, height: 56, colour: faint, haze }),
    mesa(pen, { x: width * 0.46, y: 14, width: 92, height: 40, colour: faint, haze }),
    mesa(pen, { x: width * 0.82, y: 16, width: 118, height: 92, colour: mix(rock, haze, 0.12), haze }),
    mist(pen, -34, 56, width + 40, haze, 0.8),
  ].join('');
}

/** One row of dunes, as wide as the picture; its crest lies at y. @param {Pen} pen @param {number} width @param {number} y @param {number} depth 0 far, 1 near @param {number} height down to which it reaches @param {number} [flip] */
export function duneRow(pen, width, y, depth, height, flip = 0) {
  const colour = mix(mix(sand, haze, 0.55), '#dc9f57', depth);
  const tall = 46 + depth * 60;
  const [one, two] = flip ? [0.76, 0.2] : [0.26, 0.84];
  return place(0, y, 1, [
    dune(pen, {
      x: width * one,
      y: tall,
      width: 300 + depth * 90,
      height: tall * 1.12,
      colour,
      haze,
      lean: flip ? -0.04 : 0.12,
    }),
    dune(pen, { x: width * two, y: tall * 1.1, width: 280 + depth * 90, height: tall * 0.9, colour, haze }),
    path(
      ground(
        [
          [-20, tall * 0.62],
          [width * 0.3, tall * 0.8],
          [width * 0.66, tall * 0.62],
          [width + 20, tall * 0.82],
        ],
        height - y,
      ),
      mix(colour, '#fff0cc', 0.14),
    ),
  ]);
}
