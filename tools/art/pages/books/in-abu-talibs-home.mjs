import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const inAbuTalibsHome = {
  1: {
    hour: evening,
    land: v.room,
    things: [
      at(240, 308, 2.1, v.rug),
      at(110, 274, 1, v.cushion),
      at(370, 274, 1, v.blueCushion),
      at(240, 314, 1.9, v.broth),
      at(90, 336, 1.2, v.greenCushion),
      at(392, 338, 1.2, v.cushion),
    ],
    lights: [at(240, 254, 1.3, v.steam())],
  },
  2: {
    hour: noon,
    land: v.room,
    things: [
      at(250, 314, 2, v.blueRug),
      at(250, 314, 1.7, v.loaves),
      at(106, 308, 1.5, v.greenCushion),
      at(380, 318, 1, v.jar),
      at(420, 334, 0.9, v.bowl),
    ],
  },
  3: {
    hour: morning,
    land: v.pass,
    things: [
      at(110, 318, 0.8, v.sheep),
      at(186, 304, 0.7, v.sheep),
      at(300, 302, 0.64, v.goat),
      at(356, 322, -0.9, v.goat),
      at(246, 334, 0.9, v.paleGoat),
      at(420, 342, 0.9, v.dryTuft),
      at(60, 344, 0.9, v.dryTuft),
    ],
  },
  4: {
    hour: noon,
    land: v.pasture,
    things: [
      at(230, 326, 1.8, v.arak),
      at(410, 334, 1.1, v.twig),
      at(412, 290, 0.7, v.sheep),
      at(60, 336, 0.9, v.greenTuft),
    ],
  },
  5: {
    hour: dawn,
    land: v.lane,
    things: [
      at(180, 320, 1.1, v.camel),
      at(320, 326, -1.1, v.camelResting),
      at(246, 340, 0.9, v.sack),
      at(96, 342, 1, v.sack),
      at(404, 342, 0.9, v.redBundle),
    ],
  },
  7: {
    hour: noon,
    land: v.lane,
    things: [
      at(250, 326, 1.4, v.stoneHeap),
      at(138, 338, 0.8, v.stones),
      at(356, 336, 0.8, v.stones),
      at(390, 346, 0.6, v.stones),
    ],
  },
  8: {
    hour: evening,
    land: v.town,
    things: [
      at(150, 308, 1.5, v.stoneHouse),
      at(330, 306, 1.4, v.stoneHouse),
      at(240, 336, 0.9, v.quern),
      at(66, 338, 0.9, v.jar),
      at(420, 340, 0.8, v.sparrow),
    ],
  },
  9: {
    hour: noon,
    land: v.town,
    things: [
      at(170, 302, 1.8, v.kabahDressed),
      v.longShade,
      at(390, 336, 1, v.pigeon),
      at(350, 346, -0.9, v.pigeon),
    ],
  },
  10: {
    hour: dusk,
    aloft: [v.stars('if they can speak', 40, 110), at(110, 64, 0.9, v.crescent)],
    land: v.town,
    things: [
      at(130, 314, 1.3, v.stoneHouse),
      at(290, 312, 0.7, v.sheep),
      at(350, 300, 0.6, v.sheep),
      at(400, 322, 0.8, v.goat),
      at(240, 342, 1, v.emptyBowl),
    ],
    lights: [at(142, 284, 1.2, v.litWindow), at(320, 340, 0.9, v.oilLamp)],
  },
};
