import { light, mix, shade } from '../kit/colour.mjs';
import { ground, rounded } from '../kit/outline.mjs';
import { path } from '../kit/svg.mjs';
import { toned } from './hours.mjs';
import { height } from './frame.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./hours.mjs').Hour} Hour */

/** A bare mountain of the Hijaz with several tops. @param {Pen} pen @param {{ x: number, y: number, width: number, height: number, colour: string, haze: string, flip?: boolean }} form */
export function massif(pen, { x, y, width, height, colour, haze, flip = false }) {
  const turn = flip ? -1 : 1;
  /** @param {readonly (readonly [number, number])[]} points @param {number} radius */
  const form = (points, radius) =>
    rounded(
      points.map(([px, py]) => /** @type {const} */ ([x + px * width * turn, y + py * height])),
      radius,
    );
  const outline = form(tops, 7);
  const fade = (/** @type {string} */ tone, /** @type {number} */ share) =>
    pen.gradient([
      [0, tone],
      [1, mix(tone, haze, share)],
    ]);
  return pen.within(
    outline,
    path(outline, fade(light(colour, 0.1), 0.6)),
    ...(flip ? shadedMirrored : shaded).map((points) =>
      path(form(points, 4), fade(shade(colour, 0.18), 0.62)),
    ),
  );
}

const tops = /** @type {const} */ ([
  [-0.5, 0],
  [-0.41, -0.36],
  [-0.33, -0.44],
  [-0.24, -0.78],
  [-0.16, -0.7],
  [-0.04, -1],
  [0.06, -0.84],
  [0.13, -0.9],
  [0.24, -0.56],
  [0.33, -0.5],
  [0.42, -0.2],
  [0.5, 0],
]);

/** The faces that are turned away from the light. */
const shaded = /** @type {const} */ ([
  [
    [-0.24, -0.8],
    [-0.16, -0.7],
    [-0.12, -0.5],
    [-0.16, -0.2],
    [-0.22, -0.36],
    [-0.19, -0.56],
  ],
  [
    [-0.04, -1.02],
    [0.06, -0.84],
    [0.12, -0.5],
    [0.06, 0.1],
    [-0.02, -0.3],
    [0.02, -0.6],
  ],
  [
    [0.13, -0.92],
    [0.26, -0.56],
    [0.33, -0.5],
    [0.6, 0.1],
    [0.28, 0.1],
    [0.2, -0.34],
  ],
]);

const shadedMirrored = /** @type {const} */ ([
  [
    [0.13, -0.92],
    [0.06, -0.84],
    [0.03, -0.5],
    [0.08, -0.2],
    [0.14, -0.4],
  ],
  [
    [-0.04, -1.02],
    [-0.16, -0.7],
    [-0.14, -0.3],
    [-0.06, 0.1],
    [-0.02, -0.4],
    [-0.08, -0.66],
  ],
  [
    [-0.24, -0.8],
    [-0.33, -0.44],
    [-0.41, -0.36],
    [-0.6, 0.1],
    [-0.32, 0.1],
    [-0.26, -0.36],
  ],
]);

/** Sand or gravel up to the front. @param {Pen} pen @param {Hour} hour @param {string} skyline @param {string} colour */
export function floor(pen, hour, skyline, colour) {
  const tone = toned(hour, colour);
  return path(
    ground(skyline, height),
    pen.gradient([
      [0, mix(tone, hour.haze, 0.42)],
      [0.6, tone],
      [1, shade(tone, 0.06)],
    ]),
  );
}
