import { circle, line, path, place } from '../../kit/svg.mjs';
import { bird } from '../../pages/props/animals.mjs';
import { reedMat } from '../../pages/props/gifts.mjs';
import { necklace } from '../../pages/props/home.mjs';
import { scentBox } from '../../pages/props/his-character.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A small bird on a mat. @param {Pen} pen */
export const littleBird = (pen) =>
  place(80, 130, 0.9, reedMat(pen)) + place(78, 126, 2.1, bird(pen, '#a8643f'));

/** A child's necklace. */
export const beadNecklace = () => place(80, 70, 1.6, necklace());

/** An open box of perfume. @param {Pen} pen */
export const perfumeBox = (pen) => place(81, 128, 1.25, scentBox(pen));

/** A bundle with a ribbon, and an arrow of thread that leads back. @param {Pen} pen */
export const returnedGift = (pen) =>
  [
    pen.lit('M44 72H116V128H44Z', '#3f8a68', { x: 4, y: 4 }),
    pen.lit('M38 60H122V76H38Z', '#5aa883', { x: 3, y: 3 }),
    path('M74 60H86V128H74Z', '#e3b04a'),
    path('M80 60C66 40 50 44 54 54C58 62 72 60 80 60C88 60 102 62 106 54C110 44 94 40 80 60Z', '#e3b04a'),
    circle(80, 59, 5, '#c98a3a'),
    line('M44 128H116', '#2c6148', 4),
  ].join('');
