import { box, line, place } from '../kit/svg.mjs';
import { height, width } from '../pages/frame.mjs';
import { crest, on, sheet, sign, through, valleys } from './sheet.mjs';
import * as marks from './marks.mjs';
import * as signs from './signs.mjs';

/** @typedef {import('./geography.mjs').Place} Place */

const { makkahTown: town } = valleys;
const { star, square, triangle, ring } = marks;

/** Places of the town, each within an hour's walk. */
const near = {
  house: /** @type {Place} */ ([39.826, 21.4225]),
  safa: /** @type {Place} */ ([39.8278, 21.4212]),
  valley: /** @type {Place} */ ([39.8335, 21.4262]),
  hajun: /** @type {Place} */ ([39.829, 21.4352]),
  muhassab: /** @type {Place} */ ([39.8485, 21.4335]),
};

/** The bed of the valley of Makkah, and the side valley of Abu Talib. @type {readonly (readonly Place[])[]} */
const beds = [
  [
    [39.817, 21.406],
    [39.8225, 21.416],
    near.house,
    [39.8285, 21.4285],
    [39.832, 21.4345],
    [39.84, 21.4355],
    near.muhassab,
    [39.864, 21.431],
  ],
  [[39.8272, 21.4245], [39.83, 21.4252], near.valley],
];

/** Heights: east, north, size. */
const heights = /** @type {const} */ ([
  [39.812, 21.443, 2.4],
  [39.822, 21.4435, 2.2],
  [39.835, 21.4445, 2.5],
  [39.847, 21.4435, 2.3],
  [39.857, 21.4405, 2.2],
  [39.8135, 21.43, 2.3],
  [39.8195, 21.4295, 2],
  [39.811, 21.418, 2.2],
  [39.8375, 21.4285, 1.7],
  [39.8395, 21.421, 2.5],
  [39.85, 21.425, 2.4],
  [39.858, 21.4205, 2.2],
  [39.832, 21.4185, 1.9],
  [39.8345, 21.4125, 2.3],
  [39.848, 21.4135, 2.4],
  [39.8555, 21.411, 2],
  [39.811, 21.411, 1.8],
]);

/** @param {import('../kit/pen.mjs').Pen} pen */
const ground = (pen) => [
  box(0, 0, width, height, 0, '#dfb98c'),
  ...beds.map((bed, index) => line(through(town, bed), '#f2dcae', index ? 34 : 56)),
  ...beds.map((bed, index) => line(through(town, bed), '#f7e7c2', index ? 20 : 34)),
  ...heights
    .toSorted((a, b) => b[1] - a[1])
    .map(([east, up, size]) => place(...on(town, [east, up]), size, crest(pen, '#b5856a'))),
];

/** @param {readonly string[]} marks */
const marked = (...marks) =>
  sheet((pen) => [...ground(pen), sign(town, near.house, signs.kabahSign, { size: 22 }), ...marks]);

/** The town of Makkah, by file name. @type {Readonly<Record<string, () => string>>} */
export const townMaps = {
  'makkah-town': () => sheet(ground),
  'makkah-boycott': () =>
    sheet(() => [
      sign(town, near.house, signs.kabahSign, { size: 24 }),
      sign(town, near.valley, signs.tentSign, { size: 22 }),
      sign(town, near.muhassab, signs.hillSign, { size: 22 }),
    ]),
  'question-makkah-marks': () =>
    marked(
      sign(town, near.valley, star, { size: 20 }),
      sign(town, [39.8195, 21.413], ring, { size: 20 }),
      sign(town, near.hajun, triangle, { size: 20 }),
      sign(town, near.muhassab, square, { size: 20 }),
    ),
  'question-valley-mark': () => marked(sign(town, near.valley, star, { size: 22 })),
};
