import { path, place } from '../kit/svg.mjs';
import { africa, asia, cyprus, hijazHeights, mountains, sands, towns } from './geography.mjs';
import { crest, frames, landAndSea, on, road, sandMark, sheet, sign, through } from './sheet.mjs';
import { height, width } from '../pages/frame.mjs';
import * as signs from './signs.mjs';

const { arabia, hijaz, redSea, southArabia } = frames;
export const north = /** @type {const} */ ([
  towns.makkah,
  [39.2, 23],
  towns.yathrib,
  [38.6, 26.6],
  [36.8, 29.6],
]);
export const toGaza = /** @type {const} */ ([...north, [35.4, 30.6], towns.gaza]);
export const south = /** @type {const} */ ([towns.makkah, [41.2, 19.9], [43.2, 17.6], towns.sana]);
export const toHadramawt = /** @type {const} */ ([
  towns.sana,
  [45.3, 15.6],
  [46.7, 15.2],
  [47.8, 15.5],
  towns.hadramawt,
]);

export const toTaif = /** @type {const} */ ([towns.makkah, [40.05, 21.36], [40.22, 21.24], towns.taif]);

/** The road of caravans that keeps to the coast and does not touch Badr. */
export const coastRoad = /** @type {const} */ ([
  [37.7, 25.4],
  [38.1, 24.35],
  [38.5, 23.62],
  [39.02, 22.8],
  [39.14, 22],
  [39.45, 21.5],
  towns.makkah,
]);

