import { shade } from '../../kit/colour.mjs';
import { ribbon, rounded, smooth } from '../../kit/outline.mjs';
import { material } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { fireplace } from '../../props/camp.mjs';
import { dune, peak } from '../../props/mountain.mjs';
import { palm, tuft } from '../../props/palm.mjs';
import { boat } from '../../props/rocks.mjs';
import { sheep } from '../../props/sheep.mjs';
import { flag, sun } from '../../props/sky.mjs';
import { longTent, qubba } from '../../props/tent.mjs';
import { flowers } from '../../props/trees.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const trodden = '#fff3d6';

/** @param {Pen} pen */
export const desertTent = (pen) => place(80, 128, 0.72, longTent(pen));
/** @param {Pen} pen */
export const leatherTent = (pen) => place(80, 130, 0.94, qubba(pen, { flag: material.green }));
/** @param {Pen} pen */
export const pastureTent = (pen) =>
  place(74, 112, 0.62, longTent(pen)) +
  place(112, 136, 0.46, sheep(pen)) +
  place(46, 134, 0.8, flowers(pen, '#fdf6e0')) +
  place(72, 136, 0.6, tuft(pen, '#5f9d47'));
/** @param {Pen} pen */
export const guestFire = (pen) =>
  path('M10 118Q80 76 150 118V150H10Z', '#4b5288') + place(80, 108, 1.34, fireplace(pen));
/** @param {Pen} pen */
export const farDunes = (pen) =>
  place(110, 44, 1, sun(pen, 10)) +
  dune(pen, { x: 80, y: 128, width: 170, height: 66, colour: '#e9bd78', haze: '#fde8c0' });
/** @param {Pen} pen */
export const mountainLight = (pen) =>
  place(56, 46, 1, sun(pen, 10)) +
  peak(pen, { x: 88, y: 128, width: 136, height: 86, colour: '#9f8378', haze: '#f0dcc0' });
/** @param {Pen} pen */
export const snowyMountain = (pen) =>
  peak(pen, { x: 48, y: 126, width: 96, height: 58, colour: '#b59fa6', haze: '#f3eff3' }) +
  peak(pen, { x: 96, y: 128, width: 130, height: 92, colour: '#a58f9c', haze: '#f3eff3', cap: '#f7fafc' });
/** @param {Pen} pen */
export const twoHills = (pen) =>
  place(112, 40, 1, sun(pen, 9)) +
  peak(pen, { x: 46, y: 122, width: 100, height: 66, colour: '#b98a78', haze: '#f3d7b4' }) +
  peak(pen, { x: 116, y: 122, width: 90, height: 54, colour: '#a87b70', haze: '#f3d7b4' }) +
  line('M52 132Q80 116 112 132', trodden, 5, { 'stroke-dasharray': '1 9' });
/** @param {Pen} pen */
export const archersHill = (pen) =>
  peak(pen, { x: 80, y: 104, width: 190, height: 62, colour: '#a8888c', haze: '#f3dcc8' }) +
  path('M24 130Q50 92 84 94T140 130Z', '#c69a78') +
  place(84, 96, 0.9, flag('#b4473f'));
/** @param {Pen} pen */
export const ship = (pen) =>
  place(76, 122, 1.05, boat(pen, '#f7e3b6')) +
  line('M24 128q8-5 16 0t16 0M96 134q8-5 16 0t16 0', '#cdeef0', 3);
/** @param {Pen} pen */
export const oasisPalm = (pen) =>
  place(76, 132, 0.74, palm(pen)) + path('M52 132Q80 122 116 130Q100 142 66 140Z', '#5ec6c1');

/** Roads to four lands. @param {Pen} pen */
export function fourRoads(pen) {
  const roads = [
    [
      [80, 100, 10],
      [52, 108, 14],
      [40, 126, 20],
      [8, 150, 34],
    ],
    [
      [80, 100, 10],
      [110, 108, 14],
      [122, 126, 20],
      [154, 148, 34],
    ],
    [
      [80, 98, 8],
      [60, 92, 6],
      [52, 82, 4],
      [26, 76, 2],
    ],
    [
      [80, 98, 8],
      [98, 90, 6],
      [108, 84, 4],
      [136, 74, 2],
    ],
  ];
  return [
    ...roads.map((road) =>
      path(ribbon(road.map(([x = 0, y = 0, wide = 0]) => /** @type {const} */ ([x, y, wide]))), trodden),
    ),
    ellipse(80, 100, 22, 10, trodden),
    line('M80 102V42', '#8a5a34', 7),
    ...[
      [-1, 48, '#c98f57'],
      [1, 58, '#a8703f'],
      [-1, 70, '#b67d48'],
      [1, 80, '#d9a766'],
    ].map(([side = 1, y = 0, colour = '']) =>
      pen.lit(signBoard(Number(side), Number(y)), String(colour), { x: 2, y: 2 }),
    ),
  ].join('');
}

