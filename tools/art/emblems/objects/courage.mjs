import { crack, whiteFlower } from '../../pages/props/courage.mjs';
import { bundle } from '../../pages/props/household.mjs';
import { litWindow } from '../../pages/props/road.mjs';
import { house } from '../../pages/props/buildings.mjs';
import { stone } from '../../props/camp.mjs';
import { sheep } from '../../props/sheep.mjs';
import { line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A flower that grows out of a rock. @param {Pen} pen */
export const rockFlower = (pen) =>
  place(80, 136, 2.1, stone(pen, '#8f8078')) +
  place(82, 98, 0.7, crack()) +
  place(82, 97, 1.5, whiteFlower());

/** A bundle on a staff, beside a road. @param {Pen} pen */
export const travelBundle = (pen) =>
  path('M58 140Q92 116 78 96Q70 84 84 76L90 77Q80 86 92 98Q112 120 104 140Z', '#f8e4b8') +
  line('M30 132L112 52', '#8a5f3c', 6) +
  place(96, 104, 0.84, bundle(pen, '#5f8f74'));

/** Two sheep before the opening of a cave, in the evening. @param {Pen} pen */
export const caveFlock = (pen) =>
  path('M28 126Q34 58 78 44Q124 54 134 126Z', '#8f7568') +
  path('M58 126Q58 84 80 78Q104 84 106 126Z', '#3f2c30') +
  place(58, 134, 0.7, sheep(pen)) +
  place(110, 138, 0.62, sheep(pen), { flip: true });

/** A small house whose window shines. @param {Pen} pen */
export const brightWindow = (pen) =>
  place(78, 132, 1.05, house(pen, { wide: 84, tall: 70, wall: '#d9b68a' })) +
  place(92, 88, 1.3, litWindow(pen));
