import { box, line, path, place } from '../kit/svg.mjs';
import { crest, on, road, sheet, sign, through, valleys } from './sheet.mjs';
import { height, width } from '../pages/frame.mjs';
import * as marks from './marks.mjs';
import * as signs from './signs.mjs';
import { palm } from '../props/palm.mjs';

/** @typedef {import('./geography.mjs').Place} Place */

const { makkah, madinah } = valleys;

/** Places of the pilgrimage and mountains about Makkah. */
const near = {
  house: /** @type {Place} */ ([39.826, 21.4225]),
  aqabah: /** @type {Place} */ ([39.864, 21.4192]),
  mina: /** @type {Place} */ ([39.893, 21.413]),
  muzdalifah: /** @type {Place} */ ([39.936, 21.386]),
  arafat: /** @type {Place} */ ([39.984, 21.355]),
  hira: /** @type {Place} */ ([39.859, 21.4575]),
  thawr: /** @type {Place} */ ([39.85, 21.377]),
};

/** Places of the arrival in Madinah. */
const arrival = {
  quba: /** @type {Place} */ ([39.617, 24.439]),
  ranuna: /** @type {Place} */ ([39.6155, 24.45]),
  yard: /** @type {Place} */ ([39.611, 24.467]),
};

/** Heights about Makkah: east, north, size. */
const heights = /** @type {const} */ ([
  [39.8, 21.47, 1.4],
  [39.835, 21.48, 1.5],
  [39.87, 21.468, 1.6],
  [39.9, 21.455, 1.7],
  [39.93, 21.442, 1.6],
  [39.965, 21.43, 1.5],
  [40, 21.415, 1.6],
  [39.795, 21.43, 1.3],
  [39.85, 21.437, 1.1],
  [39.8, 21.395, 1.4],
  [39.845, 21.398, 1.1],
  [39.875, 21.38, 1.5],
  [39.9, 21.362, 1.5],
  [39.82, 21.36, 1.4],
  [39.93, 21.345, 1.4],
]);

/** The gardens of Madinah. @type {readonly Place[]} */
const oasis = [
  [39.57, 24.51],
  [39.6, 24.5],
  [39.63, 24.495],
  [39.645, 24.46],
  [39.64, 24.43],
  [39.62, 24.42],
  [39.59, 24.425],
  [39.575, 24.46],
];

/** The fields of black stone that guard it in the west and in the east. @type {readonly (readonly Place[])[]} */
const lava = [
  [
    [39.51, 24.5],
    [39.545, 24.495],
    [39.553, 24.474],
    [39.566, 24.46],
    [39.556, 24.444],
    [39.56, 24.43],
    [39.53, 24.4],
    [39.5, 24.42],
  ],
  [
    [39.72, 24.5],
    [39.68, 24.495],
    [39.666, 24.478],
    [39.655, 24.46],
    [39.668, 24.444],
    [39.664, 24.425],
    [39.72, 24.41],
  ],
];

/** Mount Uhud in the north, and Mount Ayr: east, north, size. */
const uhud = /** @type {const} */ ([
  [39.585, 24.52, 1.7],
  [39.605, 24.522, 2],
  [39.628, 24.52, 1.8],
  [39.65, 24.517, 1.5],
  [39.54, 24.424, 1.4],
]);

/** @type {readonly Place[]} */
const palms = [
  [39.592, 24.485],
  [39.632, 24.48],
  [39.586, 24.456],
  [39.628, 24.45],
  [39.604, 24.452],
  [39.6, 24.434],
  [39.636, 24.437],
];

/** @type {readonly Place[]} */
const arrivalRoad = [arrival.quba, [39.6155, 24.4445], arrival.ranuna, [39.613, 24.458], arrival.yard];

/** Mats on the floor of a valley: a place to pray. */
const matSign =
  path('M-11-9H-4V9H-11ZM-3-9H4V9H-3ZM5-9H12V9H5Z', '#4f8f6a') +
  path('M-11-6H12V-4H-11ZM-11 4H12V6H-11Z', '#e6d8a8');
/** Quarters and landmarks of Madinah. */
const quarters = {
  mosque: /** @type {Place} */ ([39.611, 24.467]),
  quba: /** @type {Place} */ ([39.617, 24.439]),
  salimah: /** @type {Place} */ ([39.579, 24.484]),
  uhud: /** @type {Place} */ ([39.612, 24.51]),
  eastLava: /** @type {Place} */ ([39.67, 24.462]),
  westLava: /** @type {Place} */ ([39.545, 24.462]),
};

