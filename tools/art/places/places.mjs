import { ribbon, rounded, khatam } from '../kit/outline.mjs';
import { circle, ellipse, line, path, place } from '../kit/svg.mjs';
import { shade } from '../kit/colour.mjs';
import { jar, lantern, lanternRope, rug, stones } from '../props/camp.mjs';
import { peak } from '../props/mountain.mjs';
import { bush, palm, tuft } from '../props/palm.mjs';
import { arch, clayHouse } from '../props/rocks.mjs';
import { flag } from '../props/sky.mjs';
import { longTent, qubba } from '../props/tent.mjs';
import { roundTree } from '../props/trees.mjs';
import { bookStand, mapTable } from './furniture.mjs';
import { littlePlace } from './frame.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const day = /** @type {const} */ ([
  [0, '#9bd6d6'],
  [0.6, '#fdf0cf'],
]);
const morning = /** @type {const} */ ([
  [0, '#a9d8e6'],
  [0.6, '#fdeecb'],
]);
const evening = /** @type {const} */ ([
  [0, '#f0b9a2'],
  [0.6, '#fdeac2'],
]);
const dusk = /** @type {const} */ ([
  [0, '#7f90d2'],
  [0.6, '#f3dbe0'],
]);
const sand = { far: '#e6c9a0', near: '#efcf95', ground: '#edc684' };
const meadow = { far: '#b9d3a6', near: '#a5c98a', ground: '#93bf76' };

/** The eight places of home; a tile may show their lower two thirds only, by the names of their files. @type {Readonly<Record<string, () => string>>} */
export const places = {
  'base-camp': () =>
    littlePlace({ air: day, ...sand }, (pen) =>
      [
        place(78, 186, 0.72, qubba(pen, { flag: '#26b27a' })),
        place(258, 188, 0.6, qubba(pen, { leather: '#6f7f4a', flag: '#f2b53c' })),
        place(78, 108, 1, lanternRope(pen, 180, 22, 12)),
        place(166, 200, 1, bookStand(pen)),
        place(26, 194, 0.5, palm(pen)),
        place(288, 214, 0.5, stones(pen)),
        place(44, 218, 0.6, tuft(pen, '#83b267')),
      ].join(''),
    ),
  'the-trails': () =>
    littlePlace({ air: morning, ...meadow }, (pen) =>
      [
        peak(pen, {
          x: 214,
          y: 150,
          width: 190,
          height: 78,
          colour: '#c39aa8',
          haze: '#fdebc6',
          cap: '#fff8ea',
        }),
        place(215, 78, 0.6, flag('#26b27a')),
        trail(),
        place(64, 204, 0.7, roundTree(pen, '#5f9d57')),
        place(282, 210, 0.7, bush(pen, '#6fae62')),
      ].join(''),
    ),
  'treasure-trails': () =>
    littlePlace({ air: evening, ...sand }, (pen) =>
      [
        place(64, 200, 0.66, palm(pen)),
        place(166, 196, 1, mapTable(pen)),
        place(280, 208, 0.8, lantern(pen)),
        place(44, 218, 0.7, tuft(pen, '#83b267')),
      ].join(''),
    ),
  'trail-blazers': () =>
    littlePlace({ air: day, far: '#d9b7a6', near: '#e3b98f', ground: '#dcab75' }, (pen) =>
      [
        place(160, 204, 0.84, arch(pen, '#c08a6a')),
        place(161, 196, 0.62, lantern(pen)),
        place(248, 206, 0.74, jar(pen)),
        place(62, 208, 0.6, palm(pen)),
        place(102, 216, 0.5, stones(pen, '#b08a6a')),
      ].join(''),
    ),
  'word-compass': () =>
    littlePlace({ air: morning, ...meadow }, (pen) =>
      [
        compass(pen),
        place(46, 206, 0.6, roundTree(pen, '#5f9d57')),
        place(276, 208, 0.7, bush(pen, '#6fae62')),
      ].join(''),
    ),
  'infinity-trail': () =>
    littlePlace({ air: dusk, far: '#b3b6e0', near: '#a3acd9', ground: '#98a5d6' }, (pen) =>
      [
        loop(),
        place(160, 150, 0.62, qubba(pen, { leather: '#5a5f9e', flag: '#f2b53c' })),
        place(40, 206, 0.8, lantern(pen)),
        place(284, 206, 0.8, lantern(pen)),
      ].join(''),
    ),
  'top-of-the-trails': () =>
    littlePlace({ air: day, far: '#b9d3a6', near: '#a5c98a', ground: '#9cc480' }, (pen) =>
      [
        peak(pen, {
          x: 160,
          y: 200,
          width: 250,
          height: 104,
          colour: '#b88f9e',
          haze: '#e9d9b8',
          cap: '#fff8ea',
        }),
        place(161, 101, 0.9, flag('#26b27a')),
        steps(),
        place(48, 210, 0.56, roundTree(pen, '#5f9d57')),
        place(280, 214, 0.8, bush(pen, '#6fae62')),
      ].join(''),
    ),
  'contact-hq': () =>
    littlePlace({ air: evening, ...sand }, (pen) =>
      [
        place(130, 204, 1.02, longTent(pen)),
        letter(pen),
        place(282, 206, 0.56, palm(pen)),
        place(46, 214, 0.6, stones(pen)),
      ].join(''),
    ),
  settings: () =>
    littlePlace({ air: morning, ...sand }, (pen) =>
      [
        place(160, 204, 1, clayHouse(pen, '#f0d7ac', '#2c8a59')),
        place(70, 204, 0.62, palm(pen)),
        place(254, 214, 0.8, jar(pen)),
        place(224, 220, 0.5, rug(pen)),
      ].join(''),
    ),
};

