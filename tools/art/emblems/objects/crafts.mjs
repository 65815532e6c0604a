import { light, shade } from '../../kit/colour.mjs';
import { khatam, rounded, smooth } from '../../kit/outline.mjs';
import { material } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { palm } from '../../props/palm.mjs';
import { stones } from '../../props/camp.mjs';
import { pool } from '../../props/water.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const iron = '#8f97a3';

/** Keys on a ring. */
export function keys() {
  const key =
    line('M0 14V70', '#c98a34', 9) +
    line('M4 52H16M4 64H20', '#c98a34', 8) +
    circle(0, 6, 13, 'none', { stroke: '#c98a34', 'stroke-width': 8 }) +
    line('M-2 16V68', '#f2c25a', 3);
  return [
    circle(80, 44, 22, 'none', { stroke: shade(iron, 0.2), 'stroke-width': 7 }),
    circle(79, 43, 22, 'none', { stroke: light(iron, 0.3), 'stroke-width': 4 }),
    place(66, 56, 0.96, key, { turn: 20 }),
    place(96, 56, 0.96, key, { turn: -18 }),
  ].join('');
}

/** A pick and a basket of earth. @param {Pen} pen */
export function diggingTools(pen) {
  return [
    path('M14 130Q60 108 110 126T150 128V150H14Z', '#b98a5c'),
    line('M98 122L52 40', material.wood, 8),
    pen.lit('M24 62C34 38 58 24 84 32L80 40C62 36 46 46 34 66Z', iron, { x: 3, y: 3 }),
    ellipse(110, 96, 28, 9, '#6b4630'),
    pen.lit(smooth('86 96 92 84 110 78 128 86 134 96 110 102'), '#a5744a', { x: 5, y: 4 }),
    pen.lit('M82 97Q110 110 138 97L130 128Q110 136 90 128Z', '#d9b26a', { x: 5, y: 3 }),
    line('M86 108Q110 118 134 108M88 118Q110 128 132 118', '#a87f45', 3),
  ].join('');
}

/** A hammer on its anvil. @param {Pen} pen */
export function smithy(pen) {
  return [
    ellipse(84, 130, 44, 5, '#4b2e52', { opacity: 0.2 }),
    pen.lit('M58 104H106L114 128H50Z', '#a8703f', { x: 6, y: 3 }),
    pen.lit('M28 82Q36 76 50 78H126V90Q112 92 108 104H58Q56 94 40 92Q30 90 28 82Z', shade(iron, 0.24), {
      x: 4,
      y: 4,
    }),
    line('M66 70L112 34', material.wood, 8),
    pen.lit('M46 56L62 48L78 70L62 80Z', iron, { x: 4, y: 3 }),
    ...[
      [92, 66],
      [104, 72],
      [36, 66],
      [30, 52],
      [46, 42],
    ].map(([x = 0, y = 0]) => path(`M${x} ${y - 7}q1 6 7 7q-6 1-7 7q-1-6-7-7q6-1 7-7Z`, '#ffcf6a')),
  ].join('');
}

/** A round shield. @param {Pen} pen */
export function shield(pen) {
  const boss = [0, 60, 120, 180, 240, 300].map((turn) =>
    circle(0, -36, 4.4, '#f2c25a', { transform: `translate(80 82) rotate(${turn})` }),
  );
  return [
    ellipse(86, 132, 36, 5, '#4b2e52', { opacity: 0.2 }),
    pen.lit('M80 34A48 48 0 0 1 80 130A48 48 0 0 1 80 34Z', '#8f5a38', { x: 5, y: 5 }),
    circle(80, 82, 41, '#6b4630'),
    circle(79, 81, 40, '#a9683f'),
    path(rounded(khatam(28, { x: 80, y: 82 }), 2), '#f2c25a'),
    path(rounded(khatam(21, { x: 80, y: 82 }), 2), '#8f5a38'),
    pen.lit('M80 70A12 12 0 0 1 80 94A12 12 0 0 1 80 70Z', iron, { x: 3, y: 3 }),
    ...boss,
  ].join('');
}

/** A bow with its arrows. */
export function bow() {
  const arrow =
    line('M0 46V-30', '#c9a05c', 4) +
    path('M-6-28L0-44L6-28Z', iron) +
    path('M-6 46L0 32L6 46L0 42Z', '#b4473f');
  return [
    ellipse(84, 132, 40, 4, '#4b2e52', { opacity: 0.18 }),
    line('M46 28Q118 78 46 132', shade(material.wood, 0.2), 10),
    line('M45 28Q114 78 45 132', light(material.wood, 0.1), 6),
    line('M46 28V132', '#f6ecd2', 2.4),
    line('M78 66Q84 80 78 96', '#b4473f', 11),
    place(112, 84, 1, arrow, { turn: 8 }),
    place(126, 90, 0.9, arrow, { turn: 16 }),
  ].join('');
}

