import { at } from '../scene.mjs';
import { footprints } from '../props/call.mjs';
import { inkAndReed, reedMat } from '../props/gifts.mjs';
import * as v from '../vocabulary.mjs';
import * as y from '../props/yathrib.mjs';

const { morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const yathribListens = {
  1: {
    hour: noon,
    land: v.garden,
    things: [
      at(240, 262, 1, v.palmGrove),
      at(232, 288, 0.8, y.mudHouses),
      at(396, 300, 1.05, v.tower),
      at(86, 304, 1, v.palm),
      at(40, 352, 1.15, y.blackStones),
      at(452, 356, 1.05, y.blackStones),
      at(232, 344, 0.9, v.greenTuft),
    ],
  },
  2: {
    hour: dusk,
    land: v.plain,
    things: [
      at(70, 290, 1, v.mudWall),
      at(420, 290, -1, v.mudWall),
      at(240, 292, 1.05, y.crossedSpears),
      at(240, 346, 1.1, y.scatteredEarth),
      at(52, 346, 0.9, v.dryTuft),
      at(430, 350, 0.8, v.stones),
    ],
  },
  4: {
    hour: night,
    aloft: [v.stars('six lit windows', 50, 120), at(400, 66, 0.9, v.crescent)],
    land: v.garden,
    things: [
      at(240, 250, 1, v.palmGrove),
      at(250, 276, 1, y.mudHouses),
      at(110, 336, 1.05, y.mudHouses),
      at(402, 344, 1.05, y.mudHouses),
    ],
    lights: [
      y.windows([
        [126, 233],
        [208, 215],
        [382, 223],
        [66, 268],
        [250, 283],
        [354, 276],
      ]),
    ],
  },
  6: {
    hour: morning,
    land: v.pass,
    things: [
      at(240, 330, 2.2, v.blueRug),
      at(148, 322, 1, v.purse),
      at(330, 326, 0.9, v.fullMeasure),
      at(240, 306, 1.35, v.scales),
      at(430, 350, 0.9, v.roundStone),
      at(60, 352, 1, v.dryTuft),
    ],
  },
  7: {
    hour: noon,
    land: v.garden,
    things: [
      at(240, 262, 1.05, v.palmGrove),
      at(392, 312, 1.1, v.well),
      at(72, 300, 1.1, v.palm),
      at(196, 336, 1.5, reedMat),
      at(196, 330, 0.9, inkAndReed),
      at(92, 344, 0.9, v.greenCushion),
      at(300, 346, 0.9, v.blueCushion),
      at(424, 356, 0.9, v.cushion),
    ],
  },
  8: {
    hour: evening,
    land: v.garden,
    things: [
      at(110, 262, 0.9, v.palm),
      at(400, 258, -1, v.palm),
      at(140, 296, 1.2, v.mudWall),
      at(348, 296, -1.2, v.mudWall),
      at(246, 338, 1.3, y.standingSpear),
      at(128, 342, 1, v.cushion),
      at(376, 346, 1, v.greenCushion),
    ],
  },
  9: {
    hour: night,
    aloft: [v.stars('like sandgrouse', 60, 120), at(90, 60, 0.8, v.fullMoon)],
    land: v.pass,
    things: [
      at(70, 306, 0.8, v.hairTent),
      at(410, 310, -0.9, v.redTent),
      at(112, 352, 1, v.hairTent),
      () =>
        footprints(
          [
            [150, 352],
            [196, 344],
            [236, 334],
            [262, 320],
            [270, 304],
            [262, 290],
            [254, 278],
          ],
          '#d9b98a',
        ),
    ],
  },
  10: {
    hour: dusk,
    land: v.garden,
    things: [
      at(240, 244, 1, v.palmGrove),
      at(250, 268, 1, y.mudHouses),
      v.track([
        [244, 268, 12],
        [252, 300, 24],
        [232, 376, 76],
      ]),
      at(72, 322, 0.9, y.mudHouses),
      at(428, 326, 0.9, y.mudHouses),
      at(150, 352, 0.9, v.redFlowers),
      at(330, 356, 0.9, v.greenTuft),
    ],
    lights: [
      y.windows([
        [126, 225],
        [208, 207],
        [294, 226],
        [382, 215],
        [114, 286],
        [190, 274],
        [35, 269],
        [15, 263],
        [316, 289],
        [391, 272],
        [371, 267],
        [469, 291],
      ]),
    ],
  },
};
