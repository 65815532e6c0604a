import { cushion } from '../../pages/props/household.mjs';
import { standingSpear } from '../../pages/props/yathrib.mjs';
import { palm } from '../../props/palm.mjs';
import { circle, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Two cushions in the shade of a palm. @param {Pen} pen */
export const gardenSeat = (pen) =>
  place(80, 128, 0.68, palm(pen)) +
  place(54, 136, 0.46, cushion(pen, '#cf6148')) +
  place(108, 136, 0.46, cushion(pen, '#5a72a8'));

/** A spear that stands in the earth. */
export const spearInEarth = () =>
  path('M24 132Q80 112 138 132Q80 148 24 132Z', '#c69460') + place(78, 130, 0.56, standingSpear());

/** A soft cloth, folded in a square, with a fringe. @param {Pen} pen */
export const softCloth = (pen) =>
  path('M30 118Q80 132 132 116L128 126Q80 142 34 128Z', '#4b2e52', { opacity: 0.2 }) +
  pen.lit('M34 62Q80 50 124 58L132 112Q82 126 28 114Z', '#5f8f9c', { x: 5, y: 5 }) +
  path('M34 62Q80 50 124 58L112 84Q74 92 46 86Z', '#8fb6bd') +
  line('M30 106Q82 118 131 104M31 98Q82 110 130 96', '#e6d3a4', 3) +
  line('M34 116l-2 8M48 119l-1 8M64 121l-1 8M80 122v8M96 121l1 8M112 118l1 8M126 114l2 8', '#5f8f9c', 3);

/** A ravine between rocks under the moon. */
export const moonlitRavine = () =>
  circle(82, 50, 15, '#fff3cf') +
  path('M18 164Q26 74 54 66Q70 92 74 164Z', '#6d6488') +
  path('M54 66Q70 92 74 164H62Q60 96 54 66Z', '#574f74') +
  path('M142 164Q136 70 110 58Q92 90 86 164Z', '#6d6488') +
  path('M110 58Q138 74 142 164H122Q124 90 110 58Z', '#574f74') +
  path('M74 164Q82 118 80 100Q86 118 86 164Z', '#f1dcae');

/** A steep path that climbs between two hills. */
export const steepPath = () =>
  path('M14 134Q34 66 62 60Q92 84 98 134Z', '#c08f70') +
  path('M62 60Q92 84 98 134H78Q80 90 62 60Z', '#a27259') +
  path('M72 134Q92 78 118 72Q138 92 146 134Z', '#b5806a') +
  path('M118 72Q138 92 146 134H128Q130 98 118 72Z', '#97684f') +
  path('M62 138Q104 124 82 110Q64 98 86 86L94 88Q80 100 98 110Q124 126 104 138Z', '#fbe5bd');
