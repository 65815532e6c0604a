import { light, shade } from '../kit/colour.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { material } from '../kit/palette.mjs';
import { box, circle, ellipse, line, path, place } from '../kit/svg.mjs';
import { bothSides } from './rig.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const frame = '#e8734f';
const cushion = '#2f8089';
const tyre = '#4b4657';
const metal = '#dfe5ea';

/** The wheelchair behind the figure: back, seat, wheels and footplate. @param {Pen} pen */
export function wheelchairBack(pen) {
  return [
    ellipse(160, 462, 124, 10, '#4b2e52', { opacity: 0.14 }),
    bothSides(pushHandle()),
    pen.lit('M104 206Q160 194 216 206L224 336H96Z', cushion, { x: 6, y: 4 }),
    bothSides(wheel()),
    bothSides(line('M98 352V440', shade(frame, 0.25), 8) + caster()),
    path('M112 346H208L200 420Q160 430 120 420Z', shade(cushion, 0.45)),
    pen.lit(
      'M104 318H216Q232 318 232 332V340Q232 352 220 352H100Q88 352 88 340V332Q88 318 104 318Z',
      cushion,
      {
        x: 5,
        y: 6,
      },
    ),
    box(104, 448, 112, 14, 7, shade(frame, 0.3)),
  ].join('');
}

/** Layer in front of the figure: light on the knees, shade below, and footrests. @param {Pen} pen */
export function wheelchairFront(pen) {
  const below = pen.gradient([
    [0, '#4b2e52', 0.06],
    [0.4, '#4b2e52', 0.3],
    [1, '#4b2e52', 0],
  ]);
  const knee = pen.glow([
    [0, '#fff3cf', 0.24],
    [0.5, '#fff3cf', 0.14],
    [1, '#fff3cf', 0],
  ]);
  return [
    bothSides(ellipse(135, 352, 26, 17, knee)),
    path('M113 358Q136 388 160 366Q184 388 207 358Q207 392 184 402Q160 396 136 402Q113 392 113 358Z', below),
    bothSides(
      line('M96 346Q96 362 99 376L108 452', frame, 8) + line('M94 348Q94 362 97 374', light(frame, 0.4), 2.6),
    ),
    pen.lit('M104 454H216Q222 454 220 460Q218 468 210 468H110Q102 468 100 460Q98 454 104 454Z', frame, {
      x: 4,
      y: 4,
    }),
  ].join('');
}

function pushHandle() {
  return line('M102 250V206', metal, 7) + line('M102 206Q94 198 84 202', tyre, 10);
}

/** A wheel on the left, a little open to the front, with its hand rim outside. */
function wheel() {
  const star =
    path(rounded(khatam(46), 3), '#f8e6bd') +
    path(rounded(khatam(27), 2), cushion) +
    circle(0, 0, 9, '#f2b53c');
  return place(
    76,
    376,
    1,
    [
      ellipse(0, 0, 29, 84, tyre),
      ellipse(-2, -1, 24, 76, light(tyre, 0.25)),
      ellipse(-2, 0, 21, 70, metal),
      ellipse(-3, 0, 18, 63, light(cushion, 0.2)),
      `<g transform="translate(-3 0) scale(.34 1.2)">${star}</g>`,
      ellipse(-9, 0, 24, 78, 'none', { stroke: shade(metal, 0.1), 'stroke-width': 4 }),
    ],
    { turn: 4 },
  );
}

function caster() {
  return circle(96, 450, 15, tyre) + circle(95, 449, 8, metal) + circle(95, 449, 3.4, material.amber);
}
