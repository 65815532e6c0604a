import { prayerMat, woolBalls } from '../../pages/props/new-life.mjs';
import { foldedCloth } from '../../pages/props/home.mjs';
import { well } from '../../pages/props/road.mjs';
import { palm } from '../../props/palm.mjs';
import { line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Three mats on the sand, one beside the other. @param {Pen} pen */
export const matRow = (pen) =>
  place(48, 100, 0.66, prayerMat(pen)) +
  place(112, 100, 0.66, prayerMat(pen)) +
  place(80, 126, 0.8, prayerMat(pen));

/** Balls of coloured wool. */
export const woolToys = () => place(82, 112, 0.94, woolBalls());

/** A well under two palms. @param {Pen} pen */
export const gardenWell = (pen) =>
  place(46, 122, 0.72, palm(pen)) + place(120, 120, 0.66, palm(pen)) + place(82, 132, 0.66, well(pen));

/** A folded cloak in two colours. @param {Pen} pen */
export const lentCloak = (pen) =>
  place(80, 122, 1.6, foldedCloth(pen)) + place(80, 100, 1.4, foldedCloth(pen));

/** Two flat stones and a palm stalk with lines of writing. @param {Pen} pen */
export const stalkAndStones = (pen) =>
  pen.lit('M28 112L40 82L78 78L90 104L72 122Z', '#cfc0ae', { x: 4, y: 5 }) +
  line('M44 92h30M42 102h34M48 112h22', '#5c4438', 3, { 'stroke-dasharray': '9 4 6 3' }) +
  pen.lit('M88 120L98 96L130 98L136 120L114 130Z', '#b9a58f', { x: 4, y: 5 }) +
  line('M100 106h26M100 116h24', '#5c4438', 3, { 'stroke-dasharray': '8 4' }) +
  path('M36 66Q80 40 128 52L126 62Q82 52 40 76Z', '#b98f4f') +
  line('M48 64Q84 48 118 54', '#5c4438', 2.6, { 'stroke-dasharray': '8 4 5 3' });
