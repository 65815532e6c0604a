import { circle, line, path, place } from '../../kit/svg.mjs';
import { bowl } from '../../pages/props/household.mjs';
import { deepHoles, hoofprints } from '../../pages/props/hijra.mjs';
import { hairTent } from '../../pages/props/road.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Hoofprints that end at two deep holes. */
export const hoofprintTrail = () =>
  [
    hoofprints([
      [118, 46, 0.7],
      [108, 60, 0.9],
      [96, 76, 1.1],
      [84, 93, 1.3],
    ]),
    place(80, 122, 0.7, deepHoles()),
  ].join('');

/** A road along the sea. */
export const coastRoad = () =>
  [
    path('M20 30H74Q60 66 76 92T64 140H20Z', '#4fa3b8'),
    line('M74 30Q60 66 76 92T64 140', '#fff6e0', 6),
    line('M32 56q8-7 16 0M30 84q8-7 16 0M32 112q8-7 16 0', '#d5eef0', 3.4),
    line('M112 138Q92 108 106 86T96 34', '#b4532f', 6, { 'stroke-dasharray': '10 9' }),
  ].join('');

/** A path up to a cave, under the moon. */
export const nightPath = () =>
  [
    path('M24 136Q50 70 84 48Q118 72 138 136Z', '#7d6a70'),
    path('M84 48Q118 72 138 136H92Q110 96 84 48Z', '#655560'),
    path('M74 82Q76 66 86 64Q97 68 98 82Z', '#231c2a'),
    line('M86 84Q64 96 88 108T70 136', '#f0dcae', 5, { 'stroke-dasharray': '8 7' }),
    circle(122, 40, 11, '#fff3cf'),
  ].join('');

/** Two tents with a bowl of milk before them. @param {Pen} pen */
export const milkTents = (pen) =>
  [
    place(58, 108, 0.5, hairTent(pen)),
    place(112, 104, 0.42, hairTent(pen, '#9c4f40')),
    place(82, 134, 1.1, bowl(pen)),
  ].join('');
