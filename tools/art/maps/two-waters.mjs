import { towns } from './geography.mjs';
import { frames, road, sheet, sign } from './sheet.mjs';
import * as signs from './signs.mjs';

const { hijaz } = frames;

/** Layers above the map of the Hijaz, by file name. @type {Readonly<Record<string, () => string>>} */
export const twoWatersMaps = {
  'hijaz-two-waters': () =>
    sheet((pen) => [
      road(hijaz, [towns.yathrib, [39.3, 23.9], [39.1, 23.1], towns.juhfah, towns.usfan, [39.72, 21.86]]),
      road(hijaz, [towns.yathrib, [40, 24.2], [40.6, 23.7]]),
      sign(hijaz, towns.yathrib, signs.palmSign(pen), { size: 24 }),
      sign(hijaz, [39.72, 21.86], signs.wellSign, { size: 20, dx: 10, dy: -8 }),
      sign(hijaz, [40.6, 23.7], signs.wellSign, { size: 22 }),
      sign(hijaz, towns.makkah, signs.kabahSign, { size: 24, dy: 14 }),
    ]),
};
