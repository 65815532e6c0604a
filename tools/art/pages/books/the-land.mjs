import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, evening, night, lamplight, storm } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const theLand = {
  2: {
    hour: lamplight,
    aloft: [v.stars('map in the sand', 30, 90)],
    land: v.sand,
    things: [
      v.linesInSand,
      at(226, 232, 1, v.pebbleRow),
      at(250, 204, 1.1, v.leaf),
      at(268, 262, 1.2, v.dateStone),
      at(300, 312, 1, v.stepsInSand),
    ],
    lights: [at(88, 320, 1.9, v.oilLamp)],
  },
  3: {
    hour: storm,
    aloft: [at(392, 84, 0.9, v.rainCloud)],
    land: v.flood,
    things: [
      at(96, 346, 1.2, v.camel),
      at(180, 232, 0.7, v.dryTuft),
      at(410, 346, 1.1, v.stones),
      at(452, 350, 1, v.dryTuft),
    ],
  },
  4: {
    hour: evening,
    aloft: [at(330, 70, 1, v.farBirds)],
    land: v.garden,
    things: [
      at(240, 238, 1, v.palmGrove),
      at(58, 280, 1, v.palm),
      at(430, 278, -1.1, v.palm),
      at(232, 326, 1.25, v.well),
      at(330, 322, 1.1, v.jar),
      at(120, 324, 0.9, v.greenTuft),
      at(392, 334, 0.8, v.basket),
    ],
  },
  5: {
    hour: morning,
    land: v.garden,
    things: [
      at(344, 228, 0.9, v.palmGrove),
      v.track([
        [96, 236, 8],
        [150, 256, 18],
        [204, 286, 34],
        [250, 380, 96],
      ]),
      at(76, 252, 1.2, v.farTent),
      at(140, 240, 0.8, v.farTent),
      at(28, 238, 0.7, v.farTent),
      at(400, 272, 1.1, v.palm),
      at(410, 306, 1, v.mudWall),
      at(90, 328, 1.1, v.camelResting),
      at(300, 334, 0.9, v.greenBush),
    ],
  },
  6: {
    hour: night,
    aloft: [v.stars('the judge', 46, 130), at(96, 58, 1, v.fullMoon)],
    land: v.plain,
    things: [
      at(190, 270, 1.3, v.hairTent),
      at(412, 250, 0.9, v.farTent),
      at(372, 292, 0.8, v.sheep),
      at(430, 312, 0.8, v.sheep),
      at(62, 322, 1, v.goat),
      at(170, 336, 0.9, v.bowl),
    ],
    lights: [at(270, 322, 1.1, v.fireplace), at(412, 244, 0.7, v.farLight)],
  },
  7: {
    hour: night,
    aloft: [v.milkyWay, v.stars('road in the sky', 100, 180)],
    land: v.dunes,
    things: [
      at(318, 280, 1.1, v.camel),
      at(212, 272, 0.9, v.camel),
      at(136, 264, 0.74, v.camel),
      at(70, 318, 0.9, v.well),
      at(414, 326, 1, v.sack),
      at(452, 330, 0.9, v.sack),
    ],
    lights: [at(362, 332, 1.2, v.oilLamp)],
  },
  10: {
    hour: dawn,
    land: v.pass,
    things: [at(110, 326, 1.2, v.camel), at(346, 336, 1, v.stones), at(414, 330, 1, v.dryTuft)],
  },
};
