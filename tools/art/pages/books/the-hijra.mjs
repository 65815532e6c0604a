import * as call from '../props/call.mjs';
import * as gifts from '../props/gifts.mjs';
import * as h from '../props/hijra.mjs';
import * as hira from '../props/hira.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const theHijra = {
  1: {
    hour: morning,
    land: v.wall,
    things: [
      at(180, 288, 1.3, v.openDoor),
      at(290, 236, 1.1, h.windLines),
      at(392, 330, 1, v.jar),
      at(84, 344, 0.9, v.dryTuft),
      at(250, 352, 0.8, v.stones),
    ],
  },
  2: {
    hour: evening,
    land: v.plain,
    things: [
      at(128, 306, 1.25, v.thornTree),
      at(192, 330, 1.2, v.camelResting),
      at(398, 290, 0.9, v.thornTree),
      at(388, 304, 0.7, gifts.rolledMat),
      at(60, 346, 0.9, v.dryTuft),
    ],
  },
  3: {
    hour: dusk,
    land: v.town,
    things: [at(240, 334, 2, v.stoneHouse), at(76, 318, 0.9, v.smallHouse), at(420, 314, 0.8, v.smallHouse)],
    lights: [at(176, 214, 1, v.litWindow)],
  },
  4: {
    hour: night,
    land: v.room,
    things: [
      at(244, 312, 1.15, h.bedWithCloak),
      at(424, 304, 0.9, v.jar),
      at(52, 336, 0.8, v.redBundle),
      at(428, 346, 0.8, v.greenBundle),
    ],
  },
  6: {
    hour: dawn,
    land: hira.caveInside,
    things: [at(120, 334, 1.1, v.waterskin), at(330, 340, 0.9, hira.walkingStick, 58)],
  },
  7: {
    hour: noon,
    land: v.room,
    things: [
      at(240, 324, 2.4, v.blueRug),
      at(178, 312, 1.5, h.tiedBag),
      at(310, 312, 1.4, h.tiedSkin),
      at(420, 322, 1, v.loaves),
      at(64, 304, 1.1, v.jar),
    ],
  },
  8: {
    hour: dawn,
    land: v.pass,
    things: [
      () =>
        call.footprints(
          [
            [446, 272],
            [428, 278],
            [408, 286],
            [388, 294],
            [366, 302],
            [344, 310],
          ],
          '#7d5433',
        ),
      at(130, 330, 1.1, h.tinyHooves),
      at(200, 322, -0.9, v.sheep),
      at(276, 318, -0.85, v.sheep),
      at(246, 346, -1, v.sheep),
      at(420, 342, 0.9, v.dryTuft),
    ],
  },
  10: {
    hour: noon,
    land: v.dunes,
    things: [
      () =>
        h.hoofprints([
          [430, 268, 0.5],
          [400, 276, 0.6],
          [366, 286, 0.75],
          [330, 296, 0.9],
        ]),
      at(270, 316, 1.1, h.deepHoles),
      at(270, 296, 1.7, v.dust),
      at(104, 318, 1, h.leatherLetter),
      at(430, 346, 0.9, v.dryTuft),
    ],
  },
};
