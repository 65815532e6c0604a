import { cloak } from '../../pages/props/household.mjs';
import { hairTent } from '../../pages/props/road.mjs';
import { line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Two tents that a path keeps apart. @param {Pen} pen */
export const partedTents = (pen) =>
  [
    path('M72 138C66 112 92 100 78 76L86 76C102 100 78 114 96 138Z', '#f4dfae'),
    place(46, 110, 0.34, hairTent(pen)),
    place(116, 106, 0.34, hairTent(pen, '#9c4f40')),
  ].join('');

/** A cloak under a cold moon. @param {Pen} pen */
export const nightCloak = (pen) =>
  [
    path('M103 34A16 16 0 1 0 120 56A13 13 0 1 1 103 34Z', '#f6edc9'),
    line('M30 62q12-7 24 0t24 0M44 78q10-6 20 0t20 0', '#cfd6f2', 3.4, { opacity: 0.75 }),
    place(78, 122, 0.5, cloak(pen)),
  ].join('');
