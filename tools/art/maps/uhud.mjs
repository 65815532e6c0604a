import { road, sheet, sign, valleys } from './sheet.mjs';
import * as marks from './marks.mjs';
import * as signs from './signs.mjs';

/** @typedef {import('./geography.mjs').Place} Place */

const { madinah } = valleys;

/** Places between the mosque and Mount Uhud. */
const places = {
  mosque: /** @type {Place} */ ([39.611, 24.467]),
  quba: /** @type {Place} */ ([39.617, 24.439]),
  lava: /** @type {Place} */ ([39.672, 24.475]),
  camp: /** @type {Place} */ ([39.619, 24.5085]),
  hill: /** @type {Place} */ ([39.604, 24.5015]),
};

/** The way of the Muslims: past the eastern lava to the foot of Uhud. @type {readonly Place[]} */
const way = [places.mosque, [39.623, 24.477], [39.638, 24.487], [39.637, 24.499], places.camp];

/** Layers above the map of Madinah, by file name. @type {Readonly<Record<string, () => string>>} */
export const uhudMaps = {
  'madinah-uhud-road': () =>
    sheet((pen) => [
      road(madinah, way),
      sign(madinah, places.mosque, signs.mudHouseSign(pen), { size: 22 }),
      sign(madinah, places.hill, signs.hillSign, { size: 15 }),
      sign(madinah, places.camp, signs.tentSign, { size: 20 }),
    ]),
  'madinah-uhud-marks': () =>
    sheet((pen) => [
      sign(madinah, places.mosque, signs.mudHouseSign(pen), { size: 22 }),
      sign(madinah, places.camp, signs.tentSign, { size: 20 }),
      sign(madinah, places.hill, marks.star, { size: 17 }),
      sign(madinah, [39.654, 24.522], marks.ring, { size: 17 }),
      sign(madinah, places.lava, marks.square, { size: 17 }),
      sign(madinah, places.quba, marks.triangle, { size: 17 }),
    ]),
};