/** Bricks of clay, and the form for them. @param {Pen} pen */
export function bricks(pen) {
  const brick = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) =>
    pen.lit(`M${x} ${y}V${y - 20}H${x + 38}V${y}Z`, colour, { x: 8, y: 5 });
  return [
    ellipse(84, 130, 60, 5, '#4b2e52', { opacity: 0.18 }),
    brick(22, 128, '#c98a58'),
    brick(61, 128, '#d9a06c'),
    brick(100, 128, '#c98a58'),
    brick(41, 107, '#d9a06c'),
    brick(81, 107, '#c4834f'),
    brick(61, 86, '#d9a06c'),
    line('M104 66L128 44', material.wood, 7),
    pen.lit('M62 60L104 54L110 66L74 72Z', iron, { x: 2, y: 3 }),
  ].join('');
}

/** A basket of palm leaf. @param {Pen} pen */
export function basket(pen) {
  return [
    ellipse(84, 130, 40, 5, '#4b2e52', { opacity: 0.18 }),
    line('M42 78C44 30 116 30 118 78', '#a87f45', 7),
    ellipse(80, 78, 40, 12, '#7a5a34'),
    ...[
      [60, 72],
      [78, 66],
      [98, 72],
    ].map(
      ([x = 0, y = 0], index) =>
        circle(x, y, 13, ['#c8503a', '#f2b53c', '#8fae5c'][index] ?? '#c8503a') +
        circle(x - 4, y - 4, 4, '#fff6e0', { opacity: 0.6 }),
    ),
    pen.lit('M40 80Q80 98 120 80L108 126Q80 136 52 126Z', '#d9b26a', { x: 7, y: 3 }),
    line('M44 92Q80 108 116 92M47 104Q80 120 112 104M50 116Q80 132 110 116', '#a87f45', 3),
    line('M62 90L66 130M80 94V132M98 90L94 130', '#a87f45', 2.4),
  ].join('');
}

/** A plain banner on its spear. @param {Pen} pen */
export function banner(pen) {
  return [
    ellipse(64, 132, 30, 4, '#4b2e52', { opacity: 0.18 }),
    line('M50 132V28', material.wood, 6),
    path('M44 30L50 12L56 30Z', iron),
    pen.lit('M52 34C76 24 96 46 132 32L120 60L132 88C98 102 76 78 52 90Z', '#fbf3e2', {
      x: 4,
      y: 5,
      dark: '#e0d2bf',
    }),
    line('M60 44Q90 40 118 44M60 80Q90 74 118 80', '#2c8a59', 4),
  ].join('');
}

/** A well with its rope and bucket. @param {Pen} pen */
export function well(pen) {
  return [
    line('M50 104V46M110 104V46', material.wood, 7),
    line('M42 46H118', shade(material.wood, 0.15), 8),
    line('M80 48V84', '#e6cfa3', 3.4),
    circle(80, 48, 9, '#8a5a34'),
    pen.lit('M70 84H90L87 102H73Z', '#9a6236', { x: 4, y: 2 }),
    ellipse(80, 106, 42, 10, '#6d5a52'),
    ellipse(80, 108, 34, 7, '#3f8fa0'),
    pen.lit(smooth('38 106 60 114 100 114 122 106 118 132 100 140 60 140 42 132'), '#c7a988', { x: 7, y: 4 }),
    line('M52 116v12M72 119v14M92 119v14M110 115v12M44 124q36 14 72 0', shade('#c7a988', 0.22), 2.6),
  ].join('');
}

/** @param {Pen} pen */
export function spring(pen) {
  return [
    place(116, 122, 0.56, palm(pen)),
    place(52, 116, 1.1, stones(pen, '#b08d6c')),
    place(92, 118, 0.7, stones(pen, '#c09a76')),
    path('M66 104Q74 96 80 106Q84 116 78 124Q70 124 66 104Z', '#9fe0e0'),
    place(80, 128, 0.72, pool(pen)),
    line('M72 100q4-10 10-8M84 104q6-8 12-4', '#d6f4f0', 3),
  ].join('');
}

/** Just scales. @param {Pen} pen */
export function scales(pen) {
  const pan = 'M-20 0H20Q16 16 0 16Q-16 16-20 0Z';
  return [
    line('M80 44V122', material.wood, 7),
    line('M40 56Q80 44 120 56', shade(material.wood, 0.12), 6),
    line('M42 56L28 92M42 56L58 92M118 56L102 92M118 56L132 92', '#8a5a34', 2.4),
    place(43, 92, 1, pen.lit(pan, '#c98458', { x: 4, y: 3 })),
    place(117, 92, 1, pen.lit(pan, '#c98458', { x: 4, y: 3 })),
    path('M56 128Q60 118 80 118Q100 118 104 128Z', '#8a5a34'),
    circle(80, 44, 6, '#8a5a34'),
  ].join('');
}
