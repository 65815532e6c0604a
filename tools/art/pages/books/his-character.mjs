import { notebook, reedPen } from '../props/writing.mjs';
import { foldedCloak } from '../props/mosque.mjs';
import { bookRest, plateOfDates, reedMat } from '../props/gifts.mjs';
import * as own from '../props/his-character.mjs';
import { prayerMat } from '../props/new-life.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const hisCharacter = {
  1: {
    hour: morning,
    land: v.room,
    things: [
      at(230, 318, 2.1, reedMat),
      at(236, 312, 1.7, v.sparrow),
      at(404, 320, 1.1, v.jar),
      at(92, 338, 1.2, own.broom),
    ],
  },
  2: {
    hour: dawn,
    land: v.plain,
    things: [
      at(110, 292, 0.8, prayerMat),
      at(240, 292, 0.8, prayerMat),
      at(370, 292, 0.8, prayerMat),
      at(90, 322, 1, prayerMat),
      at(240, 322, 1, prayerMat),
      at(390, 322, 1, prayerMat),
      at(240, 320, 0.62, v.greenBundle),
      at(380, 350, 0.9, own.scentBox),
    ],
  },
  3: {
    hour: noon,
    land: v.sand,
    things: [
      at(170, 314, 1.7, own.bareWell),
      at(318, 330, 1, own.puddle),
      at(336, 326, 1.1, own.wetShoe),
      at(430, 316, 0.9, v.dryTuft),
      at(60, 344, 0.9, v.dryTuft),
    ],
  },
  4: {
    hour: noon,
    land: v.garden,
    things: [
      at(420, 262, 1.1, v.palm),
      at(330, 290, 0.75, v.camelResting),
      at(140, 342, 1.7, v.greenBush),
      at(140, 308, 1, own.nest),
      at(150, 244, 1.15, own.spreadBird),
    ],
  },
  5: {
    hour: noon,
    land: v.room,
    things: [
      at(240, 314, 2, v.blueRug),
      at(240, 312, 1.5, v.cup),
      at(398, 306, 0.7, v.cushion),
      at(60, 300, 1.15, v.greenCushion),
      at(110, 272, 1.05, v.cushion),
      at(84, 344, 1.2, v.blueCushion),
    ],
  },
  6: {
    hour: evening,
    land: v.town,
    things: [at(130, 302, 1.25, v.highHouse), at(368, 304, 0.95, v.smallHouse), at(252, 340, 1.3, v.scales)],
  },
  7: {
    hour: morning,
    land: v.room,
    things: [
      at(220, 318, 2.1, v.rug),
      at(186, 314, 1.5, foldedCloak),
      at(214, 286, 1.1, own.needle),
      at(350, 334, 1.2, own.mendedSandals),
      at(418, 300, 1, v.basket),
    ],
  },
  8: {
    hour: dusk,
    aloft: [v.stars('three new moons', 36, 110), at(360, 70, 0.9, v.crescent)],
    land: v.plain,
    things: [
      at(130, 300, 1.3, v.smallHouse),
      at(290, 330, 1.5, reedMat),
      at(400, 300, 0.8, v.stones),
      at(184, 346, 1, plateOfDates),
      at(66, 340, 1, v.jar),
    ],
  },
  9: {
    hour: dusk,
    land: v.room,
    things: [at(240, 318, 2.1, v.rug), at(228, 316, 1.6, bookRest), at(90, 336, 1.1, v.greenCushion)],
    lights: [at(368, 330, 1.2, v.oilLamp)],
  },
  10: {
    hour: dusk,
    aloft: [v.stars('hold the lamp', 44, 110), v.milkyWay],
    land: v.sand,
    things: [
      v.linesInSand,
      at(300, 268, 0.9, v.dateStone),
      at(92, 334, 1.15, notebook),
      at(104, 322, 0.9, reedPen),
      at(432, 322, 1, v.cup),
    ],
    lights: [at(388, 344, 1.25, v.oilLamp)],
  },
};
