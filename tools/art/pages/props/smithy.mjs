import { light } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { stone } from '../../props/camp.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A forge of clay, 150 wide: coals glow in its mouth. @param {Pen} pen */
export function forge(pen) {
  return [
    ellipse(4, 2, 82, 9, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-76 0V-56Q-70-76-40-80L-30-128H26L36-80Q70-76 76-56V0Q0 8-76 0Z', '#b5805c', { x: 10, y: 5 }),
    path('M-46 0V-32A46 36 0 0 1 46-32V0Q0 5-46 0Z', '#46292a'),
    path('M-34 0C-36-20-22-24-18-46C-6-36-2-26 2-34C14-26 32-22 34 0Q0 4-34 0Z', '#ef7f35'),
    path('M-18 1C-18-14-8-16-6-30C4-22 6-12 10-18C18-12 18-6 18 1Z', '#fbc75c'),
    line('M-30-128H28', light('#b5805c', 0.26), 8),
    line('M-62-50h16M50-44h14M-18-100h18', '#96674a', 3),
  ].join('');
}

/** An anvil on its block, 110 wide, with a hammer. @param {Pen} pen */
export function anvil(pen) {
  return [
    ellipse(4, 2, 48, 6, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-30 0L-26-40H26L30 0Q0 6-30 0Z', '#8f6040', { x: 6, y: 3 }),
    pen.lit('M-58-68H48V-58Q26-54 22-40H-22Q-24-54-40-56Q-54-58-58-68Z', '#7c7a88', { x: 4, y: 4 }),
    line('M-52-68H46', '#a9a7b4', 3),
    line('M-34-74L-74-112', '#9a6840', 7),
    path('M-44-88L-22-66L-34-56L-56-78Z', '#8f8d99'),
  ].join('');
}

/** A bar of iron that glows, 80 wide. @param {Pen} pen */
export function hotIron(pen) {
  return [
    circle(
      14,
      0,
      56,
      pen.glow([
        [0, '#ffb45a', 0.75],
        [1, '#ffb45a', 0],
      ]),
    ),
    line('M-44 0H40', '#d9482a', 8),
    line('M-8-1H38', '#ffc06a', 4),
  ].join('');
}

/** Sparks around hot iron. */
export function sparks() {
  return [
    [-40, -18, 3],
    [-22, -44, 2.4],
    [4, -30, 3.4],
    [24, -52, 2.6],
    [44, -20, 3],
    [12, -66, 2],
    [-8, -74, 2.4],
    [60, -44, 2],
  ]
    .map(([x = 0, y = 0, size = 1], index) => circle(x, y, size, index % 2 ? '#ffd978' : '#ff9d4a'))
    .join('');
}

/** A hollow stone full of milk, 90 wide. @param {Pen} pen */
export function milkStone(pen) {
  return [
    ellipse(3, 2, 46, 6, shadow.fill, { opacity: 0.18 }),
    pen.lit('M-46-10Q-44-34-22-34H24Q46-34 46-10Q30 6 0 5Q-34 6-46-10Z', '#a99480', { x: 7, y: 5 }),
    ellipse(0, -30, 32, 9, '#8a7666'),
    ellipse(0, -29, 28, 7, '#fdf7e8'),
    ellipse(-8, -31, 12, 2.4, '#ffffff'),
  ].join('');
}

/** Rocks on both sides of a path, 480 wide. @param {Pen} pen */
export function fallenRocks(pen) {
  return [
    [-190, 4, 1.5],
    [-150, 14, 0.9],
    [184, 2, 1.6],
    [142, 12, 0.8],
    [-96, 20, 0.5],
    [92, 22, 0.5],
  ]
    .map(([x = 0, y = 0, size = 1], index) =>
      place(x, y, size, stone(pen, index % 2 ? '#8f7a70' : '#9c8578')),
    )
    .join('');
}
