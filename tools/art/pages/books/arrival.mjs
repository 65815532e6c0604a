import { at } from '../scene.mjs';
import * as a from '../props/arrival.mjs';
import * as gifts from '../props/gifts.mjs';
import * as b from '../props/boycott.mjs';
import * as v from '../vocabulary.mjs';

const { morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const arrival = {
  1: {
    hour: noon,
    land: v.plain,
    things: [
      at(60, 262, 0.5, v.palm),
      at(104, 266, 0.42, v.palm),
      at(160, 268, 0.55, v.smallHouse),
      at(226, 270, 0.45, v.smallHouse),
      at(276, 266, 0.4, v.palm),
      at(396, 300, 1.35, v.tower),
      a.lavaField,
    ],
    lights: [at(300, 240, 0.9, a.shimmer)],
  },
  2: {
    hour: noon,
    land: v.garden,
    things: [
      at(160, 322, 1.2, a.palmShade),
      at(150, 314, 1.15, v.palm),
      at(226, 326, 0.75, v.cloak),
      at(60, 330, 0.9, v.jar),
      at(390, 316, 1.05, a.firstStones),
      at(440, 278, 0.5, v.smallHouse),
    ],
  },
  4: {
    hour: noon,
    land: v.valley,
    things: [
      at(70, 270, 0.7, v.palm),
      at(420, 268, 0.75, v.palm),
      at(130, 292, 0.62, gifts.reedMat),
      at(240, 290, 0.62, gifts.reedMat),
      at(346, 290, 0.62, gifts.reedMat),
      at(104, 336, 0.82, gifts.reedMat),
      at(240, 338, 0.82, gifts.reedMat),
      at(366, 340, 0.82, gifts.reedMat),
      at(432, 312, 0.55, v.scales),
    ],
  },
  5: {
    hour: morning,
    land: v.plain,
    things: [
      at(50, 276, 0.6, v.palm),
      at(120, 292, 0.95, v.stoneHouse),
      at(226, 286, 0.9, v.highHouse),
      at(330, 294, 1, v.smallHouse),
      at(420, 298, 1.05, v.stoneHouse),
      at(462, 262, 0.5, v.palm),
      at(372, 312, 0.75, a.leaningSpear),
      at(386, 314, 0.75, a.leaningSpear),
      v.track([
        [238, 296, 14],
        [226, 324, 34],
        [262, 372, 70],
      ]),
      at(140, 344, 1.05, v.basket),
    ],
  },
  6: {
    hour: evening,
    land: v.wall,
    things: [
      at(440, 300, 0.85, v.palm),
      at(250, 318, 1.25, v.camelResting),
      at(96, 330, 0.8, a.datesOnMat),
      at(400, 340, 0.85, a.datesOnMat),
      at(286, 346, 1.1, b.halter),
      at(50, 284, 0.62, a.frameDrum),
      at(86, 286, 0.55, a.frameDrum),
    ],
  },
  7: {
    hour: night,
    aloft: [v.stars('upstairs', 40, 90), at(70, 60, 0.8, v.crescent)],
    land: v.plain,
    things: [
      at(90, 288, 0.95, v.palm),
      at(268, 312, 1.9, v.highHouse),
      at(150, 338, 1.1, v.saddlebag),
      at(404, 336, 0.9, v.redBundle),
      at(440, 300, 0.8, v.palm),
    ],
  },
  8: {
    hour: night,
    land: v.room,
    things: [
      at(200, 318, 1.2, a.brokenJar),
      at(360, 336, 1, a.droppedBlanket),
      at(430, 292, 0.9, a.garlicBowl),
      at(74, 306, 1.1, v.oilLamp),
    ],
  },
  9: {
    hour: dusk,
    land: v.room,
    things: [
      at(240, 322, 2.3, v.rug),
      at(170, 304, 1, a.tiedLetter),
      at(252, 310, 0.8, b.writtenSheet),
      at(330, 308, 0.95, a.tiedLetter),
      at(406, 316, 1, v.inkPot),
      at(384, 338, 0.9, v.reedPen),
      at(76, 300, 1.2, v.oilLamp),
    ],
  },
  10: {
    hour: dusk,
    aloft: [v.stars('year one', 30, 90), at(232, 76, 1.3, v.crescent)],
    land: v.valley,
    things: [
      v.track([
        [250, 262, 8],
        [222, 292, 20],
        [262, 324, 34],
        [214, 372, 60],
      ]),
      at(96, 296, 0.8, v.palm),
      at(140, 302, 0.62, v.palm),
      at(352, 304, 0.75, v.smallHouse),
      at(424, 310, 0.85, v.stoneHouse),
      at(300, 300, 0.55, v.palm),
    ],
  },
};
