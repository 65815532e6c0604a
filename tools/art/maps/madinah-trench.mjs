import { line } from '../kit/svg.mjs';
import { sheet, sign, through, valleys } from './sheet.mjs';
import * as marks from './marks.mjs';
import * as signs from './signs.mjs';

/** @typedef {import('./geography.mjs').Place} Place */

const { madinah } = valleys;

/** The trench between the fields of lava, from east to west. @type {readonly Place[]} */
const ditch = [
  [39.668, 24.4705],
  [39.658, 24.4755],
  [39.646, 24.486],
  [39.628, 24.4905],
  [39.608, 24.4885],
  [39.59, 24.4835],
  [39.576, 24.473],
  [39.556, 24.464],
];

const near = {
  mosque: /** @type {Place} */ ([39.611, 24.467]),
  sal: /** @type {Place} */ ([39.6, 24.4745]),
  northWest: /** @type {Place} */ ([39.575, 24.5]),
  besideUhud: /** @type {Place} */ ([39.645, 24.5035]),
};

/** Gardens in the south of the town. @param {import('./sheet.mjs').Pen} pen */
const gardens = (pen) =>
  [
    [39.584, 24.436],
    [39.596, 24.427],
    [39.628, 24.427],
    [39.643, 24.436],
  ]
    .map(([east = 0, up = 0]) => sign(madinah, [east, up], signs.palmSign(pen), { size: 16 }))
    .join('');

/** A ditch with its bank of earth. */
const trenchLine = () =>
  line(through(madinah, ditch), '#c99f6b', 13) + line(through(madinah, ditch), '#6b4630', 6.5);

/** Madinah in the days of the Trench, by file name. @type {Readonly<Record<string, () => string>>} */
export const trenchMaps = {
  'madinah-open-side': () =>
    sheet((pen) => [
      gardens(pen),
      sign(madinah, near.mosque, signs.mudHouseSign(pen), { size: 25 }),
      sign(madinah, [39.617, 24.513], signs.hillSign, { size: 20 }),
    ]),
  'madinah-trench': () =>
    sheet((pen) => [
      trenchLine(),
      sign(madinah, near.mosque, signs.mudHouseSign(pen), { size: 22, dx: 18, dy: 14 }),
      sign(madinah, near.sal, signs.hillSign, { size: 16 }),
      sign(madinah, near.northWest, signs.tentSign, { size: 20 }),
      sign(madinah, near.besideUhud, signs.tentSign, { size: 20 }),
    ]),
  'question-side-marks': () =>
    sheet((pen) => [
      gardens(pen),
      sign(madinah, near.mosque, signs.mudHouseSign(pen), { size: 24 }),
      sign(madinah, [39.538, 24.455], marks.star, { size: 18 }),
      sign(madinah, [39.607, 24.493], marks.square, { size: 18 }),
      sign(madinah, [39.682, 24.46], marks.triangle, { size: 18 }),
      sign(madinah, [39.611, 24.431], marks.ring, { size: 18 }),
    ]),
  'question-camp-marks': () =>
    sheet((pen) => [
      trenchLine(),
      sign(madinah, near.mosque, signs.mudHouseSign(pen), { size: 22, dx: 18, dy: 14 }),
      sign(madinah, near.sal, marks.triangle, { size: 16 }),
      sign(madinah, near.northWest, marks.ring, { size: 18 }),
      sign(madinah, near.besideUhud, marks.star, { size: 18 }),
      sign(madinah, [39.625, 24.43], marks.square, { size: 18 }),
    ]),
};
