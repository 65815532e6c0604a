import { at } from '../scene.mjs';
import * as n from '../props/new-life.mjs';
import * as v from '../vocabulary.mjs';

const { morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const aNewWayOfLife = {
  2: {
    hour: morning,
    land: v.plain,
    things: [
      at(90, 262, 0.9, v.palm),
      at(400, 258, 1, v.palm),
      at(240, 276, 1.25, v.mudWall),
      at(96, 320, 1, n.prayerMat),
      at(194, 320, 1, n.prayerMat),
      at(292, 320, 1, n.prayerMat),
      at(390, 320, 1, n.prayerMat),
      at(96, 350, 0.7, v.sandals),
      at(196, 350, 0.7, v.sandals),
      at(294, 350, 0.7, v.sandals),
      at(392, 350, 0.7, v.sandals),
    ],
  },
  3: {
    hour: night,
    land: v.room,
    things: [
      at(240, 326, 2, v.rug),
      at(140, 326, 1, v.basket),
      at(340, 324, 0.9, v.loaves),
      at(290, 340, 1.1, v.cup),
      at(430, 312, 1.1, v.jar),
      at(64, 326, 1, v.greenCushion),
    ],
    lights: [at(240, 312, 1.3, v.oilLamp)],
  },
  4: {
    hour: noon,
    land: v.room,
    things: [
      at(240, 322, 2.4, v.blueRug),
      at(192, 322, 1.4, n.woolBalls),
      at(320, 326, 1.3, n.woolRing),
      at(420, 338, 1, v.spindle),
      at(52, 316, 1, v.cushion),
    ],
  },
  5: {
    hour: noon,
    land: v.garden,
    things: [
      at(100, 300, 1.1, v.palm),
      at(390, 296, 1.2, v.palm),
      at(300, 284, 0.9, v.palm),
      at(190, 316, 1.2, v.well),
      at(420, 344, 1, v.basket),
      at(70, 346, 0.9, v.waterskin),
    ],
  },
  6: {
    hour: evening,
    land: v.room,
    things: [
      at(240, 328, 2.2, v.rug),
      at(240, 306, 1.5, n.halfDates),
      at(408, 318, 1.1, v.jar),
      at(82, 324, 1, v.emptyBowl),
    ],
  },
  7: {
    hour: noon,
    land: v.plain,
    things: [
      at(60, 246, 0.5, v.smallHouse),
      at(104, 248, 0.5, v.stoneHouse),
      at(150, 246, 0.42, v.palm),
      v.track([
        [150, 252, 8],
        [230, 284, 22],
        [470, 372, 60],
      ]),
      at(266, 306, 0.62, v.camel),
      at(390, 340, 0.95, v.camel),
      at(270, 308, 0.8, v.dust),
      at(84, 344, 0.9, v.dryTuft),
    ],
  },
  8: {
    hour: noon,
    land: v.plain,
    things: [
      at(190, 246, 0.5, v.smallHouse),
      at(250, 248, 0.5, v.stoneHouse),
      at(310, 246, 0.5, v.smallHouse),
      at(70, 288, 1, v.jarStall),
      at(420, 286, 0.95, v.clothStall),
      at(250, 336, 1.25, n.grainHeap),
      at(96, 344, 1.1, v.scales),
      at(414, 344, 0.95, v.halfMeasure),
    ],
  },
  9: {
    hour: morning,
    land: v.sand,
    things: [
      at(40, 226, 0.42, v.smallHouse),
      at(78, 228, 0.42, v.stoneHouse),
      at(118, 226, 0.38, v.palm),
      at(160, 262, 0.6, n.prayerMat),
      at(224, 262, 0.6, n.prayerMat),
      at(288, 262, 0.6, n.prayerMat),
      at(130, 296, 0.8, n.prayerMat),
      at(214, 296, 0.8, n.prayerMat),
      at(298, 296, 0.8, n.prayerMat),
      at(96, 340, 1, n.prayerMat),
      at(200, 340, 1, n.prayerMat),
      at(304, 340, 1, n.prayerMat),
      at(402, 262, 0.7, n.plantedSpear),
      at(424, 344, 1, v.fullMeasure),
    ],
  },
  10: {
    hour: dusk,
    land: v.plain,
    things: [
      at(190, 246, 0.6, v.smallHouse),
      at(244, 248, 0.6, v.stoneHouse),
      at(296, 246, 0.6, v.smallHouse),
      v.track([
        [210, 252, 8],
        [110, 290, 18],
        [150, 372, 44],
      ]),
      v.track([
        [280, 252, 8],
        [380, 290, 18],
        [330, 372, 44],
      ]),
      at(240, 312, 0.6, v.palmGrove),
      at(432, 334, 0.85, n.hideShield),
      at(240, 352, 0.9, v.notebook),
    ],
    lights: [at(60, 342, 1.1, v.oilLamp)],
  },
};
