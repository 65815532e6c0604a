import { line, path } from '../kit/svg.mjs';
import { towns } from './geography.mjs';
import { ring, square, star, triangle } from './marks.mjs';
import { frames, road, sheet, sign, valleys } from './sheet.mjs';
import * as signs from './signs.mjs';

/** @typedef {import('./geography.mjs').Place} Place */

const { hijaz } = frames;
const { makkahTown: town } = valleys;

/** A water north of Usfan. @type {Place} */
const kadid = [39.33, 22.1];
/** The last camp before Makkah. @type {Place} */
const marr = [39.6, 21.62];

/** @type {readonly Place[]} */
const march = [
  towns.yathrib,
  [39.5, 24.3],
  [39.28, 23.7],
  [39.1, 23.1],
  towns.juhfah,
  [39.2, 22.4],
  kadid,
  towns.usfan,
  marr,
  towns.makkah,
];

/** Places of the town: the House, the ways in and the upper town. */
const near = {
  house: /** @type {Place} */ ([39.826, 21.4225]),
  kada: /** @type {Place} */ ([39.8285, 21.4365]),
  above: /** @type {Place} */ ([39.821, 21.446]),
  below: /** @type {Place} */ ([39.8205, 21.413]),
  far: /** @type {Place} */ ([39.8165, 21.408]),
  east: /** @type {Place} */ ([39.852, 21.434]),
  hill: /** @type {Place} */ ([39.8395, 21.421]),
};

const fireSign =
  line('M-10 8L10 2M10 8L-10 2', '#6b4630', 3.4) +
  path('M-7 3C-9-5-3-7-3-13C2-9 2-6 4-5C5-7 4-9 4-10C9-5 10 0 7 3Z', '#e4713a');

const makkah = sign(hijaz, towns.makkah, signs.kabahSign, { size: 22, dx: 40, dy: 14 });
/** @param {import('../kit/pen.mjs').Pen} pen */
const madinah = (pen) => sign(hijaz, towns.yathrib, signs.palmSign(pen), { size: 22, dx: 26, dy: -8 });
const house = sign(town, near.house, signs.kabahSign, { size: 22 });

/** Layers above the maps of the Hijaz and of Makkah, by file name. @type {Readonly<Record<string, () => string>>} */
export const returnMaps = {
  'hijaz-makkah-march': () =>
    sheet((pen) => [
      road(hijaz, march),
      madinah(pen),
      sign(hijaz, kadid, signs.wellSign, { size: 18, dx: -42, dy: -6 }),
      sign(hijaz, marr, fireSign, { size: 20, dx: -44, dy: 12 }),
      makkah,
    ]),
  'hijaz-fire-marks': () =>
    sheet((pen) => [
      road(hijaz, march),
      madinah(pen),
      sign(hijaz, [39.28, 23.7], star, { size: 18, dx: 36, dy: 0 }),
      sign(hijaz, towns.juhfah, triangle, { size: 18, dx: -36, dy: 0 }),
      sign(hijaz, kadid, square, { size: 18, dx: 40, dy: -8 }),
      sign(hijaz, marr, ring, { size: 18, dx: -44, dy: 12 }),
      makkah,
    ]),
  'makkah-gates': () =>
    sheet(() => [
      road(town, [near.above, [39.825, 21.441], near.kada, [39.829, 21.43], near.house]),
      road(town, [near.far, near.below, near.house], '#2f6f9c'),
      sign(town, near.kada, signs.gateSign, { size: 20, dx: 0, dy: 0 }),
      house,
    ]),
  'makkah-gate-marks': () =>
    sheet(() => [
      sign(town, near.below, star, { size: 20 }),
      sign(town, near.east, triangle, { size: 20 }),
      sign(town, near.hill, ring, { size: 20 }),
      sign(town, near.kada, square, { size: 20 }),
      house,
    ]),
};
