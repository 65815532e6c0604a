import * as h from '../heights.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const seekingQuiet = {
  1: {
    hour: dawn,
    aloft: [at(240, 226, 1.7, v.farGlow)],
    land: v.town,
    things: [h.windowLedge, at(150, 322, 1.5, h.coldLamp), at(360, 322, 1.2, v.jar)],
  },
  2: {
    hour: night,
    aloft: [
      v.stars('eleven', 26, 150),
      h.elevenStars,
      at(428, 66, 1, v.fullMoon),
      at(40, 188, 1, h.sunComing),
    ],
    land: v.plain,
    things: [
      at(236, 322, 1.2, v.redTent),
      at(380, 330, 1, v.stones),
      at(70, 340, 1, v.dryTuft),
      at(440, 346, 0.8, v.dryTuft),
    ],
  },
  3: {
    hour: noon,
    land: v.pass,
    things: [
      at(116, 316, 1.2, v.thornTree),
      at(330, 326, 2.6, v.roundStone),
      at(404, 346, 0.9, v.stones),
      at(40, 348, 0.9, v.dryTuft),
    ],
  },
  5: {
    hour: evening,
    land: h.heights,
    things: [at(250, 322, 1.25, h.rockCave), at(112, 340, 1.1, v.waterskin), at(388, 342, 1, v.saddlebag)],
  },
  6: {
    hour: night,
    aloft: [v.milkyWay, v.stars('what sets', 90, 190), at(388, 158, 1.1, v.fullMoon)],
    land: v.dunes,
    things: [at(180, 330, 1.5, v.camelResting), at(392, 344, 0.9, v.dryTuft)],
  },
  7: {
    hour: morning,
    land: h.heights,
    things: [
      v.track([
        [330, 214, 4],
        [292, 236, 8],
        [336, 262, 14],
        [296, 296, 26],
        [352, 372, 62],
      ]),
      at(160, 326, 2.3, v.blueRug),
      at(112, 312, 1.1, v.loaves),
      at(204, 318, 1.1, v.broth),
      at(430, 344, 0.9, v.stones),
    ],
    lights: [at(204, 284, 0.9, v.steam())],
  },
  8: {
    hour: evening,
    land: v.wall,
    things: [
      at(240, 280, 1.16, v.openDoor),
      at(118, 322, 1.2, v.sack),
      at(362, 322, 1.1, v.basket),
      at(420, 330, 1, v.jar),
      at(178, 338, 0.9, v.loaves),
    ],
  },
  9: {
    hour: morning,
    aloft: [at(380, 70, 0.8, v.flock('#8a96a8'))],
    land: v.town,
    things: [
      at(244, 312, 1.3, v.newKabah),
      at(96, 338, 1, v.pigeon),
      at(140, 346, -0.9, v.pigeon),
      at(388, 342, -1, v.pigeon),
    ],
  },
  10: {
    hour: dusk,
    aloft: [v.stars('one line free', 24, 80)],
    land: h.heights,
    things: [
      h.horizonStripe,
      v.track([
        [206, 236, 4],
        [176, 258, 9],
        [232, 290, 18],
        [150, 372, 60],
      ]),
      at(352, 330, 1.1, h.rockCave),
      at(60, 346, 0.9, v.stones),
    ],
  },
};
