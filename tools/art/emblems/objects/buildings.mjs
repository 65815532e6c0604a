import { light, shade } from '../../kit/colour.mjs';
import { rounded } from '../../kit/outline.mjs';
import { material } from '../../kit/palette.mjs';
import { box, circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { stones } from '../../props/camp.mjs';
import { mudHouse as house, towerHouse } from '../../props/houses.mjs';
import { palm } from '../../props/palm.mjs';
import { arch, clayHouse } from '../../props/rocks.mjs';
import { roundTree } from '../../props/trees.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const clay = '#e2c08c';

/** @param {Pen} pen */
export const meetingHouse = (pen) =>
  place(80, 128, 1.05, clayHouse(pen, '#f0d7ac', '#b4653f')) + place(34, 130, 0.5, palm(pen));
/** @param {Pen} pen */
export const mudHouse = (pen) => place(80, 128, 1.06, house(pen, clay));
/** @param {Pen} pen */
export const mountainTowers = (pen) =>
  place(110, 126, 0.76, towerHouse(pen, '#b08f86')) + place(62, 130, 1.04, towerHouse(pen, '#c4a08c'));
/** @param {Pen} pen */
export const stoneGate = (pen) =>
  place(80, 130, 0.8, arch(pen, '#b98f70')) + place(120, 134, 0.5, stones(pen, '#a38b76'));
/** @param {Pen} pen */
export const gardenWall = (pen) =>
  place(52, 120, 0.66, roundTree(pen, '#5fae63')) +
  place(104, 118, 0.56, palm(pen)) +
  box(14, 104, 132, 20, 3, '#e6cfa3') +
  box(14, 116, 132, 8, 0, '#cdb389');

/** A door of carved wood in its wall. @param {Pen} pen */
export function carvedDoor(pen) {
  const opening = 'M50 132V76C50 52 66 44 80 34C94 44 110 52 110 76V132Z';
  return [
    path('M22 140V40Q80 22 138 40V140Z', '#ecd5a6'),
    path('M110 30Q124 34 138 40V140H110Z', shade('#ecd5a6', 0.12)),
    path('M42 134V76C42 46 62 38 80 24C98 38 118 46 118 76V134Z', light(clay, 0.5)),
    pen.within(
      opening,
      path(opening, '#9a6236'),
      path('M80 30H120V140H80Z', shade('#9a6236', 0.18)),
      line('M80 36V134', '#5b3a24', 3),
      ...[70, 98].flatMap((y) =>
        [60, 100].map((x) =>
          path(rounded(`${x} ${y - 11} ${x + 11} ${y} ${x} ${y + 11} ${x - 11} ${y}`, 2), '#d9a766'),
        ),
      ),
      ...[70, 98].flatMap((y) => [60, 100].map((x) => circle(x, y, 3.6, '#6b4630'))),
    ),
    circle(74, 116, 4, '#f2b53c'),
    circle(87, 116, 4, '#d99c34'),
  ].join('');
}

/** A doorway with a curtain, cool inside. @param {Pen} pen */
export function shadedDoorway(pen) {
  const opening = 'M54 134V70Q54 48 80 48T106 70V134Z';
  return [
    path('M24 140V44H136V140Z', '#ecd5a6'),
    path('M112 44H136V140H112Z', shade('#ecd5a6', 0.14)),
    path('M18 44H142V34H18Z', '#b98a5c'),
    ...[34, 58, 82, 106, 128].map((x) => circle(x, 39, 5, '#8a5a34')),
    pen.within(
      opening,
      path(opening, '#5a4a5e'),
      path('M54 112Q80 104 106 112V140H54Z', '#b4653f'),
      path('M60 120H100V124H60Z', '#f6e2b8'),
    ),
    pen.lit('M54 48Q78 44 80 48C84 76 70 96 54 104Z', '#3a8f96', { x: 4, y: 2 }),
    line('M56 64Q70 66 80 60M56 82Q68 84 76 78', '#d8efe6', 3.4),
    box(44, 132, 72, 8, 2, '#cdb389'),
  ].join('');
}

/** Palaces far away in a great light. @param {Pen} pen */
export function shiningPalaces(pen) {
  const wall = '#f3e2bb';
  return [
    circle(
      80,
      92,
      74,
      pen.glow([
        [0, '#fff6cf', 1],
        [0.5, '#ffe9a8', 0.7],
        [1, '#ffe9a8', 0],
      ]),
    ),
    ...[0, 45, 90, 135, 180].map((turn) =>
      line('M0-62V-78', '#fff6cf', 5, { transform: `translate(80 100) rotate(${turn - 90})`, opacity: 0.9 }),
    ),
    path('M34 122V92H62V122ZM98 122V88H128V122Z', wall),
    path('M62 122V76H98V122Z', light(wall, 0.4)),
    path('M84 76H98V122H84ZM116 88H128V122H116ZM54 92H62V122H54Z', shade(wall, 0.14)),
    path('M62 76Q62 56 80 50Q98 56 98 76Z', '#d9a05c'),
    path('M80 50Q98 56 98 76H86Q88 60 80 50Z', shade('#d9a05c')),
    path('M34 92Q34 80 48 76Q62 80 62 92ZM98 88Q98 76 113 72Q128 76 128 88Z', '#c98a58'),
    path('M72 122V104Q72 96 80 96T88 104V122Z', '#8a5a44'),
    path('M44 104h8v10h-8ZM108 100h8v12h-8Z', '#ffdf94'),
  ].join('');
}

/** A bridge of stone. @param {Pen} pen */
export function stoneBridge(pen) {
  const stone = '#c0a286';
  return [
    path('M10 116Q80 104 150 116V150H10Z', '#5db9cf'),
    line('M34 132q8-5 16 0t16 0M92 138q8-5 16 0t16 0', '#d6f1f4', 3),
    pen.lit('M12 112Q40 66 80 62T148 112V124H118Q112 94 80 92T42 124H12Z', stone, { x: 7, y: 5 }),
    line('M22 104Q46 74 80 71T138 104', light(stone, 0.5), 5),
    line('M44 96l-8-14M62 92l-4-18M80 90V70M98 92l5-18M116 98l8-14', shade(stone, 0.22), 2.6),
  ].join('');
}

/** A stall of the market. @param {Pen} pen */
export function marketStall(pen) {
  return [
    ellipse(84, 130, 50, 5, '#4b2e52', { opacity: 0.18 }),
    line('M36 60V130M124 60V130', material.wood, 6),
    box(32, 96, 96, 32, 3, '#b07f4c'),
    box(32, 108, 96, 4, 0, shade('#b07f4c', 0.2)),
    ...[44, 62, 80, 98, 116].map((x, index) =>
      pen.lit(
        `M${x - 9} 97Q${x} ${78 - (index % 2) * 5} ${x + 9} 97Z`,
        ['#d98a3d', '#6fa057', '#c8503a', '#f2c25a', '#7d5a91'][index] ?? '#d98a3d',
        { x: 3, y: 2 },
      ),
    ),
    pen.lit(
      'M26 66Q30 44 80 40T134 66Q126 74 116 66Q108 76 98 66Q90 76 80 66Q70 76 62 66Q52 76 44 66Q34 74 26 66Z',
      '#7a5a4c',
      { x: 6, y: 5 },
    ),
    line('M34 58Q80 42 126 58', '#f2b53c', 4),
  ].join('');
}

/** A roof of palm leaves on palm stems. @param {Pen} pen */
export function palmRoof(pen) {
  return [
    ellipse(84, 130, 52, 5, '#4b2e52', { opacity: 0.18 }),
    box(24, 96, 112, 34, 0, clay),
    box(104, 96, 32, 34, 0, shade(clay, 0.14)),
    line('M40 130V70M66 130V66M94 130V66M120 130V70', material.bark, 8),
    line('M40 118h0M66 108h0', shade(material.bark, 0.3), 8),
    pen.lit(
      'M16 72L40 48H120L144 72Q136 80 128 72Q120 82 110 73Q100 83 90 73Q80 83 70 73Q60 83 50 73Q40 82 32 72Q24 80 16 72Z',
      '#7fa35c',
      { x: 6, y: 4 },
    ),
    line('M44 52L34 66M62 52L56 68M80 52V68M98 52L104 68M116 52L126 66', shade('#7fa35c', 0.26), 3),
  ].join('');
}

/** A fort of the oasis. @param {Pen} pen */
export function fort(pen) {
  const wall = '#c99f78';
  const tower = (/** @type {number} */ x) =>
    pen.lit(
      `M${x - 16} 128L${x - 13} 62H${x - 17}V50H${x - 9}V56H${x - 4}V50H${x + 4}V56H${x + 9}V50H${x + 17}V62H${x + 13}L${x + 16} 128Z`,
      wall,
      { x: 8, y: 2 },
    );
  return [
    ellipse(84, 130, 58, 5, '#4b2e52', { opacity: 0.18 }),
    path('M40 128V80H46V74H54V80H64V74H72V80H88V74H96V80H106V74H114V80H120V128Z', light(wall, 0.1)),
    path('M66 128V108Q66 94 80 94T94 108V128Z', '#6b4630'),
    tower(36),
    tower(124),
    box(32, 78, 7, 14, 3, '#5b3d34'),
    box(120, 78, 7, 14, 3, '#5b3d34'),
  ].join('');
}

/** A trench before a town. @param {Pen} pen */
export function trench(pen) {
  return [
    place(80, 84, 0.62, house(pen, clay)),
    place(40, 84, 0.34, palm(pen)),
    path('M10 84Q80 76 150 84V150H10Z', '#d9b37c'),
    pen.lit('M10 96Q50 86 80 92T150 94V118Q110 112 80 118T10 118Z', '#7a5238', {
      x: 0,
      y: -8,
      dark: '#5b3a2a',
    }),
    path('M10 94Q50 84 80 90T150 92V98Q110 92 80 98T10 102Z', '#eccb94'),
    line('M112 74L124 120', material.wood, 6),
    pen.lit('M114 112L132 108Q136 126 128 132Q116 128 114 112Z', '#8f97a3', { x: 3, y: 2 }),
  ].join('');
}
