import { clapper, dryingFloor, foldedCloak } from '../../pages/props/mosque.mjs';
import { cup } from '../../pages/props/household.mjs';
import { palm } from '../../props/palm.mjs';
import { ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Dates that dry on a floor beside a palm. @param {Pen} pen */
export const dryingDates = (pen) => place(54, 102, 0.46, palm(pen)) + place(84, 118, 0.4, dryingFloor(pen));

/** A loaf of bread, broken into two halves. @param {Pen} pen */
export const brokenLoaf = (pen) =>
  ellipse(80, 122, 52, 7, '#5a3a2a', { opacity: 0.2 }) +
  pen.lit('M28 112Q26 78 72 74L66 86 74 96 66 106 72 118Q34 122 28 112Z', '#d99c54', { x: 4, y: 5 }) +
  pen.lit('M132 112Q134 78 90 74L84 86 92 96 84 106 90 118Q126 122 132 112Z', '#d99c54', { x: 4, y: 5 }) +
  path('M72 74L66 86 74 96 66 106 72 118 66 118 60 106 67 96 60 86 66 75Z', '#fbe7bd') +
  path('M90 74L84 86 92 96 84 106 90 118 96 118 91 106 98 96 91 86 96 75Z', '#fbe7bd') +
  line('M40 96q8-8 16-10M104 86q10 2 18 10', '#b87a3c', 3.4);

/** A wooden board with the stick to strike it. @param {Pen} pen */
export const woodenClapper = (pen) => place(80, 104, 0.84, clapper(pen));

/** A folded cloak. @param {Pen} pen */
export const cloakFolded = (pen) =>
  place(80, 116, 1.5, foldedCloak(pen, '#a8654c')) + place(82, 82, 1.2, foldedCloak(pen, '#7d4a40'));

/** Two cups side by side. @param {Pen} pen */
export const twoCups = (pen) => place(56, 116, 1.9, cup(pen)) + place(106, 118, 1.9, cup(pen));
