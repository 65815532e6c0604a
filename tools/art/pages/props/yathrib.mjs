import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { shadow } from '../../kit/palette.mjs';
import { stone } from '../../props/camp.mjs';
import { house } from './buildings.mjs';
import { litWindow } from './road.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A spear, 170 high, with its foot at the ground. */
function spear() {
  return [
    line('M0 0V-146', '#8a5f3c', 6),
    line('M-1.600-4V-146', '#b07a50', 2),
    path('M-8-140Q-12-158 0-182Q12-158 8-140Q0-134-8-140Z', '#8d929c'),
    path('M0-182Q12-158 8-140Q4-136 0-136Z', '#646a76'),
    line('M-6-138H6', '#c65f4a', 6),
  ].join('');
}

/** A spear stuck into the earth, upright. */
export function standingSpear() {
  return [
    path('M0 0L74 8L76 13L0 5Z', shadow.fill, { opacity: 0.24 }),
    spear(),
    ellipse(0, 1, 18, 6, '#a8764a'),
    ellipse(-2, -1, 12, 4, '#c69460'),
  ].join('');
}

/** Two spears that lie crossed, 190 wide. */
export function crossedSpears() {
  return (
    ellipse(4, 8, 92, 9, shadow.fill, { opacity: 0.16 }) +
    place(-76, 22, 1, spear(), { turn: 72 }) +
    place(76, 24, 1, spear(), { turn: -72 })
  );
}

/** A handful of earth on the ground, 90 wide. */
export function scatteredEarth() {
  return [
    ellipse(0, 0, 26, 7, '#9a6a44'),
    ellipse(-4, -3, 15, 5, '#b58257'),
    ...[
      [-40, 3, 3],
      [-32, -4, 2.4],
      [34, 2, 3],
      [44, -3, 2.2],
      [24, 8, 2.6],
      [-22, 9, 2.4],
    ].map(([x = 0, y = 0, r = 2]) => circle(x, y, r, '#9a6a44')),
  ].join('');
}

/** Black stones of the lava fields, 200 wide. @param {Pen} pen */
export function blackStones(pen) {
  return [
    [-84, -4, 1, '#5d5158'],
    [-48, -22, 0.9, '#6d5f66'],
    [-18, 0, 1.2, '#544950'],
    [24, -18, 1, '#6d5f66'],
    [50, 4, 1.1, '#5d5158'],
    [86, -8, 0.8, '#6d5f66'],
  ]
    .map(([x, y, size, colour]) => place(Number(x), Number(y), Number(size), stone(pen, String(colour))))
    .join('');
}

/** Houses of mud in a row, 330 wide. @param {Pen} pen */
export function mudHouses(pen) {
  return [
    [-128, 0, 84, 62, '#d9b98f'],
    [-44, -6, 74, 78, '#cfa982'],
    [42, 0, 88, 58, '#dfc198'],
    [128, -4, 76, 70, '#d3ae86'],
  ]
    .map(([x, y, wide, tall, wall]) =>
      place(
        Number(x),
        Number(y),
        1,
        house(pen, { wide: Number(wide), tall: Number(tall), wall: String(wall) }),
      ),
    )
    .join('');
}

/** Lit windows at places of the page. @param {readonly (readonly [number, number])[]} places @returns {import('../scene.mjs').Draw} */
export function windows(places) {
  return (pen) => places.map(([x, y]) => place(x, y, 0.52, litWindow(pen))).join('');
}
