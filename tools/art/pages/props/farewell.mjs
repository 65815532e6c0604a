import { shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { box, ellipse, line, path, place } from '../../kit/svg.mjs';
import { prayerMat } from './new-life.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const cloth = '#4d6bab';

/** The low rock of Safa with steps in the stone, 230 wide. @param {Pen} pen */
export function safaRock(pen) {
  return [
    ellipse(6, 4, 112, 11, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-112 4L-92-34L-58-46L-34-78L18-86L52-62L84-52L112 4Z', '#b08c74', { x: 7, y: 6 }),
    path('M-34-78L18-86L8-58L-22-50Z', '#cdab8f'),
    path('M-92-34L-58-46L-48-20L-80-10Z', '#c49f84'),
    line('M-14-44L40-40M-22-26L56-22M-30-8L66-6', shade('#b08c74', 0.24), 4),
  ].join('');
}

/** A wide tub of metal with water, 150 wide. @param {Pen} pen */
export function tub(pen) {
  return [
    ellipse(4, 2, 72, 9, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-74-48H74L58 2Q0 10-58 2Z', '#b98a54', { x: 6, y: 5 }),
    ellipse(0, -48, 74, 15, shade('#b98a54', 0.22)),
    ellipse(0, -45, 64, 11, '#a9cfdd'),
    path('M-44-48Q-10-56 24-50Q-4-44-44-48Z', '#e6f4f8', { opacity: 0.9 }),
    line('M-68-28Q0-18 68-28', '#d9b27c', 3),
  ].join('');
}

/** A doorway in a mud wall, 150 wide and 190 high, with a curtain; `lift` moves its lower corner aside. @param {Pen} pen @param {number} lift */
function curtainDoor(pen, lift) {
  const edge = 62 - lift;
  return [
    path('M-74 0V-188H74V0Z', '#c9a27a'),
    path('M-62 0V-176H62V0Z', '#f6dca6'),
    path('M-62 0V-176H62V0Z', '#8a5f3c', { opacity: 0.28 }),
    pen.lit(`M-62-176H62Q${58 - lift / 2}-90 ${edge}-4L-62-2Z`, cloth, { x: 6, y: 4 }),
    line(`M-40-172V-6M-14-172L${-14 - lift / 4}-6M14-172L${14 - lift / 2}-8`, shade(cloth, 0.22), 5),
    line(`M-61-16L${edge - 1}-18`, '#d9c48a', 4),
    box(-82, -190, 164, 14, 3, '#8a5f3c'),
    box(-80, -4, 160, 8, 2, '#b08d68'),
  ].join('');
}

/** @param {Pen} pen */
export const curtainAside = (pen) => curtainDoor(pen, 82);

/** @param {Pen} pen */
export const curtainLifted = (pen) => curtainDoor(pen, 46);

/** Mats for prayer in rows that grow towards the front, 300 wide. @param {Pen} pen */
export function matRows(pen) {
  return [
    { y: -30, scale: 0.62, wide: 62 },
    { y: -8, scale: 0.8, wide: 80 },
    { y: 20, scale: 1, wide: 102 },
  ]
    .flatMap(({ y, scale, wide }) =>
      [-1, 0, 1].map((column) => place(column * wide, y, scale, prayerMat(pen))),
    )
    .join('');
}

/** A striped strip of cloth, folded, 60 wide. @param {Pen} pen */
export function clothStrip(pen) {
  return [
    pen.lit('M-30-12Q-6-18 28-12L30 0Q0 6-30 0Z', '#e8dcc0', { x: 3, y: 3 }),
    line('M-28-8Q0-13 28-8M-29-3Q0 2 29-3', '#9a5a44', 3),
    line('M30-8L38-12M31-3L40-3', '#d8c8a4', 2.4),
  ].join('');
}
