import { light, shade } from '../kit/colour.mjs';
import { smooth } from '../kit/outline.mjs';
import { material } from '../kit/palette.mjs';
import { box, circle, ellipse, line, path, place } from '../kit/svg.mjs';
import { camel } from '../props/camel.mjs';
import { jar, lantern, stones } from '../props/camp.mjs';
import { dune, peak } from '../props/mountain.mjs';
import { palm, tuft, youngPalm } from '../props/palm.mjs';
import { arch, boat, clayHouse } from '../props/rocks.mjs';
import { sheep } from '../props/sheep.mjs';
import { sun } from '../props/sky.mjs';
import { longTent, qubba } from '../props/tent.mjs';
import { acacia, roundTree } from '../props/trees.mjs';
import { pool } from '../props/water.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const day = /** @type {const} */ (['#9fd6d3', '#fdeec9']);
const dawn = /** @type {const} */ (['#f3b9a0', '#fdeac2']);
const night = /** @type {const} */ (['#35457f', '#7f86c0']);
const sand = '#e6bd7e';
const green = '#8fbf78';

/**
 * Objects and places that stand for people, by the file's name.
 * @type {Readonly<Record<string, { look: { air: readonly [string, string], ground: string, ring: string }, view: (pen: Pen) => string }>>}
 */
export const views = {
  'bread-and-broth': { look: { air: dawn, ground: '#c98458', ring: '#b4552d' }, view: breadAndBroth },
  'meeting-house': {
    look: { air: day, ground: sand, ring: '#a8703f' },
    view: (pen) =>
      place(80, 128, 1.05, clayHouse(pen, '#f0d7ac', '#b4653f')) + place(34, 130, 0.5, palm(pen)),
  },
  'night-sky': { look: { air: night, ground: '#4b568f', ring: '#3d4f91' }, view: nightSky },
  'palm-seedling': {
    look: { air: day, ground: '#b98a5c', ring: '#2c8a59' },
    view: (pen) => ellipse(80, 128, 30, 8, '#8a5f3c') + place(80, 130, 0.86, youngPalm(pen)),
  },
  'sealed-letter': {
    look: { air: ['#e9c9d3', '#fbe9d8'], ground: '#c9a27d', ring: '#8d5f9e' },
    view: sealedLetter,
  },
  ship: {
    look: { air: day, ground: '#4fa3b5', ring: '#2f7f96' },
    view: (pen) =>
      place(76, 122, 1.05, boat(pen, '#f7e3b6')) +
      line('M24 128q8-5 16 0t16 0M96 134q8-5 16 0t16 0', '#cdeef0', 3),
  },
  spring: { look: { air: day, ground: sand, ring: '#2f8ba0' }, view: spring },
  'two-hills': {
    look: { air: dawn, ground: sand, ring: '#c9773f' },
    view: (pen) =>
      place(112, 40, 1, sun(pen, 9)) +
      peak(pen, { x: 46, y: 122, width: 100, height: 66, colour: '#b98a78', haze: '#f3d7b4' }) +
      peak(pen, { x: 116, y: 122, width: 90, height: 54, colour: '#a87b70', haze: '#f3d7b4' }) +
      line('M52 132Q80 116 112 132', '#fff3d6', 5, { 'stroke-dasharray': '1 9' }),
  },
  'well-and-rope': { look: { air: day, ground: sand, ring: '#7a6a9c' }, view: well },
  'desert-tent': {
    look: { air: dawn, ground: sand, ring: '#8a5f52' },
    view: (pen) => place(80, 128, 0.72, longTent(pen)),
  },
  caravan: {
    look: { air: dawn, ground: sand, ring: '#b4552d' },
    view: (pen) => place(88, 130, 0.76, camel(pen)),
  },
  'mountain-light': {
    look: { air: ['#f6c9a0', '#fdf0cf'], ground: '#b59a80', ring: '#8a6a5a' },
    view: (pen) =>
      place(56, 46, 1, sun(pen, 10)) +
      peak(pen, { x: 88, y: 128, width: 136, height: 86, colour: '#9f8378', haze: '#f0dcc0' }),
  },
  'open-book': { look: { air: ['#bfe0cf', '#f6efcf'], ground: '#b98a5c', ring: '#2c8a59' }, view: openBook },
  'lit-lantern': {
    look: { air: night, ground: '#5a6299', ring: '#4f61b8' },
    view: (pen) => place(80, 124, 1.9, lantern(pen)),
  },
  'shepherd-field': {
    look: { air: day, ground: green, ring: '#6f9c2f' },
    view: (pen) => place(84, 128, 0.9, sheep(pen)) + place(40, 132, 0.7, tuft(pen, '#76a93f')),
  },
  'shade-tree': {
    look: { air: day, ground: green, ring: '#4a7d4c' },
    view: (pen) => place(80, 130, 0.96, acacia(pen, '#5f9d57')),
  },
  'garden-wall': {
    look: { air: day, ground: green, ring: '#3f8a5c' },
    view: (pen) =>
      place(52, 120, 0.66, roundTree(pen, '#5fae63')) +
      place(104, 118, 0.56, palm(pen)) +
      box(14, 104, 132, 20, 3, '#e6cfa3') +
      box(14, 116, 132, 8, 0, '#cdb389'),
  },
  'stone-gate': {
    look: { air: dawn, ground: sand, ring: '#93603f' },
    view: (pen) => place(80, 130, 0.8, arch(pen, '#b98f70')) + place(120, 134, 0.5, stones(pen, '#a38b76')),
  },
  'water-jar': {
    look: { air: ['#bfe3e6', '#fdf0d2'], ground: '#c98458', ring: '#c9773f' },
    view: (pen) => place(80, 132, 1.9, jar(pen)),
  },
  'fair-scales': { look: { air: ['#f3d9b5', '#fdf3dc'], ground: '#a8703f', ring: '#8a5a34' }, view: scales },
  'camp-banner': {
    look: { air: day, ground: sand, ring: '#cf6148' },
    view: (pen) => place(80, 130, 0.84, qubba(pen, { flag: material.green })),
  },
  'far-dunes': {
    look: { air: dawn, ground: sand, ring: '#dc9f57' },
    view: (pen) =>
      place(110, 44, 1, sun(pen, 10)) +
      dune(pen, { x: 80, y: 128, width: 170, height: 66, colour: '#e9bd78', haze: '#fde8c0' }),
  },
};

