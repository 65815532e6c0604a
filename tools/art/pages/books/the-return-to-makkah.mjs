import { boat } from '../../props/rocks.mjs';
import { at } from '../scene.mjs';
import { rolledMat } from '../props/mosque.mjs';
import * as r from '../props/return.mjs';
import { staff } from '../props/stony-road.mjs';
import * as v from '../vocabulary.mjs';

const { morning, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const theReturnToMakkah = {
  1: {
    hour: night,
    aloft: [v.stars('a night at the water', 60, 120), at(390, 62, 0.8, v.crescent)],
    land: v.pass,
    things: [
      r.camp([
        [92, 284, 0.7],
        [176, 272, 0.5],
        [400, 290, 0.8],
      ]),
      at(262, 322, 1.25, v.well),
      at(152, 344, 1.1, v.jar, 82),
      at(404, 348, 0.9, v.stones),
    ],
  },
  2: {
    hour: morning,
    land: v.room,
    things: [at(352, 300, 1.25, rolledMat), at(116, 324, 1, v.jar), at(232, 344, 1, v.darkSandals)],
  },
  4: {
    hour: night,
    aloft: [v.stars('as many as at arafat', 40, 100)],
    land: v.plain,
    things: [
      r.camp([
        [60, 262, 0.4],
        [150, 256, 0.34],
        [236, 258, 0.32],
        [330, 256, 0.36],
        [428, 262, 0.42],
        [104, 304, 0.62],
        [300, 300, 0.6],
        [412, 322, 0.8],
        [196, 344, 0.9],
      ]),
    ],
    lights: [
      r.campfires([
        [20, 236, 0.5],
        [52, 240, 0.5],
        [96, 234, 0.45],
        [128, 240, 0.5],
        [170, 236, 0.45],
        [206, 240, 0.5],
        [262, 234, 0.45],
        [296, 240, 0.5],
        [348, 234, 0.45],
        [386, 240, 0.5],
        [440, 234, 0.5],
        [466, 242, 0.5],
        [24, 272, 0.8],
        [112, 264, 0.7],
        [192, 272, 0.8],
        [276, 266, 0.7],
        [372, 274, 0.8],
        [462, 272, 0.8],
        [42, 316, 1.1],
        [170, 306, 1.1],
        [240, 312, 1],
        [356, 318, 1.1],
        [466, 326, 1.2],
        [102, 346, 1.5],
        [302, 344, 1.5],
      ]),
    ],
  },
  6: {
    hour: morning,
    land: v.town,
    things: [
      v.abuQubays,
      at(96, 318, 1, v.smallHouse),
      at(258, 330, 0.9, v.tallRock),
      at(300, 340, 0.9, staff),
      at(346, 346, 0.9, v.sandals),
      at(176, 350, 0.8, v.dryTuft),
    ],
  },
  7: {
    hour: morning,
    land: v.town,
    things: [
      at(236, 286, 1.05, v.newKabah),
      at(92, 312, 0.9, r.fallenBlocks),
      at(386, 306, -0.8, r.fallenBlocks),
      at(160, 346, 1.1, r.fallenBlocks),
      at(322, 346, -1, r.fallenBlocks),
      at(430, 346, 0.7, r.fallenBlocks),
      at(236, 338, 0.8, staff, 62),
    ],
  },
  8: {
    hour: evening,
    land: v.town,
    things: [
      at(270, 288, 1.2, v.newKabah),
      at(270, 288, 1.2, r.openLeaf),
      at(176, 292, 1, v.woodenSteps),
      at(182, 336, 1, r.greenCloth),
      at(182, 330, 1, r.greatKey),
    ],
  },
  9: {
    hour: morning,
    land: v.lane,
    things: [
      at(26, 274, 0.95, v.openDoor),
      at(404, 278, 0.95, v.openDoor),
      at(204, 236, 0.5, v.openDoor),
      at(26, 282, 0.8, r.lightOnGround),
      at(404, 286, 0.8, r.lightOnGround),
      at(150, 338, 0.9, v.stones),
    ],
  },
  10: {
    hour: dusk,
    land: v.coast,
    things: [
      at(150, 240, 0.95, (pen) => boat(pen, '#f0d9a8')),
      at(332, 342, 1.5, v.roundStone),
      at(330, 310, 1, r.stripedTurban),
      at(90, 336, 0.9, v.dryTuft),
    ],
  },
};
