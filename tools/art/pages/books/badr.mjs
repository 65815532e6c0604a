import { at } from '../scene.mjs';
import { footprints } from '../props/call.mjs';
import { plateOfDates, reedMat } from '../props/gifts.mjs';
import { foldedBlanket } from '../props/hira.mjs';
import { necklace } from '../props/home.mjs';
import { foldedCloak } from '../props/mosque.mjs';
import * as b from '../props/badr.mjs';
import * as v from '../vocabulary.mjs';

const { morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const badr = {
  1: {
    hour: morning,
    land: v.room,
    things: [
      at(250, 326, 2.2, v.rug),
      at(176, 320, 1.3, foldedBlanket),
      at(322, 314, 1.1, v.notebook),
      at(424, 316, 1, v.inkPot),
      at(392, 342, 0.9, v.reedPen),
      at(58, 300, 1.1, v.oilLamp),
    ],
  },
  2: {
    hour: morning,
    land: v.plain,
    things: [
      v.track([
        [60, 246, 10],
        [160, 268, 26],
        [220, 310, 60],
        [330, 376, 120],
      ]),
      at(300, 320, 1.35, v.camel),
      () =>
        footprints(
          [
            [96, 262],
            [122, 272],
            [146, 284],
            [168, 298],
            [186, 314],
            [202, 332],
            [216, 350],
          ],
          '#a77c51',
        ),
      at(430, 346, 0.9, v.dryTuft),
      at(52, 344, 0.9, v.stones),
    ],
  },
  4: {
    hour: dusk,
    aloft: [v.stars('asking for advice', 30, 90)],
    land: v.pass,
    things: [
      at(120, 312, 1, v.rug),
      at(360, 312, 1, v.blueRug),
      at(90, 350, 0.95, v.greenCushion),
      at(396, 350, 0.95, v.cushion),
      at(240, 356, 1.05, v.rug),
      at(166, 292, 0.7, v.saddlebag),
      at(322, 292, 0.7, v.saddlebag),
    ],
    lights: [at(240, 322, 1.1, v.fireplace)],
  },
  5: {
    hour: dusk,
    land: v.dunes,
    things: [
      at(388, 316, 1.05, v.well),
      at(130, 330, 1.2, v.waterskin),
      at(214, 340, 1.2, v.waterskin),
      at(300, 352, 0.8, v.jar),
    ],
  },
  6: {
    hour: noon,
    land: v.plain,
    things: [at(96, 306, 1, v.well), at(298, 338, 1.35, b.reservoir), at(60, 352, 0.9, v.stones)],
  },
  7: {
    hour: night,
    aloft: [at(130, 90, 1.2, v.rainCloud), at(340, 70, 1.5, v.rainCloud)],
    land: v.dunes,
    things: [at(130, 312, 0.9, v.oldTree), at(350, 306, 1, b.palmHut), b.puddles],
    lights: [b.rain],
  },
  8: {
    hour: morning,
    aloft: [at(200, 190, 2, v.farGlow)],
    land: v.valley,
    things: [
      at(240, 312, 1.15, b.palmHut),
      at(240, 342, 1.1, (pen) => foldedCloak(pen, '#5a72a8')),
      at(60, 340, 0.9, v.dryTuft),
      at(420, 346, 0.9, v.stones),
    ],
  },
  9: {
    hour: evening,
    land: v.wall,
    things: [
      at(220, 330, 2, reedMat),
      at(150, 326, 1.3, v.loaf),
      at(280, 326, 1.1, plateOfDates),
      at(400, 338, 1.1, b.shirt),
      at(66, 330, 0.9, v.jar),
    ],
  },
  10: {
    hour: noon,
    land: v.room,
    things: [
      at(240, 334, 2.2, v.blueRug),
      at(250, 312, 1.25, b.letterBoard),
      at(120, 340, 1.5, necklace),
      at(372, 342, 1.1, v.reedPen),
      at(420, 326, 1, v.inkPot),
    ],
  },
};