/** A board that points to one side. @param {number} side -1 left, 1 right @param {number} y */
function signBoard(side, y) {
  return `M80 ${y}H${80 + side * 28}L${80 + side * 37} ${y + 5}L${80 + side * 28} ${y + 10}H80Z`;
}

/** A road that forks. @param {Pen} pen */
export function forkedRoad(pen) {
  return [
    path(
      ribbon([
        [80, 150, 40],
        [80, 116, 24],
        [54, 88, 12],
        [28, 74, 5],
      ]),
      trodden,
    ),
    path(
      ribbon([
        [82, 150, 40],
        [84, 116, 24],
        [108, 88, 12],
        [136, 76, 5],
      ]),
      '#e9cf9e',
    ),
    line('M80 112V44', '#8a5a34', 7),
    pen.lit('M76 48H40L28 58L40 68H76Z', '#c98f57', { x: 3, y: 3 }),
    pen.lit('M84 66H120L132 76L120 86H84Z', '#a8703f', { x: 3, y: 3 }),
    circle(80, 42, 5, '#8a5a34'),
  ].join('');
}

/** A shepherd's staff and his bag. @param {Pen} pen */
export function shepherdStaff(pen) {
  return [
    ellipse(84, 130, 40, 5, '#4b2e52', { opacity: 0.18 }),
    line('M62 132L72 56C74 24 112 24 110 52C109 62 98 66 92 60', shade(material.wood, 0.2), 10),
    line('M60 132L70 56C72 24 110 24 108 52C107 62 97 65 92 59', material.wood, 7),
    line('M92 84Q110 60 126 88', '#6b4630', 4),
    pen.lit('M88 88H130Q136 112 126 128H94Q84 112 88 88Z', '#b5613f', { x: 5, y: 4 }),
    path('M86 88H132Q130 106 109 108T86 88Z', shade('#b5613f', 0.14)),
    circle(109, 106, 4, '#f2b53c'),
  ].join('');
}

/** The star that travellers follow. @param {Pen} pen */
export function guidingStar(pen) {
  return [
    circle(
      80,
      62,
      52,
      pen.glow([
        [0, '#fff3c4', 0.85],
        [1, '#fff3c4', 0],
      ]),
    ),
    path('M80 20Q83 56 122 62Q83 68 80 104Q77 68 38 62Q77 56 80 20Z', '#fff3c4'),
    path('M80 38Q82 60 104 62Q82 64 80 86Q78 64 56 62Q78 60 80 38Z', '#f9c65a'),
    dune(pen, { x: 60, y: 142, width: 160, height: 32, colour: '#5a669f', haze: '#7f86c0' }),
    path(
      ribbon([
        [80, 150, 22],
        [92, 132, 9],
        [82, 120, 4],
      ]),
      '#e9dcc0',
    ),
  ].join('');
}

/** Flat stones laid on each other to show the way. @param {Pen} pen */
export function cairn(pen) {
  const stones = [
    ['30 130 34 114 60 110 104 110 128 116 130 130', '#8f7a6c'],
    ['42 112 44 100 70 96 104 97 116 104 114 112', '#c4a88c'],
    ['38 98 46 86 78 84 108 86 112 98', '#a38b76'],
    ['56 86 60 74 82 71 102 76 100 86', '#d3b898'],
    ['62 73 70 62 88 61 96 73', '#93806f'],
  ];
  return (
    ellipse(84, 131, 56, 5, '#4b2e52', { opacity: 0.18 }) +
    stones.map(([form = '', colour = '']) => pen.lit(rounded(form, 5), colour, { x: 7, y: 3 })).join('') +
    place(80, 62, 0.9, flag('#26b27a'))
  );
}

/** The mouth of a cave. @param {Pen} pen */
export function caveMouth(pen) {
  return [
    pen.lit(smooth('12 132 20 78 48 44 82 32 118 50 142 88 150 132'), '#a58c80', { x: 9, y: 7 }),
    path(smooth('50 134 52 98 66 80 84 76 104 86 112 106 112 134'), '#4a3a4c'),
    path(smooth('62 134 66 108 80 96 94 104 100 134'), '#7a5a56'),
    path(smooth('72 134 76 118 84 114 90 134'), '#f3b562'),
    line('M36 84l14-10M112 60l12 10', shade('#a58c80', 0.25), 4),
    place(36, 132, 0.8, tuft(pen, '#8fa772')),
  ].join('');
}

/** Steps in the sand. */
export function footprints() {
  const foot =
    path('M-7 10C-10 0-8-12 0-14C8-12 10 0 6 10Q0 15-7 10Z', '#b98a55') +
    [-6, -2, 2, 6].map((x) => circle(x, -18 + Math.abs(x) * 0.5, 2.2, '#b98a55')).join('');
  return [
    [56, 128, 1.1, -6],
    [92, 114, 1, 8],
    [62, 92, 0.86, -2],
    [94, 76, 0.76, 10],
    [76, 58, 0.64, 6],
  ]
    .map(([x = 0, y = 0, size = 1, turn = 0]) => place(x, y, size, foot, { turn }))
    .join('');
}
