import { mountains, hijazHeights, towns } from './geography.mjs';
import { groundOf, toTaif } from './lands.mjs';
import { ring, square, star, triangle } from './marks.mjs';
import { circle, path } from '../kit/svg.mjs';
import { frames, road, sheet, sign } from './sheet.mjs';
import * as signs from './signs.mjs';

const { arabia, hijaz } = frames;

/** @type {import('./geography.mjs').Place} */ const tabuk = [36.57, 28.39];
/** @type {import('./geography.mjs').Place} */ const pearlCoast = [49.6, 25.6];

const toTabuk = /** @type {const} */ ([towns.yathrib, [38.6, 26.2], [37.6, 27.2], tabuk]);
const fromTaif = /** @type {const} */ ([towns.taif, [40.9, 22.4], [40.7, 23.6], towns.yathrib]);
const fromYemen = /** @type {const} */ ([towns.sana, [44, 18.2], [42.6, 20.8], [41.4, 23], towns.yathrib]);
const fromPearls = /** @type {const} */ ([pearlCoast, [46.4, 25.4], [43, 25.2], towns.yathrib]);

/** A shell with a pearl. */
const pearlSign =
  path('M-12 2Q-10-11 0-11Q10-11 12 2Q0 8-12 2Z', '#c98fa0') +
  path('M-12 2Q0 13 12 2Q0 8-12 2Z', '#a06a80') +
  circle(0, 0, 4.4, '#fffaf0');

/** Maps and layers of the journey to Tabuk and of the delegations. @type {Readonly<Record<string, () => string>>} */
export const delegationMaps = {
  'arabia-tabuk-road': () =>
    sheet((pen) => [
      road(arabia, toTabuk),
      sign(arabia, tabuk, signs.wellSign, { size: 20 }),
      sign(arabia, towns.yathrib, signs.palmSign(pen), { size: 20 }),
    ]),
  'arabia-delegations': () =>
    sheet((pen) => [
      road(arabia, fromTaif),
      road(arabia, fromYemen, '#2f6f9c'),
      road(arabia, fromPearls, '#7a4f98'),
      sign(arabia, towns.taif, signs.gardenSign, { size: 18, dx: -30, dy: 8 }),
      sign(arabia, towns.sana, signs.stepsSign, { size: 20 }),
      sign(arabia, pearlCoast, pearlSign, { size: 20 }),
      sign(arabia, towns.yathrib, signs.palmSign(pen), { size: 20, dx: -20, dy: -16 }),
    ]),
  'question-hunayn-marks': () =>
    sheet((pen) => [
      ...groundOf(pen, hijaz, 1.5, [...mountains, ...hijazHeights]),
      road(hijaz, toTaif),
      sign(hijaz, [40.14, 21.3], star, { size: 16, dy: -30 }),
      sign(hijaz, towns.yathrib, triangle, { size: 20 }),
      sign(hijaz, towns.juhfah, ring, { size: 20 }),
      sign(hijaz, [41.3, 23.2], square, { size: 20 }),
      sign(hijaz, towns.makkah, signs.kabahSign, { size: 22, dx: -26, dy: -12 }),
      sign(hijaz, towns.taif, signs.gardenSign, { size: 22, dx: 46, dy: -22 }),
    ]),
  'question-tabuk-marks': () =>
    sheet((pen) => [
      ...groundOf(pen, arabia, 0.86),
      sign(arabia, towns.yathrib, signs.palmSign(pen), { size: 20 }),
      sign(arabia, tabuk, triangle),
      sign(arabia, towns.sana, star),
      sign(arabia, pearlCoast, ring),
      sign(arabia, [54.6, 19.6], square),
    ]),
  'question-pearl-marks': () =>
    sheet((pen) => [
      ...groundOf(pen, arabia, 0.86),
      sign(arabia, towns.yathrib, signs.palmSign(pen), { size: 20 }),
      sign(arabia, tabuk, ring),
      sign(arabia, towns.sana, square),
      sign(arabia, pearlCoast, star),
      sign(arabia, [41.2, 20.2], triangle),
    ]),
};
