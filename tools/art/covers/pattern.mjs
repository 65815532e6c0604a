import { mix } from '../kit/colour.mjs';
import { khatam, rounded, starPoints } from '../kit/outline.mjs';
import { between, pick, seeded } from '../kit/random.mjs';
import { box, circle, line, path } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const motifs = /** @type {const} */ ([stars, lattice, waves, petals]);

/** A geometric ornament over the whole cover, another for every seed. @param {Pen} pen @param {string} seed @param {string} colour */
export function pattern(pen, seed, colour) {
  const random = seeded(seed);
  const motif = pick(random, motifs);
  const size = Math.round(between(random, 34, 48));
  const tile = motif(size, mix(colour, '#ffffff', 0.16), mix(colour, '#2a1a3a', 0.14));
  return box(0, 0, 300, 400, 0, pen.tiles(size, tile));
}

/** @param {number} size @param {string} bright @param {string} dark */
function stars(size, bright, dark) {
  const half = size / 2;
  return (
    path(rounded(khatam(size * 0.42, { x: half, y: half }), 1), bright) +
    path(rounded(khatam(size * 0.22, { x: half, y: half }), 1), dark)
  );
}

/** @param {number} size @param {string} bright @param {string} dark */
function lattice(size, bright, dark) {
  const half = size / 2;
  return (
    line(`M0 ${half}L${half} 0L${size} ${half}L${half} ${size}Z`, bright, 3) +
    circle(half, half, size * 0.14, dark)
  );
}

/** @param {number} size @param {string} bright */
function waves(size, bright) {
  const q = size / 4;
  return line(
    `M0 ${q}q${q}-${q} ${2 * q} 0t${2 * q} 0M0 ${3 * q}q${q}-${q} ${2 * q} 0t${2 * q} 0`,
    bright,
    3,
  );
}

/** @param {number} size @param {string} bright @param {string} dark */
function petals(size, bright, dark) {
  const half = size / 2;
  return (
    path(rounded(starPoints(4, half, size * 0.16, { x: half, y: half }), 4), bright) +
    circle(half, half, 3, dark)
  );
}
