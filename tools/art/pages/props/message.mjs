import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { stone } from '../../props/camp.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A silver ring with three lines on its plate, 84 wide. @param {Pen} pen */
export function sealRing(pen) {
  return [
    ellipse(4, 4, 44, 8, shadow.fill, { opacity: 0.24 }),
    ellipse(0, -26, 32, 26, 'none', { stroke: '#aab2ba', 'stroke-width': 9 }),
    ellipse(-1, -28, 32, 26, 'none', { stroke: '#e4e9ed', 'stroke-width': 4 }),
    pen.lit('M-26-66Q0-82 26-66Q30-46 22-38Q0-28-22-38Q-30-46-26-66Z', '#dfe4e8', {
      x: 5,
      y: 4,
      dark: '#aeb7bf',
    }),
    line('M-15-62H15M-17-53H17M-13-44H13', '#6f7a84', 3.4),
    circle(-20, -60, 2.6, '#ffffff'),
  ].join('');
}

/** A white standard on its pole, 190 high. @param {Pen} pen */
export function whiteStandard(pen) {
  return [
    line('M0 0V-186', '#8a5f3c', 6),
    path('M-6-184L0-198L6-184Z', '#b9a06a'),
    pen.lit('M3-178Q36-192 62-176Q86-162 112-174L106-116Q82-104 58-118Q34-132 3-120Z', '#fbf7ea', {
      x: 6,
      y: 6,
      dark: '#dcd3bc',
    }),
    ellipse(0, 1, 40, 6, shadow.fill, { opacity: 0.22 }),
    ...[-26, -9, 9, 26].map((x, index) => place(x, 3 - (index % 2) * 5, 0.62, stone(pen, '#6c6468'))),
    place(0, -9, 0.6, stone(pen, '#7d757a')),
  ].join('');
}

/** A fort of rough blocks with two towers and a dark gate, 240 wide. @param {Pen} pen */
export function fort(pen) {
  const light = { x: 8, y: 5, dark: '#97714b' };
  const teeth = (/** @type {number} */ x, /** @type {number} */ y) => `M${x} ${y}h14v-12h-14Z`;
  return [
    ellipse(6, 2, 128, 9, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-92 0V-84H92V0Z', '#bd9466', light),
    pen.lit('M-120 0V-126H-68V0Z', '#caa272', light),
    pen.lit('M68 0V-126H120V0Z', '#caa272', light),
    path([-64, -38, -12, 14, 40].map((x) => teeth(x, -83)).join(''), '#bd9466'),
    path([-118, -84, 70, 104].map((x) => teeth(x, -125)).join(''), '#caa272'),
    path('M-20 0V-40Q0-62 20-40V0Z', '#4d3a30'),
    line('M-98-96V-80M94-96V-80', '#4d3a30', 7),
    line('M-84-52H-40M-60-30H-30M34-58H80M30-24H60', '#9a744e', 2.4),
  ].join('');
}

/** Ripe dates that hang in two clusters, 90 wide; their stalk is at the top. */
export function dateClusters() {
  const grains = (/** @type {number} */ dx) =>
    [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 4 - row }, (_, index) =>
        ellipse(dx + (index - (3 - row) / 2) * 9, 16 + row * 10, 5, 6.4, index % 2 ? '#8f4f26' : '#a9642f'),
      ),
    );
  return [line('M0-6Q-18 0-22 12M0-6Q18 0 22 12', '#b58a3c', 4), ...grains(-22), ...grains(22)].join('');
}

/** A lump of dough in a wide wooden bowl, 110 wide. @param {Pen} pen */
export function doughBowl(pen) {
  return [
    ellipse(4, 2, 56, 8, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-54-30H54Q50 0 0 0Q-50 0-54-30Z', '#a06a3e', { x: 8, y: 4 }),
    ellipse(0, -30, 54, 12, '#7d4f2d'),
    pen.lit('M-40-30Q-36-56-4-56Q36-56 40-30Q20-22 0-22Q-22-22-40-30Z', '#f0dfbb', {
      x: 6,
      y: 4,
      dark: '#d6bf92',
    }),
    line('M-14-46Q0-40 12-47', '#d6bf92', 3),
  ].join('');
}
