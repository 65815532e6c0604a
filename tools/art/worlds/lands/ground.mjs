import { mix } from '../../kit/colour.mjs';
import { ground, ribbon } from '../../kit/outline.mjs';
import { circle, group, path, place } from '../../kit/svg.mjs';
import { dune } from '../../props/mountain.mjs';

/** @typedef {import('../world.mjs').Pen} Pen */
/** @typedef {import('../world.mjs').Row} Row */

/** Dunes. @param {Pen} pen @param {Row} row @param {{ far: string, near: string, haze: string }} look */
export function dunes(pen, { width, y, depth, height, turn }, { far, near, haze }) {
  const colour = mix(far, near, depth);
  const tall = 46 + depth * 60;
  const [one, two] = turn ? [0.76, 0.2] : [0.26, 0.84];
  const span = 290 + depth * 90;
  return place(0, y, 1, [
    dune(pen, {
      x: width * one,
      y: tall,
      width: span + 10,
      height: tall * 1.12,
      colour,
      haze,
      lean: turn ? -0.04 : 0.12,
    }),
    dune(pen, { x: width * two, y: tall * 1.1, width: span - 10, height: tall * 0.9, colour, haze }),
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

/** Soft hills, lit along their crests. @param {Row} row @param {{ far: string, near: string }} look */
export function meadows({ width, y, depth, height, turn }, { far, near }) {
  const colour = mix(far, near, depth);
  const rise = 26 + depth * 26;
  const marks = turn ? [0.7, -0.35, 0.5, -0.1, 0.6] : [-0.2, 0.55, -0.45, 0.4, -0.25];
  const crest = marks.map(
    (mark, index) => /** @type {const} */ ([-20 + (index * (width + 40)) / 4, rise * (0.6 + mark)]),
  );
  const below = crest.map(([x, top], index) => /** @type {const} */ ([x, top + 7 + (index % 2) * 16]));
  return place(0, y, 1, [
    path(ground(crest, height - y), mix(colour, '#ffffff', 0.26)),
    path(ground(below, height - y), colour),
  ]);
}

/** A river from side to side. @param {Row} row @param {string} water */
export function river({ width, y, depth, turn }, water) {
  const wide = 12 + depth * 20;
  const bends = turn ? [30, 4, 26, 0] : [0, 28, 6, 30];
  const course = bends.map(
    (bend, index) => /** @type {const} */ ([-30 + (index * (width + 60)) / 3, 44 + depth * 30 + bend, wide]),
  );
  const bank = course.map(([x, top]) => /** @type {const} */ ([x, top + 2, wide + 9]));
  const shine = course.map(([x, top]) => /** @type {const} */ ([x, top - wide * 0.18, wide * 0.34]));
  return place(0, y, 1, [
    path(ribbon(bank), '#e9d9a6'),
    path(ribbon(course), water),
    path(ribbon(shine), mix(water, '#ffffff', 0.5), { opacity: 0.6 }),
  ]);
}

/** Banks of cloud. @param {Row} row @param {{ far: string, near: string }} look */
export function cloudBank({ width, y, depth, height, turn }, { far, near }) {
  const colour = mix(far, near, depth);
  const size = 26 + depth * 18;
  const count = Math.ceil(width / (size * 1.3)) + 2;
  const puffs = Array.from({ length: count }, (_, index) => {
    const lift = ((index * 7 + turn * 3) % 5) * size * 0.16;
    return {
      x: index * size * 1.3 - size + turn * size * 0.6,
      y: size * 1.1 - lift,
      r: size * (0.9 + ((index * 3) % 4) * 0.12),
    };
  });
  return place(0, y, 1, [
    group(
      { fill: '#ffffff' },
      puffs.map((puff) => circle(puff.x, puff.y, puff.r, '#ffffff')),
    ),
    group(
      { fill: colour },
      puffs.map((puff) => circle(puff.x + 4, puff.y + 8, puff.r, colour)),
    ),
    path(`M-20 ${size * 1.3}H${width + 20}V${height - y}H-20Z`, colour),
  ]);
}
