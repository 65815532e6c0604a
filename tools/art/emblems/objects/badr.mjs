import { ellipse, line, path, place } from '../../kit/svg.mjs';
import { halter } from '../../pages/props/boycott.mjs';
import { reservoir } from '../../pages/props/badr.mjs';
import { stone } from '../../props/camp.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A pool with a rim of stones. @param {Pen} pen */
export const stonePool = (pen) => place(80, 122, 0.44, reservoir(pen));

/** A rope halter that hangs from a post. @param {Pen} pen */
export const horseHalter = (pen) =>
  [
    pen.lit('M100 44H114V142H100Z', '#8a5f3c', { x: 4, y: 2 }),
    line('M96 62H118', '#6b4630', 7),
    place(76, 92, 1.15, halter(), { turn: -62 }),
    path('M90 142Q107 132 126 142Z', '#7fae62'),
  ].join('');

/** A row of stones; one lies in front of it. @param {Pen} pen */
export const stoneRow = (pen) =>
  [
    ...[34, 60, 112].map((x) => place(x, 112, 0.48, stone(pen, '#a48d79'))),
    ellipse(86, 111, 12, 3, '#a8763f', { opacity: 0.45 }),
    place(86, 134, 0.52, stone(pen, '#c98a5c')),
  ].join('');

/** A river between green banks, with stones to step on. @param {Pen} pen */
export const riverStones = (pen) =>
  [
    path('M20 100Q80 84 140 100V112H20Z', '#8fb866'),
    path('M74 97H88Q104 106 92 116Q84 126 122 150H44Q58 128 66 116Q80 104 74 97Z', '#4f9fb8'),
    line('M80 100Q92 108 80 118Q70 130 78 146', '#bfe0e2', 3, { opacity: 0.7 }),
    place(58, 132, 0.34, stone(pen, '#a48d79')),
    place(80, 134, 0.36, stone(pen, '#b39b85')),
    place(102, 131, 0.34, stone(pen, '#a48d79')),
  ].join('');