/** @param {Pen} pen */
function breadAndBroth(pen) {
  const loaf = 'M26 116C26 98 52 90 80 90C84 108 60 124 34 124Q26 122 26 116Z';
  return [
    pen.lit(loaf, '#dca15c', { x: 4, y: 5 }),
    line('M40 104l8 8M54 98l8 8', '#f7dca6', 4),
    ellipse(100, 104, 36, 10, '#7a4a35'),
    ellipse(100, 104, 31, 7.5, '#d9863d'),
    ellipse(94, 102, 14, 3, '#f0b35e'),
    pen.lit('M64 105Q100 122 136 105C136 126 122 136 100 136C78 136 64 126 64 105Z', '#b4653f', {
      x: 6,
      y: 4,
    }),
    line('M90 84q-6-8 0-15t0-15M108 84q-6-8 0-15t0-15', '#fff6e0', 4, { opacity: 0.8 }),
  ].join('');
}

/** @param {Pen} pen */
function nightSky(pen) {
  const stars = [
    [44, 50, 4],
    [66, 34, 3],
    [112, 44, 5],
    [126, 74, 3],
    [92, 66, 3.4],
    [36, 82, 3],
    [72, 88, 2.6],
    [108, 96, 2.4],
  ];
  return [
    ...stars.map(([x = 0, y = 0, size = 3]) =>
      path(
        `M${x} ${y - size * 2}q${size * 0.3} ${size * 1.7} ${size * 2} ${size * 2}q-${size * 1.7} ${size * 0.3}-${size * 2} ${size * 2}q-${size * 0.3}-${size * 1.7}-${size * 2}-${size * 2}q${size * 1.7}-${size * 0.3} ${size * 2}-${size * 2}Z`,
        '#ffeebb',
      ),
    ),
    dune(pen, { x: 60, y: 140, width: 150, height: 34, colour: '#5a669f', haze: '#7f86c0' }),
    dune(pen, { x: 126, y: 146, width: 120, height: 34, colour: '#4d588f', haze: '#7f86c0' }),
  ].join('');
}

/** @param {Pen} pen */
function sealedLetter(pen) {
  const sheet = 'M34 62Q34 56 40 56H120Q126 56 126 62V112Q126 118 120 118H40Q34 118 34 112Z';
  return [
    ellipse(84, 122, 46, 6, '#4b2e52', { opacity: 0.2 }),
    pen.lit(sheet, '#fbf0d6', { x: 5, y: 5, dark: '#e2cda6' }),
    path('M35 60L76 92Q80 95 84 92L125 60Q124 56 120 56H40Q36 56 35 60Z', '#efdcb5'),
    circle(80, 92, 13, shade('#c8503a', 0.12)),
    circle(79, 91, 12, '#cf5c46'),
    circle(79, 91, 6, light('#cf5c46', 0.3)),
  ].join('');
}

/** @param {Pen} pen */
function spring(pen) {
  return [
    place(116, 122, 0.56, palm(pen)),
    place(52, 116, 1.1, stones(pen, '#b08d6c')),
    place(92, 118, 0.7, stones(pen, '#c09a76')),
    path('M66 104Q74 96 80 106Q84 116 78 124Q70 124 66 104Z', '#9fe0e0'),
    place(80, 128, 0.72, pool(pen)),
    line('M72 100q4-10 10-8M84 104q6-8 12-4', '#d6f4f0', 3),
  ].join('');
}

/** @param {Pen} pen */
function well(pen) {
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
function openBook(pen) {
  return [
    ellipse(82, 124, 50, 6, '#4b2e52', { opacity: 0.2 }),
    pen.lit(
      'M80 66C66 54 44 54 28 60V112C46 106 66 108 80 120C94 108 114 106 132 112V60C116 54 94 54 80 66Z',
      '#2c8a59',
      { x: 3, y: 5 },
    ),
    path('M80 64C66 52 48 52 34 57V105C50 100 68 103 80 113Z', '#fff6e0'),
    path('M80 64C94 52 112 52 126 57V105C110 100 92 103 80 113Z', '#ecdcba'),
    line('M44 68q14-3 26 4M44 80q14-3 26 4M90 72q12-7 26-4M90 84q12-7 26-4', '#c9b48a', 3.4),
  ].join('');
}

/** @param {Pen} pen */
function scales(pen) {
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
