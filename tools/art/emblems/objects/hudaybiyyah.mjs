import { chain, fullWell } from '../../pages/props/hudaybiyyah.mjs';
import { path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** An open chain. */
export const openChain = () => place(80, 118, 0.74, chain(), { turn: -12 });

/** A well of stones, full of water. @param {Pen} pen */
export const fullWellOfStones = (pen) => place(80, 104, 0.66, fullWell(pen));

/** An arched window of a palace hall, with a curtain drawn aside. @param {Pen} pen */
export const palaceWindow = (pen) =>
  [
    pen.lit('M40 134V70Q40 30 80 26Q120 30 120 70V134Z', '#d8bd92', { x: 5, y: 4 }),
    path('M52 128V72Q52 42 80 38Q108 42 108 72V128Z', '#4d6bab'),
    path('M52 128V72Q52 42 80 38Q74 84 60 96Q66 108 62 128Z', '#b4552d'),
    path('M108 128V72Q108 42 80 38Q86 84 100 96Q94 108 98 128Z', '#96432a'),
    path('M54 98Q60 92 66 94L64 100Q58 98 54 102ZM106 98Q100 92 94 94L96 100Q102 98 106 102Z', '#e8c978'),
    path('M34 134H126V142H34Z', '#b3946c'),
  ].join('');