/** A line of stars, for a way that no caravan goes. @param {import('./sheet.mjs').Frame} frame @param {import('./geography.mjs').Place} from @param {import('./geography.mjs').Place} to */
export function starRoad(frame, from, to) {
  return [1, 2, 3, 4, 5, 6, 7]
    .map((step) => {
      const part = step / 8;
      const [x, y] = on(frame, [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      return place(
        x,
        y,
        0.62,
        path('M0-10Q1.500-1.500 10 0Q1.500 1.500 0 10Q-1.500 1.500-10 0Q-1.500-1.500 0-10Z', '#3d4f91'),
      );
    })
    .join('');
}

/** Offset on the map of all Arabia, where the signs of Yathrib and Makkah would touch. */
const besideTheRoad = { dx: 34, dy: -14 };

/** Land, sea, mountains and sands. @param {import('./sheet.mjs').Pen} pen @param {import('./sheet.mjs').Frame} frame @param {number} size of the mountains @param {typeof mountains} [crests] */
export function groundOf(pen, frame, size, crests = mountains) {
  return [
    landAndSea(pen, frame, [asia, africa, cyprus]),
    ...sands.map((one) => put(frame, one, size, sandMark(pen))),
    ...[...crests]
      .sort((a, b) => b[1] - a[1])
      .map(([east, up, tall]) => put(frame, [east, up], size * tall, crest(pen))),
  ];
}

/** The ground of a map, below its layers. @param {import('./sheet.mjs').Frame} frame @param {number} size of the mountains @param {typeof mountains} [crests] */
function ground(frame, size, crests = mountains) {
  return sheet((pen) => groundOf(pen, frame, size, crests));
}

/** @param {import('./sheet.mjs').Frame} frame @param {import('./geography.mjs').Place} where @param {number} size @param {string} markup */
function put(frame, where, size, markup) {
  const [x, y] = on(frame, where);
  return x > -30 && x < width + 30 && y > -30 && y < height + 30 ? place(x, y, size, markup) : '';
}

/** Maps and their layers, by file name. @type {Readonly<Record<string, () => string>>} */
export const landMaps = {
  arabia: () => ground(arabia, 0.86),
  'arabia-roads': () =>
    sheet((pen) => [
      road(arabia, [towns.damascus, ...north.toReversed(), ...south.slice(1)]),
      sign(arabia, towns.damascus, signs.oliveSign(pen)),
      sign(arabia, towns.yathrib, signs.palmSign(pen), besideTheRoad),
      sign(arabia, towns.makkah, signs.kabahSign),
      sign(arabia, towns.sana, signs.stepsSign),
    ]),
  'arabia-two-journeys': () =>
    sheet((pen) => [
      road(arabia, [...north, towns.damascus], '#c2492f'),
      road(arabia, south, '#2f6f9c'),
      sign(arabia, towns.damascus, signs.oliveSign(pen)),
      sign(arabia, towns.makkah, signs.kabahSign, { size: 19 }),
      sign(arabia, towns.sana, signs.stepsSign),
      sign(arabia, [41.6, 28.6], signs.camelSign(pen), { size: 20 }),
      sign(arabia, [46.6, 19.4], signs.camelSign(pen), { size: 20 }),
    ]),
  'arabia-hashim': () =>
    sheet((pen) => [
      road(arabia, toGaza, '#c2492f'),
      road(arabia, south, '#2f6f9c'),
      road(arabia, [towns.makkah, towns.port, [38.9, 18.4], towns.adulis, towns.aksum], '#2f6f9c'),
      sign(arabia, towns.gaza, signs.boatSign(pen)),
      sign(arabia, towns.makkah, signs.kabahSign, { size: 19 }),
      sign(arabia, towns.sana, signs.stepsSign),
      sign(arabia, towns.aksum, signs.roundHouseSign),
    ]),
  'arabia-empires': () =>
    sheet(() => [
      path(
        through(
          arabia,
          [
            [24, 44],
            [24, 36],
            [29, 35.6],
            [34, 34],
            [34, 30.6],
            [24, 29],
            [24, 25],
            [32, 26],
            [34.6, 29.8],
            [36.6, 31.4],
            [38.6, 33.6],
            [39.8, 36],
            [42, 39],
            [42, 44],
          ],
          true,
        ),
        '#8a5aa0',
        { opacity: 0.28 },
      ),
      path(
        through(
          arabia,
          [
            [43, 44],
            [42, 38],
            [41.4, 35],
            [43.6, 32],
            [46.6, 30.2],
            [49, 29.6],
            [52, 27.6],
            [57, 26.6],
            [62, 25.4],
            [70, 25.4],
            [70, 44],
          ],
          true,
        ),
        '#3f8a68',
        { opacity: 0.28 },
      ),
      sign(arabia, [32.4, 37.7], signs.rockSign, { size: 22 }),
      sign(arabia, [50, 33.6], signs.rockSign, { size: 22 }),
      sign(arabia, towns.makkah, signs.kabahSign),
      sign(arabia, towns.aksum, signs.roundHouseSign),
    ]),
  'arabia-paths-to-makkah': () =>
    sheet((pen) => [
      road(arabia, [towns.sana, [43.2, 17.6], [41.2, 19.9], towns.makkah]),
      road(arabia, [[43.1, 36.3], [37.2, 37.4], [36.6, 33.6], ...north.toReversed()], '#2f6f9c'),
      sign(arabia, towns.sana, signs.houseSign(pen), { size: 20 }),
      sign(arabia, [43.1, 36.3], signs.riverSign, { size: 20 }),
      sign(arabia, towns.aksum, signs.roundHouseSign, { size: 20 }),
      sign(arabia, towns.makkah, signs.kabahSign, { size: 20 }),
    ]),
  'arabia-elephant-road': () =>
    sheet((pen) => [
      road(arabia, [towns.aksum, towns.adulis, [41.4, 14.8], [43.2, 15], towns.sana], '#8a5aa0'),
      road(arabia, [towns.sana, [43.6, 17.4], [42, 19.6], towns.taif, towns.makkah], '#c2492f'),
      sign(arabia, towns.aksum, signs.roundHouseSign),
      sign(arabia, towns.sana, signs.houseSign(pen)),
      sign(arabia, towns.taif, signs.gardenSign, { size: 16, dx: 36, dy: -14 }),
      sign(arabia, [45.6, 18.8], signs.elephantSign(pen), { size: 22 }),
      sign(arabia, towns.makkah, signs.kabahSign),
    ]),
  'arabia-gaza-road': () =>
    sheet((pen) => [
      road(arabia, toGaza),
      sign(arabia, towns.gaza, signs.boatSign(pen)),
      sign(arabia, towns.yathrib, signs.palmSign(pen), besideTheRoad),
      sign(arabia, towns.makkah, signs.kabahSign),
    ]),
  'arabia-busra-road': () =>
    sheet((pen) => [
      road(arabia, [...north, towns.busra]),
      sign(arabia, towns.busra, signs.archSign, { size: 20 }),
      sign(arabia, [42, 26.4], signs.camelSign(pen), { size: 20 }),
      sign(arabia, towns.makkah, signs.kabahSign),
    ]),
  hijaz: () => ground(hijaz, 1.5, [...mountains, ...hijazHeights]),
  'hijaz-hijra-road': () =>
    sheet((pen) => [
      road(hijaz, [
        towns.makkah,
        [39.86, 21.26],
        [39.5, 21.5],
        towns.usfan,
        towns.juhfah,
        [39.3, 23.2],
        [39.25, 23.8],
        towns.quba,
      ]),
      sign(hijaz, [39.86, 21.28], signs.caveSign, { size: 20, dx: 44, dy: 8 }),
      sign(hijaz, towns.makkah, signs.kabahSign, { size: 22, dx: 18, dy: -34 }),
      sign(hijaz, towns.quba, signs.mudHouseSign(pen), { size: 22 }),
    ]),
  'hijaz-abwa-road': () =>
    sheet((pen) => [
      road(hijaz, [towns.makkah, towns.usfan, towns.juhfah, [39.1, 23.1], [39.3, 23.9], towns.yathrib]),
      sign(hijaz, [39.1, 23.1], signs.tentSign, { size: 20 }),
      sign(hijaz, towns.makkah, signs.kabahSign, { size: 22 }),
      sign(hijaz, towns.yathrib, signs.palmSign(pen), { size: 22 }),
    ]),
  'hijaz-pilgrim-road': () =>
    sheet((pen) => [
      road(hijaz, [towns.yathrib, [39.3, 23.9], [39.1, 23.1], towns.juhfah, towns.usfan, towns.makkah]),
      sign(hijaz, towns.yathrib, signs.palmSign(pen), { size: 24 }),
      sign(hijaz, [39.1, 23.1], signs.camelSign(pen), { size: 20 }),
      sign(hijaz, towns.makkah, signs.kabahSign, { size: 24 }),
    ]),
  'hijaz-badr-roads': () =>
    sheet((pen) => [
      road(hijaz, [towns.yathrib, [39.3, 24.1], [39.05, 23.95], towns.badr]),
      road(hijaz, [towns.makkah, towns.usfan, towns.juhfah, [39, 23.25], towns.badr], '#2f6f9c'),
      road(hijaz, coastRoad, '#7a4f98'),
      sign(hijaz, [38.1, 24.35], signs.camelSign(pen), { size: 20 }),
      sign(hijaz, towns.badr, signs.wellSign, { size: 20 }),
      sign(hijaz, towns.yathrib, signs.palmSign(pen), { size: 24 }),
      sign(hijaz, towns.makkah, signs.kabahSign, { size: 24 }),
    ]),
  'hijaz-two-towns': () =>
    sheet(() => [
      sign(hijaz, towns.makkah, signs.kabahSign, { size: 26 }),
      sign(hijaz, towns.taif, signs.gardenSign, { size: 26, dx: 20, dy: 6 }),
    ]),
  'hijaz-taif-road': () =>
    sheet(() => [
      road(hijaz, toTaif),
      sign(hijaz, towns.makkah, signs.kabahSign, { size: 24, dx: -26, dy: -12 }),
      sign(hijaz, towns.taif, signs.gardenSign, { size: 24, dx: 46, dy: -22 }),
    ]),
  'arabia-night-journey': () =>
    sheet(() => [
      starRoad(arabia, towns.makkah, towns.jerusalem),
      sign(arabia, towns.makkah, signs.kabahSign, { size: 20 }),
      sign(arabia, towns.jerusalem, signs.gateSign, { size: 20 }),
    ]),
  'arabia-qiblah': () =>
    sheet((pen) => [
      road(arabia, [towns.jerusalem, towns.yathrib, towns.makkah]),
      sign(arabia, towns.makkah, signs.kabahSign, { size: 20 }),
      sign(arabia, towns.yathrib, signs.palmSign(pen), { size: 20 }),
      sign(arabia, towns.jerusalem, signs.gateSign, { size: 20 }),
    ]),
  // A question shows one picture: its map has the ground and the signs.
  'question-gaza-road': () =>
    sheet((pen) => [
      ...groundOf(pen, arabia, 0.86),
      road(arabia, toGaza),
      sign(arabia, towns.gaza, signs.boatSign(pen)),
      sign(arabia, towns.damascus, signs.oliveSign(pen)),
      sign(arabia, towns.yathrib, signs.palmSign(pen), besideTheRoad),
      sign(arabia, towns.makkah, signs.kabahSign),
    ]),
  'question-busra-road': () =>
    sheet((pen) => [
      ...groundOf(pen, arabia, 0.86),
      road(arabia, [...north, towns.busra]),
      sign(arabia, towns.gaza, signs.boatSign(pen), { dx: -26, dy: 4 }),
      sign(arabia, towns.busra, signs.archSign, { size: 20 }),
      sign(arabia, towns.yathrib, signs.palmSign(pen), besideTheRoad),
      sign(arabia, towns.makkah, signs.kabahSign),
      sign(arabia, towns.sana, signs.stepsSign),
    ]),
  'red-sea': () => ground(redSea, 1.5),
  'south-arabia': () => ground(southArabia, 1.5),
  'south-arabia-rider': () =>
    sheet((pen) => [
      road(southArabia, toHadramawt),
      sign(southArabia, towns.sana, signs.stepsSign, { size: 22 }),
      sign(southArabia, towns.hadramawt, signs.houseSign(pen), { size: 22 }),
      sign(southArabia, [46.4, 17.1], signs.sheepSign(pen), { size: 22 }),
      sign(southArabia, towns.makkah, signs.kabahSign, { size: 20, dx: 8, dy: 2 }),
    ]),
  'red-sea-crossing': () =>
    sheet((pen) => [
      road(redSea, [towns.makkah, towns.port, [39, 19], [39.6, 16.6], towns.adulis, towns.aksum]),
      sign(redSea, [38.9, 18.2], signs.boatSign(pen), { size: 22 }),
      sign(redSea, towns.makkah, signs.kabahSign, { size: 20 }),
      sign(redSea, towns.aksum, signs.roundHouseSign, { size: 22 }),
    ]),
};
