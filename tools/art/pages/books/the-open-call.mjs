import { youngPalm } from '../../props/palm.mjs';
import { thornBush } from '../../props/trees.mjs';
import * as call from '../props/call.mjs';
import { pearlShell } from '../props/gifts.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk } = v.hours;

/** @param {readonly (readonly [number, number])[]} points @param {string} [colour] */
const prints = (points, colour) => () => call.footprints(points, colour);

/** @type {import('../scene.mjs').BookScenes} */
export const theOpenCall = {
  1: {
    hour: evening,
    land: v.room,
    things: [
      at(60, 266, 0.7, v.sandals),
      at(128, 262, 0.66, v.darkSandals),
      at(196, 264, 0.64, v.sandals),
      at(268, 262, 0.66, v.sandals),
      at(338, 265, 0.64, v.darkSandals),
      at(416, 266, 0.7, v.sandals),
      at(236, 318, 2.2, v.rug),
      at(196, 318, 2.1, v.broth),
      at(346, 322, 1.2, v.bowl),
      at(66, 330, 1, v.greenCushion),
      at(430, 334, 1, v.blueCushion),
    ],
    lights: [at(196, 256, 1.4, v.steam())],
  },
  2: {
    hour: morning,
    land: v.wall,
    things: [
      at(240, 318, 1.1, call.sandRings),
      at(240, 320, 1, call.wetEarth),
      at(240, 318, 0.9, youngPalm),
      at(330, 330, 0.9, v.waterskin),
      at(70, 306, 0.9, v.jar),
    ],
  },
  3: {
    hour: dawn,
    land: v.valley,
    things: [
      at(240, 276, 1.25, call.lowHill),
      at(240, 160, 0.5, v.stoneHeap),
      v.track([
        [230, 262, 8],
        [150, 300, 18],
        [40, 366, 44],
      ]),
      v.track([
        [250, 262, 8],
        [330, 300, 18],
        [450, 366, 44],
      ]),
      at(76, 290, 0.7, v.smallHouse),
      at(410, 288, 0.7, v.smallHouse),
      at(150, 276, 0.4, v.smallHouse),
      at(336, 276, 0.42, v.stoneHouse),
      at(250, 340, 0.9, v.jar),
    ],
  },
  4: {
    hour: morning,
    land: v.plain,
    things: [
      at(400, 276, 0.9, call.highDust),
      at(446, 304, 1, call.highDust),
      at(372, 316, 0.9, call.highDust),
      at(240, 322, 1.1, call.lowHill),
      at(240, 220, 0.45, v.stoneHeap),
      at(60, 296, 0.8, v.stoneHouse),
      at(112, 328, 0.8, v.smallHouse),
      at(30, 346, 0.7, v.jar),
    ],
  },
  5: {
    hour: noon,
    land: v.valley,
    things: [
      at(120, 272, 0.9, call.nearHill),
      prints([
        [30, 346],
        [52, 334],
        [72, 322],
        [90, 309],
        [106, 296],
      ]),
      prints([
        [190, 352],
        [182, 338],
        [172, 324],
        [160, 310],
        [150, 296],
      ]),
      prints(
        [
          [206, 290],
          [232, 298],
          [258, 305],
          [286, 311],
          [314, 318],
          [344, 326],
          [374, 335],
          [406, 345],
          [440, 355],
        ],
        '#8a4a38',
      ),
      at(384, 286, 1, v.stones),
      at(430, 282, 0.8, v.dryTuft),
    ],
  },
  6: {
    hour: evening,
    land: v.sand,
    things: [
      at(96, 290, 1.15, v.palm),
      v.track([
        [330, 214, 5],
        [352, 250, 12],
        [318, 290, 26],
        [360, 366, 60],
      ]),
      at(416, 290, 0.9, (pen) => thornBush(pen, '#8f8f58')),
      at(214, 306, 0.95, call.firewood),
      at(170, 342, 1.05, call.ropeCoil),
    ],
  },
  8: {
    hour: morning,
    land: v.town,
    things: [
      at(150, 290, 1.5, v.kabahDressed),
      at(268, 332, 1.1, call.cottonTufts),
      at(390, 322, 1, v.greenBundle),
      at(390, 346, 0.9, call.whip),
    ],
  },
  9: {
    hour: dusk,
    aloft: [v.stars('with his own ears', 18, 90)],
    land: v.lane,
    things: [
      at(196, 334, 1.25, v.waterskin),
      at(96, 324, 0.8, v.saddlebag),
      at(330, 332, 1, v.darkSandals),
      at(300, 292, 0.5, v.jar),
    ],
    lights: [at(398, 190, 0.9, v.litWindow), at(44, 196, 0.9, v.litWindow)],
  },
  10: {
    hour: evening,
    land: v.coast,
    things: [at(300, 324, 1.1, pearlShell), at(120, 334, 0.8, v.stones), at(404, 336, 0.8, v.dryTuft)],
  },
};
