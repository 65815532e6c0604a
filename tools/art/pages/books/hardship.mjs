import * as c from '../props/courage.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night } = v.hours;

/** Page 6 has a map. @type {import('../scene.mjs').BookScenes} */
export const hardship = {
  1: {
    hour: noon,
    land: v.valley,
    things: [
      c.heatLines,
      at(150, 318, 1, c.shadeOfRock),
      at(92, 316, 1.4, v.tallRock),
      at(176, 326, 1, v.jar),
      at(300, 324, 0.8, v.stones),
      at(424, 344, 0.8, v.dryTuft),
    ],
  },
  2: {
    hour: dusk,
    aloft: [v.stars('a word like a breath', 9, 90), at(248, 74, 1.4, c.oneStar)],
    land: v.pass,
    things: [at(108, 338, 1.1, v.stones), at(384, 342, 0.9, v.stones), at(430, 350, 0.8, v.dryTuft)],
  },
  3: {
    hour: noon,
    land: v.town,
    things: [
      at(76, 286, 1.7, v.stoneHouse),
      at(412, 288, 1.9, v.stoneHouse),
      at(240, 306, 1.3, v.smallHouse),
      at(330, 318, 0.9, v.jar),
      at(196, 336, 0.8, v.sandals),
      at(240, 342, 0.66, v.darkSandals),
      at(282, 336, 0.74, v.sandals),
    ],
  },
  4: {
    hour: dawn,
    land: v.valley,
    things: [
      at(240, 348, 4, v.roundStone),
      at(250, 276, 1.1, c.crack),
      at(250, 274, 1.5, c.whiteFlower),
      at(80, 336, 1, v.stones),
      at(424, 340, 0.9, v.stones),
    ],
  },
  5: {
    hour: evening,
    land: v.wall,
    things: [
      at(246, 282, 1.2, v.closedDoor),
      at(118, 330, 1.3, c.hammerAndTongs),
      at(366, 330, 1.3, c.flatPurse),
    ],
  },
  7: {
    hour: noon,
    land: v.valley,
    things: [c.shadyGate, at(96, 330, 1.35, v.jar), at(176, 336, 1.5, v.cup)],
  },
  8: {
    hour: morning,
    aloft: [],
    land: v.lane,
    things: [
      at(212, 330, 1.5, v.sack),
      at(306, 338, 1.2, v.quern),
      at(128, 346, 0.9, v.stones),
      at(246, 96, 1, c.whiteDove, -12),
    ],
  },
  9: {
    hour: night,
    land: v.room,
    things: [at(262, 322, 2, c.greenMat), at(80, 334, 1.1, v.jar)],
    lights: [at(404, 318, 1.4, v.oilLamp)],
  },
  10: {
    hour: dawn,
    aloft: [at(246, 230, 1.4, v.farGlow)],
    land: v.pass,
    things: [
      at(150, 330, 1.3, v.spring),
      at(74, 346, 1.1, v.greenTuft),
      at(236, 346, 1.2, c.sprouts),
      at(410, 346, 0.9, v.stones),
    ],
  },
};
