import { hijazHeights, mountains, towns } from './geography.mjs';
import { ring, square, star, triangle } from './marks.mjs';
import { coastRoad, groundOf, north, south, toGaza, toHadramawt } from './lands.mjs';
import { frames, road, sheet, sign, valleys } from './sheet.mjs';
import { kabahSign, palmSign } from './signs.mjs';

const { arabia, hijaz, redSea, southArabia } = frames;

/** A map of Arabia with marks above its ground. @param {readonly string[]} marks */
const marked = (...marks) => sheet((pen) => [...groundOf(pen, arabia, 0.86), ...marks]);

/** The cave of Thawr, south of Makkah. @type {import('./geography.mjs').Place} */
const thawr = [39.86, 21.28];

/** A map of the land between Makkah and Yathrib with the sign of Makkah, and marks. @param {readonly string[]} marks */
const hijazMarked = (...marks) =>
  sheet((pen) => [
    ...groundOf(pen, hijaz, 1.5, [...mountains, ...hijazHeights]),
    ...marks,
    sign(hijaz, towns.makkah, kabahSign, { size: 22, dx: 18, dy: -34 }),
  ]);

/** Maps of questions, by file name: the ground and its marks in one picture. @type {Readonly<Record<string, () => string>>} */
export const questionMaps = {
  'question-sea-marks': () =>
    marked(
      sign(arabia, [30.6, 33.9], square),
      sign(arabia, [37.7, 21.2], star, { size: 14 }),
      sign(arabia, [51.6, 26.4], triangle),
      sign(arabia, [62.4, 15.8], ring),
    ),
  'question-road-mark': () =>
    marked(
      road(arabia, [towns.damascus, ...north.toReversed(), ...south.slice(1)]),
      sign(arabia, towns.makkah, star),
    ),
  'question-ruler-marks': () =>
    marked(
      sign(arabia, [34.4, 37.6], triangle),
      sign(arabia, [51.4, 33.4], ring),
      sign(arabia, towns.aksum, star),
      sign(arabia, towns.makkah, square),
    ),
  'question-gaza-mark': () =>
    marked(road(arabia, toGaza), sign(arabia, towns.makkah, kabahSign), sign(arabia, towns.gaza, star)),
  'question-rider-marks': () =>
    sheet((pen) => [
      ...groundOf(pen, southArabia, 1.5),
      road(southArabia, toHadramawt),
      sign(southArabia, towns.sana, triangle, { size: 22 }),
      sign(southArabia, towns.hadramawt, star, { size: 22 }),
      sign(southArabia, towns.taif, square, { size: 20, dx: 54, dy: 16 }),
      sign(southArabia, towns.adulis, ring, { size: 20 }),
      sign(southArabia, towns.makkah, kabahSign, { size: 20, dx: 8, dy: 2 }),
    ]),
  'question-shore-marks': () =>
    sheet((pen) => [
      ...groundOf(pen, redSea, 1.5),
      road(redSea, [towns.makkah, towns.port, [39, 19], [39.6, 16.6], towns.adulis, towns.aksum]),
      sign(redSea, towns.makkah, kabahSign, { size: 20, dx: 10 }),
      sign(redSea, towns.port, star, { size: 18, dx: -6, dy: 4 }),
      sign(redSea, [38.8, 17.9], ring, { size: 18 }),
      sign(redSea, towns.adulis, square, { size: 18, dx: 8 }),
      sign(redSea, towns.aksum, triangle, { size: 20, dx: -14, dy: 6 }),
    ]),
  'question-march-marks': () =>
    marked(
      sign(arabia, towns.makkah, kabahSign, { size: 16, dx: -34, dy: -6 }),
      sign(arabia, towns.taif, star, { size: 16, dx: 36, dy: -14 }),
      sign(arabia, towns.sana, square),
      sign(arabia, towns.yathrib, triangle, { dx: 34, dy: -14 }),
      sign(arabia, towns.gaza, ring),
    ),
  'question-night-marks': () =>
    marked(
      sign(arabia, towns.makkah, kabahSign),
      sign(arabia, towns.jerusalem, star),
      sign(arabia, towns.yathrib, triangle, { dx: 34, dy: -14 }),
      sign(arabia, towns.sana, square),
      sign(arabia, towns.aksum, ring),
    ),
  'question-dream-marks': () =>
    hijazMarked(
      sign(hijaz, thawr, ring, { size: 20, dx: -52, dy: 14 }),
      sign(hijaz, towns.taif, square, { size: 20, dx: 50, dy: -6 }),
      sign(hijaz, towns.juhfah, triangle, { size: 20 }),
      sign(hijaz, towns.yathrib, star, { size: 20 }),
    ),
  'question-two-roads': () =>
    hijazMarked(
      road(hijaz, [thawr, [39.5, 21.5], towns.usfan, towns.juhfah, [39.3, 23.2], [39.25, 23.8], towns.quba]),
      road(hijaz, [towns.makkah, [40.1, 21.9], [40.5, 22.6], [40.4, 23.4], [40, 24], towns.quba], '#2f6f9c'),
      sign(hijaz, [38.95, 22.2], star, { size: 20 }),
      sign(hijaz, [40.95, 22.9], ring, { size: 20 }),
    ),
  'question-caravan-marks': () =>
    hijazMarked(
      road(hijaz, [[38.6, 25.4], towns.yathrib, [40.1, 23.2], [40.1, 22.1], towns.makkah], '#4b4b55'),
      road(hijaz, [[38.1, 25.4], towns.badr, towns.juhfah, towns.usfan, towns.makkah], '#4b4b55'),
      road(hijaz, coastRoad, '#4b4b55'),
      sign(hijaz, [40.16, 23], square, { size: 18 }),
      sign(hijaz, towns.badr, triangle, { size: 18 }),
      road(hijaz, [[40.9, 25.4], [41.4, 24], [41.3, 22.6], [40.9, 21.8], towns.makkah], '#4b4b55'),
      sign(hijaz, [38.28, 24], star, { size: 18 }),
      sign(hijaz, [41.36, 23.4], ring, { size: 18 }),
    ),
  'question-qiblah-marks': () =>
    sheet((pen) => [
      ...groundOf(pen, arabia, 0.86),
      sign(arabia, towns.yathrib, palmSign(pen), { size: 20 }),
      sign(arabia, towns.makkah, triangle),
      sign(arabia, towns.jerusalem, star),
      sign(arabia, towns.sana, square),
      sign(arabia, [51.6, 26.4], ring),
    ]),
  'question-market-marks': () =>
    sheet((pen) => [
      ...groundOf(pen, arabia, 0.86),
      road(arabia, [towns.damascus, ...north.toReversed()]),
      sign(arabia, [36.6, 31.2], ring),
      sign(arabia, [37.9, 28.2], square),
      sign(arabia, towns.yathrib, star),
      sign(arabia, towns.sana, triangle),
    ]),
  'question-two-towns': () =>
    sheet((pen) => [
      ...groundOf(pen, hijaz, 1.5, [...mountains, ...hijazHeights]),
      sign(hijaz, towns.makkah, kabahSign, { size: 24 }),
      sign(hijaz, towns.taif, star, { size: 20, dx: 20, dy: 6 }),
      sign(hijaz, towns.yathrib, square, { size: 20 }),
      sign(hijaz, towns.juhfah, triangle, { size: 20 }),
      sign(hijaz, towns.usfan, ring, { size: 20, dx: -14, dy: -18 }),
    ]),
  'madinah-black-stone': () =>
    sheet(() => [
      sign(valleys.madinah, [39.54, 24.47], square, { size: 18 }),
      sign(valleys.madinah, [39.612, 24.514], triangle, { size: 18 }),
      sign(valleys.madinah, [39.611, 24.462], ring, { size: 18 }),
      sign(valleys.madinah, [39.61, 24.419], star, { size: 18 }),
    ]),
};