function trail() {
  return (
    path(
      ribbon([
        [196, 128, 3],
        [206, 140, 6],
        [178, 154, 11],
        [198, 172, 20],
        [160, 196, 34],
        [150, 260, 66],
      ]),
      '#fff2d3',
    ) +
    line('M196 130Q208 140 186 152T190 172T160 198T152 244', '#dcb06e', 2.4, { 'stroke-dasharray': '1 9' })
  );
}

/** A compass on its stand. @param {Pen} pen */
function compass(pen) {
  return [
    ellipse(164, 214, 56, 8, '#4b2e52', { opacity: 0.18 }),
    path('M128 212L152 176H170L194 212Q161 222 128 212Z', '#a8703f'),
    path('M161 176H170L194 212Q182 216 170 217Z', shade('#a8703f')),
    pen.lit('M160 60A60 60 0 0 1 160 180A60 60 0 0 1 160 60Z', '#c9773f', { x: 5, y: 5 }),
    circle(159, 119, 49, '#fff3d6'),
    path(rounded(khatam(43, { x: 159, y: 119 }), 2), '#f3dca8'),
    path('M159 78L170 119H148Z', '#26b27a'),
    path('M159 160L170 119H148Z', '#2c5f7a'),
    path('M159 78L170 119H159ZM159 160V119H170Z', '#1f3a3a', { opacity: 0.18 }),
    circle(159, 119, 6, '#fff3d6'),
  ].join('');
}

/** A trail that comes back to itself. */
function loop() {
  const way =
    'M160 196C126 168 62 172 62 198C62 226 126 226 160 196C194 168 258 172 258 198C258 226 194 226 160 196Z';
  return (
    line(way, '#7785c2', 24) +
    line(way, '#fdf0d6', 18) +
    line(way, '#c9b98f', 2.6, { 'stroke-dasharray': '1 10' })
  );
}

function steps() {
  return (
    line('M120 214Q150 200 132 187T156 164T150 142T160 122', '#fff2d3', 7) +
    line('M120 214Q150 200 132 187T156 164T150 142T160 122', '#c9a27d', 2.4, { 'stroke-dasharray': '1 9' })
  );
}

/** A letter on its post. @param {Pen} pen */
function letter(pen) {
  return [
    line('M234 210V150', '#8a5a34', 7),
    pen.lit(
      'M204 112H264Q270 112 270 118V152Q270 158 264 158H204Q198 158 198 152V118Q198 112 204 112Z',
      '#fbf0d6',
      { x: 4, y: 4, dark: '#e2cda6' },
    ),
    path('M199 116L230 138Q234 141 238 138L269 116Q268 112 264 112H204Q200 112 199 116Z', '#f0dcb2'),
    circle(234, 138, 8, '#cf5c46'),
  ].join('');
}
