import { path, place } from '../../kit/svg.mjs';
import { tub } from '../../pages/props/farewell.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A camel saddle with room for two, on a striped blanket. @param {Pen} pen */
export const camelSaddle = (pen) =>
  [
    pen.lit('M32 96Q80 78 128 96L136 126Q80 112 24 126Z', '#b4552d', { x: 5, y: 4 }),
    path('M30 104Q80 87 130 104L132 111Q80 95 28 111Z', '#f0d9a8'),
    pen.lit('M40 92L48 50H58L62 80H98L102 50H112L120 92Q80 78 40 92Z', '#8a5a34', { x: 5, y: 4 }),
    path('M44 50Q53 40 62 50L60 56H46ZM98 50Q107 40 116 50L114 56H100Z', '#6b4430'),
  ].join('');

/** A tub full of water. @param {Pen} pen */
export const waterTub = (pen) => place(80, 112, 0.68, tub(pen));
