import { material } from '../kit/palette.mjs';
import { box, circle, line, path, place } from '../kit/svg.mjs';
import { camel } from '../props/camel.mjs';
import { elephant } from '../pages/props/animals.mjs';
import { sanaHouse } from '../pages/props/buildings.mjs';
import { olive } from '../pages/props/plants.mjs';
import { palm } from '../props/palm.mjs';
import { boat } from '../props/rocks.mjs';
import { sheep } from '../props/sheep.mjs';
import { acacia } from '../props/trees.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/* Signs of places, each about 24 wide around its middle, so that a legend can name them without a word in the picture. */

/** The House of stone: Makkah. */
export const kabahSign =
  path('M-10 9V-8L3-10V11Z', '#a98f7c') +
  path('M3 11V-10L11-8V9Z', '#7d6a66') +
  path('M-10-1V-5L3-7V-3ZM3-3V-7L11-5V-1Z', '#e2c190') +
  path('M-5 10V2L-1 1.500V10.500Z', '#5d4030');

/** A palm: Yathrib. @param {Pen} pen */
export const palmSign = (pen) => place(-1, 11, 0.155, palm(pen));

/** Steps: Yemen. */
export const stepsSign =
  path('M-12 10V5H-6V0H0V-5H6V-10H12V10Z', '#7fae62') +
  path('M-12 5H-6V7H-12ZM-6 0H0V2H-6ZM0-5H6V-3H0ZM6-10H12V-8H6Z', '#5c8a4a');

/** A tall house: San'a. @param {Pen} pen */
export const houseSign = (pen) => place(0, 11, 0.2, sanaHouse(pen, 104));

/** An olive tree: the lands of al-Sham. @param {Pen} pen */
export const oliveSign = (pen) => place(0, 10, 0.25, olive(pen));

/** An arch of stone: a town of Rum. */
export const archSign =
  path('M-10 10V-4A10 10 0 0 1 10-4V10H5V-3A5 5 0 0 0-5-3V10Z', '#a99a8e') +
  path('M4-12.500Q10-10 10-4V10H5V-3Q5-7 1-8Z', '#857970');

/** An anchor place with a sail: Gaza. @param {Pen} pen */
export const boatSign = (pen) => place(0, 9, 0.24, boat(pen, '#f0d9a8'));

/** A round house: Abyssinia. */
export const roundHouseSign =
  path('M-8 10V-1H8V10Z', '#d9b68a') +
  path('M2-1H8V10H2Z', '#b8926a') +
  path('M-12 0L0-12L12 0Z', '#8a6a4a') +
  path('M0-12L12 0H3Z', '#6d5238') +
  box(-2.5, 3, 5, 7, 1, '#5d4030');

/** A ring of stones round water: a well. */
export const wellSign =
  circle(0, 1, 11, '#9a806c') +
  circle(0, 1, 7.5, '#3f8fa0') +
  path('M-11 1H-7.500M7.500 1H11M0-10V-6.500M0 8.500V12', '#6b5648') +
  path('M-5-1Q0-4 5-1Q0 1-5-1Z', '#bfe0e2');

/** A cave in a mountain. */
export const caveSign =
  path('M-13 10L-2-11L4-7L13 10Z', '#b08a74') +
  path('M0-8L4-7L13 10H6Z', '#8d6d64') +
  path('M-6 10Q-5 1 0 1Q5 1 6 10Z', '#3f2c30');

/** A garden tree: al-Ta'if. */
export const gardenSign =
  circle(0, -3, 8, '#6fae62') +
  path('M2-10.500A8 8 0 0 1 2 5Q8-3 2-10.500Z', '#4f8f50') +
  line('M0 10V0', material.bark, 3) +
  circle(-3, -4, 1.6, '#c9504a') +
  circle(3, 0, 1.6, '#c9504a');

/** A tent: a place where pilgrims stay. */
export const tentSign =
  path('M-12 9Q-5 0 0-10Q5 0 12 9Z', '#6b5148') +
  path('M0-10Q5 0 12 9H5Z', '#4f3b38') +
  path('M-3.500 9L0-1L3.500 9Z', '#f0b15f');

/** A house of mud brick under palms. @param {Pen} pen */
export const mudHouseSign = (pen) =>
  place(6, 11, 0.14, palm(pen)) +
  path('M-11 10V-2H4V10Z', '#d9b68a') +
  path('M0-2H4V10H0Z', '#b8926a') +
  path('M-7 10V4H-3V10Z', '#6d4a38');

/** The great rocks that a grandfather set on the map: an empire. */
export const rockSign =
  path('M-12 10Q-13-6-3-11Q8-10 12 10Q0 13-12 10Z', '#a2968c') +
  path('M1-11Q9-9 12 10Q6 12 3 11Q8 0 1-11Z', '#7f746e');

/** @param {Pen} pen */
export const sheepSign = (pen) => place(0, 8, 0.3, sheep(pen));

/** @param {Pen} pen */
export const camelSign = (pen) => place(2, 11, 0.2, camel(pen));

/** @param {Pen} pen */
export const elephantSign = (pen) => place(3, 10, 0.15, elephant(pen));

/** A hill: Arafat, Uhud. */
export const hillSign =
  path('M-13 9Q-6-8 0-10Q7-8 13 9Z', '#c08a66') + path('M2-10Q8-6 13 9H5Q8-2 2-10Z', '#976a58');

/** A night under the stars: Muzdalifah. */
export const starSign =
  circle(0, 0, 13, '#3d4f91') +
  path(
    'M-4-8l1.500 4 4 1-4 1.500L-4 2.500-5.500-1.500-9.500-3l4-1ZM5 0l1.200 3 3 1-3 1.200L5 8.500 3.800 5.200.8 4l3-1Z',
    '#ffeebb',
  );

/** A river between its banks. */
export const riverSign =
  circle(0, 0, 14, '#b9cf8a') +
  path('M-8-12C4-6-10 0-2 5C4 9-2 12-4 14L8 12C10 6 2 4 6-1C10-6 4-10 2-14Z', '#5fb3c4');
/** A walled town with a gate: Jerusalem. */
export const gateSign =
  path('M-13 10V-4H-9V-7H-5V-4H5V-7H9V-4H13V10Z', '#d8bd92') +
  path('M5-4V-7H9V-4H13V10H5Z', '#b3946c') +
  path('M-5 10V3A5 5 0 0 1 5 3V10Z', '#6b4a38');

/** A steep path between two hills. */
export const pathSign =
  path('M-15 10Q-12-8-8-10Q-2-8 0 10ZM0 10Q3-4 8-6Q13-4 15 10Z', '#b5856a') +
  path('M-1 11Q4 4-1 0Q-5-4 0-9L2-9Q0-4 4 0Q9 5 5 11Z', '#fff1cc');

/** A thorn tree with a flat crown. @param {Pen} pen */
export const treeSign = (pen) => place(0, 12, 0.28, acacia(pen, '#85985a'));
