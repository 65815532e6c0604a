import { towns } from './geography.mjs';
import { ring, square, star, triangle } from './marks.mjs';
import { frames, road, sheet, sign } from './sheet.mjs';
import * as signs from './signs.mjs';

/** @typedef {import('./geography.mjs').Place} Place */

const { arabia } = frames;

/** @type {Place} */ const alexandria = [29.9, 31.2];
/** The seat of Kisra, on the Tigris. @type {Place} */ const ctesiphon = [44.6, 33.1];
/** The coast of al-Bahrayn. @type {Place} */ const eastCoast = [50, 26.4];
/** @type {Place} */ const maan = [35.75, 30.2];
/** @type {Place} */ const mutah = [35.75, 31.1];

const toBusra = /** @type {const} */ ([towns.yathrib, [38.6, 26.6], [36.8, 29.6], towns.busra]);
const toMutah = /** @type {const} */ ([towns.yathrib, [38.6, 26.6], [36.8, 29], maan, mutah]);
const toPersia = /** @type {const} */ ([
  towns.yathrib,
  [43.4, 25.2],
  [47.4, 25.9],
  eastCoast,
  [47.6, 30],
  ctesiphon,
]);
const overTheSea = /** @type {const} */ ([
  towns.yathrib,
  [38.6, 22.4],
  [38.9, 18.4],
  towns.adulis,
  towns.aksum,
]);
const toEgypt = /** @type {const} */ ([towns.yathrib, [36.6, 26.9], [34.9, 29.4], [32.4, 30.8], alexandria]);

/** @param {import('../kit/pen.mjs').Pen} pen */
const madinah = (pen) => sign(arabia, towns.yathrib, signs.palmSign(pen), { size: 20, dx: 10, dy: 8 });

/** Layers above the maps of Arabia and the Hijaz, by file name. @type {Readonly<Record<string, () => string>>} */
export const messageTravelsMaps = {
  'arabia-four-letters': () =>
    sheet((pen) => [
      road(arabia, [...toBusra, towns.jerusalem], '#c2492f'),
      road(arabia, toPersia, '#3f8a68'),
      road(arabia, overTheSea, '#2f6f9c'),
      road(arabia, toEgypt, '#7a4f98'),
      sign(arabia, towns.busra, signs.archSign, { size: 17, dx: 12, dy: -6 }),
      sign(arabia, towns.jerusalem, signs.gateSign, { size: 17, dx: -10, dy: -8 }),
      sign(arabia, ctesiphon, signs.riverSign, { size: 20 }),
      sign(arabia, eastCoast, signs.tentSign, { size: 17, dx: 12, dy: 10 }),
      sign(arabia, towns.aksum, signs.roundHouseSign, { size: 20 }),
      sign(arabia, alexandria, signs.boatSign(pen), { size: 20 }),
      madinah(pen),
    ]),
  'arabia-mutah-road': () =>
    sheet((pen) => [
      road(arabia, toMutah),
      sign(arabia, maan, signs.tentSign, { size: 17, dx: 30, dy: 6 }),
      sign(arabia, mutah, star, { size: 15, dx: -2, dy: -6 }),
      madinah(pen),
    ]),
  'arabia-letter-marks': () =>
    sheet((pen) => [
      sign(arabia, alexandria, triangle),
      sign(arabia, ctesiphon, ring),
      sign(arabia, towns.aksum, star),
      sign(arabia, towns.busra, square),
      madinah(pen),
    ]),
  'arabia-camp-marks': () =>
    sheet((pen) => [
      road(arabia, toMutah),
      sign(arabia, towns.jerusalem, triangle, { size: 15, dx: -14, dy: -4 }),
      sign(arabia, maan, ring, { size: 15, dx: 28, dy: 6 }),
      sign(arabia, towns.sana, square),
      sign(arabia, eastCoast, star),
      madinah(pen),
    ]),
};
