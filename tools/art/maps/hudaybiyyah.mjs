import { towns } from './geography.mjs';
import { ring, square, star, triangle } from './marks.mjs';
import { frames, road, sheet, sign } from './sheet.mjs';
import * as signs from './signs.mjs';

/** @typedef {import('./geography.mjs').Place} Place */

const { hijaz } = frames;

/** Pilgrims of Madinah put on the ihram here. @type {Place} */
const dhuAlHulayfah = [39.54, 24.41];
/** @type {Place} */
const hudaybiyyah = [39.63, 21.44];
/** Where the travellers left the main road. @type {Place} */
const turn = [39.35, 22.05];

/** @type {readonly Place[]} */
const way = [
  towns.yathrib,
  dhuAlHulayfah,
  [39.3, 23.9],
  [39.1, 23.1],
  towns.juhfah,
  turn,
  [39.72, 21.8],
  hudaybiyyah,
];

const makkah = sign(hijaz, towns.makkah, signs.kabahSign, { size: 22, dx: 40, dy: 4 });
/** @param {import('../kit/pen.mjs').Pen} pen */
const madinah = (pen) => sign(hijaz, towns.yathrib, signs.palmSign(pen), { size: 22, dx: 26, dy: -8 });

/** Layers above the map of the Hijaz, by file name. @type {Readonly<Record<string, () => string>>} */
export const hudaybiyyahMaps = {
  'hijaz-umrah-road': () =>
    sheet((pen) => [
      road(hijaz, way),
      madinah(pen),
      sign(hijaz, dhuAlHulayfah, signs.camelSign(pen), { size: 20, dx: -34, dy: 16 }),
      sign(hijaz, hudaybiyyah, signs.treeSign(pen), { size: 22, dx: -46, dy: 10 }),
      makkah,
    ]),
  'hijaz-ihram-marks': () =>
    sheet((pen) => [
      road(hijaz, way),
      madinah(pen),
      sign(hijaz, dhuAlHulayfah, star, { size: 18, dx: -34, dy: 16 }),
      sign(hijaz, towns.juhfah, square, { size: 18, dx: 36, dy: 4 }),
      sign(hijaz, turn, triangle, { size: 18, dx: -34, dy: 6 }),
      sign(hijaz, hudaybiyyah, ring, { size: 18, dx: -40, dy: 10 }),
      makkah,
    ]),
  'hijaz-camp-marks': () =>
    sheet((pen) => [
      madinah(pen),
      sign(hijaz, [39.1, 23.1], square, { size: 18 }),
      sign(hijaz, [40.6, 23.3], triangle, { size: 18 }),
      sign(hijaz, hudaybiyyah, star, { size: 18, dx: -46, dy: 10 }),
      sign(hijaz, [40.9, 21.9], ring, { size: 18 }),
      makkah,
    ]),
};