/** The oasis between its fields of lava. @param {import('./sheet.mjs').Pen} pen */
function madinahGround(pen) {
  return [
    box(0, 0, width, height, 0, '#ecd09a'),
    path(through(madinah, oasis, true), '#bcd08c'),
    ...lava.map((field) => path(through(madinah, field, true), '#7d6a6c')),
    ...uhud.map(([east, up, size]) => place(...on(madinah, [east, up]), size, crest(pen, '#b5715c'))),
    ...palms.map((one) => place(...on(madinah, one), 0.22, palm(pen))),
  ];
}

/** Makkah, Madinah and their surroundings, by file name. @type {Readonly<Record<string, () => string>>} */
export const valleyMaps = {
  makkah: () =>
    sheet((pen) => [
      box(0, 0, width, height, 0, '#dfb98c'),
      line(
        through(makkah, [
          [39.77, 21.41],
          near.house,
          [39.86, 21.42],
          near.mina,
          near.muzdalifah,
          near.arafat,
          [40.02, 21.34],
        ]),
        '#f2dcae',
        58,
      ),
      line(
        through(makkah, [
          [39.77, 21.41],
          near.house,
          [39.86, 21.42],
          near.mina,
          near.muzdalifah,
          near.arafat,
          [40.02, 21.34],
        ]),
        '#f7e7c2',
        34,
      ),
      ...heights
        .toSorted((a, b) => b[1] - a[1])
        .map(([east, up, size]) => place(...on(makkah, [east, up]), size, crest(pen, '#b5856a'))),
    ]),
  'makkah-pilgrimage': () =>
    sheet(() => [
      road(makkah, [near.house, [39.86, 21.42], near.mina, near.muzdalifah, near.arafat]),
      sign(makkah, near.house, signs.kabahSign, { size: 24 }),
      sign(makkah, near.mina, signs.tentSign, { size: 20 }),
      sign(makkah, near.muzdalifah, signs.starSign, { size: 20 }),
      sign(makkah, near.arafat, signs.hillSign, { size: 22 }),
    ]),
  'makkah-aqabah': () =>
    sheet(() => [
      road(makkah, [near.house, near.aqabah, near.mina]),
      sign(makkah, near.house, signs.kabahSign, { size: 24 }),
      sign(makkah, near.aqabah, signs.pathSign, { size: 22 }),
      sign(makkah, near.mina, signs.tentSign, { size: 22, dx: 12, dy: 4 }),
    ]),
  'makkah-aqabah-marks': () =>
    sheet(() => [
      sign(makkah, near.house, signs.kabahSign, { size: 24 }),
      sign(makkah, near.aqabah, marks.ring, { size: 18 }),
      sign(makkah, near.mina, signs.tentSign, { size: 20, dx: 12, dy: 4 }),
      sign(makkah, near.hira, marks.star, { size: 18 }),
      sign(makkah, near.thawr, marks.square, { size: 18 }),
      sign(makkah, near.arafat, marks.triangle, { size: 18 }),
    ]),
  'makkah-mountains': () =>
    sheet(() => [
      sign(makkah, near.house, signs.kabahSign, { size: 24 }),
      sign(makkah, near.hira, signs.caveSign, { size: 22 }),
      sign(makkah, near.thawr, signs.caveSign, { size: 22 }),
    ]),
  'makkah-hira-path': () =>
    sheet(() => [
      road(makkah, [near.hira, [39.865, 21.446], [39.848, 21.429], near.house]),
      sign(makkah, near.house, signs.kabahSign, { size: 24 }),
      sign(makkah, near.hira, signs.caveSign, { size: 24 }),
    ]),
  'makkah-thawr-path': () =>
    sheet(() => [
      road(makkah, [near.house, [39.823, 21.41], [39.832, 21.392], near.thawr]),
      sign(makkah, near.house, signs.kabahSign, { size: 24 }),
      sign(makkah, near.thawr, signs.caveSign, { size: 24 }),
    ]),
  'makkah-thawr-marks': () =>
    sheet(() => [
      sign(makkah, near.house, signs.kabahSign, { size: 22 }),
      sign(makkah, near.thawr, marks.star, { size: 18 }),
      sign(makkah, near.hira, marks.ring, { size: 18 }),
    ]),
  'makkah-hira-marks': () =>
    sheet(() => [
      sign(makkah, near.house, signs.kabahSign, { size: 24 }),
      sign(makkah, near.hira, marks.star, { size: 18 }),
      sign(makkah, near.thawr, marks.square, { size: 18 }),
      sign(makkah, near.mina, marks.triangle, { size: 18 }),
      sign(makkah, near.arafat, marks.ring, { size: 18 }),
    ]),
  madinah: () => sheet((pen) => madinahGround(pen)),
  'madinah-places': () =>
    sheet((pen) => [
      road(madinah, [
        [39.617, 24.439],
        [39.616, 24.452],
        [39.611, 24.467],
      ]),
      sign(madinah, [39.611, 24.467], signs.mudHouseSign(pen), { size: 24 }),
      sign(madinah, [39.617, 24.439], signs.mudHouseSign(pen), { size: 19 }),
      sign(madinah, [39.612, 24.51], signs.hillSign, { size: 20 }),
    ]),
  'madinah-arrival': () =>
    sheet((pen) => [
      road(madinah, arrivalRoad),
      sign(madinah, arrival.quba, signs.mudHouseSign(pen), { size: 20, dx: 34, dy: 26 }),
      sign(madinah, arrival.ranuna, matSign, { size: 20, dx: -46, dy: 6 }),
      sign(madinah, arrival.yard, signs.camelSign(pen), { size: 22, dx: 30, dy: -22 }),
    ]),
  'madinah-friday-marks': () =>
    sheet((pen) => [
      sign(madinah, arrival.quba, signs.mudHouseSign(pen), { size: 20, dx: 34, dy: 26 }),
      sign(madinah, arrival.yard, signs.camelSign(pen), { size: 22, dx: 30, dy: -22 }),
      sign(madinah, arrival.ranuna, marks.star, { size: 17, dx: -46, dy: 6 }),
      sign(madinah, [39.617, 24.505], marks.square, { size: 17 }),
      sign(madinah, [39.682, 24.46], marks.ring, { size: 17 }),
      sign(madinah, [39.575, 24.425], marks.triangle, { size: 17 }),
    ]),
  'madinah-yard-marks': () =>
    sheet((pen) => [
      sign(madinah, arrival.quba, signs.mudHouseSign(pen), { size: 20, dx: 34, dy: 26 }),
      sign(madinah, arrival.yard, marks.triangle, { size: 17, dx: 30, dy: -22 }),
      sign(madinah, arrival.ranuna, marks.ring, { size: 17, dx: -46, dy: 6 }),
      sign(madinah, [39.585, 24.515], marks.star, { size: 17 }),
      sign(madinah, [39.55, 24.455], marks.square, { size: 17 }),
    ]),
  'madinah-quba-mark': () =>
    sheet((pen) => [
      sign(madinah, arrival.quba, marks.star, { size: 18 }),
      sign(madinah, arrival.yard, signs.camelSign(pen), { size: 22 }),
    ]),
  'madinah-neighbours': () =>
    sheet((pen) => [
      road(madinah, [quarters.quba, [39.616, 24.452], quarters.mosque, [39.596, 24.476], quarters.salimah]),
      sign(madinah, quarters.mosque, signs.mudHouseSign(pen), { size: 26 }),
      sign(madinah, quarters.quba, signs.mudHouseSign(pen), { size: 19 }),
      sign(madinah, quarters.salimah, signs.mudHouseSign(pen), { size: 19 }),
      sign(madinah, quarters.uhud, signs.hillSign, { size: 22 }),
    ]),
  'question-lava-mark': () =>
    quarterMap(
      (pen) => sign(madinah, quarters.mosque, signs.mudHouseSign(pen), { size: 24 }),
      () => sign(madinah, quarters.eastLava, marks.star, { size: 20 }),
      () => sign(madinah, quarters.westLava, marks.star, { size: 20 }),
    ),
  'question-footsteps': () =>
    quarterMap(
      () => road(madinah, [quarters.mosque, [39.596, 24.476], quarters.salimah]),
      (pen) => sign(madinah, quarters.mosque, signs.mudHouseSign(pen), { size: 24 }),
      () => sign(madinah, quarters.salimah, marks.star, { size: 18 }),
    ),
};

/** The ground of Madinah with signs of its own, in one picture. @param {readonly ((pen: import('./sheet.mjs').Pen) => string)[]} signsOf */
function quarterMap(...signsOf) {
  return sheet((pen) => [...madinahGround(pen), ...signsOf.map((draw) => draw(pen))]);
}
