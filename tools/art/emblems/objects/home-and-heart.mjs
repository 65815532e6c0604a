import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { cup, loaf, sack } from '../../pages/props/household.mjs';
import { prayerMat } from '../../pages/props/new-life.mjs';
import { inkAndReed } from '../../pages/props/gifts.mjs';
import { grapePlate } from '../../pages/props/vineyard.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A child's necklace of scented beads. */
export const scentBeads = () => {
  const beads = Array.from({ length: 17 }, (_, index) => {
    const turn = Math.PI * (0.06 + (index / 16) * 0.88);
    const x = 80 - Math.cos(turn) * 46;
    const y = 56 + Math.sin(turn) * 62;
    return circle(x, y, index % 4 === 0 ? 8 : 6, index % 4 === 0 ? '#c98a3a' : '#7a4a34');
  });
  return [
    line('M35 60Q34 40 46 32M125 60Q126 40 114 32', '#e6d3aa', 3.4),
    ...beads,
    ellipse(78, 116, 2.6, 1.6, '#f6dca8'),
  ].join('');
};

/** A small red shirt on a cord. */
export const redShirt = () =>
  [
    line('M18 42Q80 56 142 42', '#e6d3aa', 4),
    path('M62 46L34 62L46 90L60 82V132H100V82L114 90L126 62L98 46Q80 62 62 46Z', '#c0432f'),
    path('M86 57L98 46L126 62L114 90L100 82V132H86Z', '#98301f', { opacity: 0.55 }),
    line('M80 60V78', '#f0cf86', 3),
    line('M62 124H98', '#f0cf86', 3, { 'stroke-dasharray': '5 4' }),
  ].join('');

/** Written sheets on each other, with ink and a reed. @param {Pen} pen */
export const keptSheets = (pen) =>
  [
    pen.lit('M44 46L112 38L118 104L50 112Z', '#e2cda0', { x: 3, y: 3 }),
    pen.lit('M38 52L106 50L108 114L40 118Z', '#f6e8c8', { x: 3, y: 3 }),
    line('M48 64L97 62.500M48 76L98 74.500M49 88L98 86.500M49 100L84 99', '#6b4a3a', 4),
    place(98, 136, 0.62, inkAndReed(pen)),
  ].join('');

/** @type {readonly (readonly [x: number, y: number])[]} */
const silver = [
  [92, 128],
  [112, 124],
  [104, 136],
  [80, 138],
];

/** A sack with silver coins before it. @param {Pen} pen */
export const silverSack = (pen) =>
  [
    place(68, 120, 1.1, sack(pen)),
    ...silver.map(([x, y]) => ellipse(x, y, 11, 6, '#8f98a3') + ellipse(x, y - 3, 11, 6, '#d5dbe2')),
  ].join('');

/** Loaves that are dealt out, with a cup. @param {Pen} pen */
export const sharedLoaves = (pen) =>
  [
    pen.lit('M34 112H126L140 140H20Z', '#f0e2c8', { x: 4, y: 2 }),
    line('M30 132H130', '#b8604a', 4),
    place(60, 116, 0.9, loaf(pen)),
    place(98, 120, 0.9, loaf(pen)),
    place(72, 134, 1, loaf(pen)),
    place(116, 112, 1.1, cup(pen)),
  ].join('');

/** A prayer mat in the first light, with grapes. @param {Pen} pen */
export const dawnMat = (pen) =>
  [
    circle(80, 74, 25, '#ffe7b0'),
    circle(80, 74, 17, '#fff6dc'),
    path('M14 88Q46 70 80 84T146 82V100H14Z', '#c9987a'),
    place(72, 120, 1.05, prayerMat(pen)),
    place(98, 134, 0.5, grapePlate(pen)),
  ].join('');
