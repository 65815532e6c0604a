import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dusk, morning, noon, evening, night, storm } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const withHalimah = {
  1: {
    hour: evening,
    land: v.lane,
    things: [
      at(170, 330, 1.1, v.donkey),
      at(290, 320, 0.9, v.paleDonkey),
      at(226, 262, 0.5, v.camelWithLitter),
      at(350, 336, 1.1, v.donkey),
      at(230, 338, 0.8, v.dust),
    ],
  },
  2: {
    hour: morning,
    land: v.pasture,
    things: [
      at(170, 300, 1.4, v.hairTent),
      at(400, 252, 0.9, v.farTent),
      at(340, 336, 1, v.redBundle),
      at(410, 330, -1, v.camel),
      at(90, 342, 0.9, v.jar),
    ],
    lights: [at(250, 334, 0.9, v.fireplace)],
  },
  3: {
    hour: dusk,
    aloft: [v.stars('nobody sleeps', 60, 140), at(92, 60, 1, v.fullMoon)],
    land: v.plain,
    things: [
      at(140, 316, 1.3, v.paleDonkey),
      at(300, 298, 1.2, v.bareCamel),
      at(420, 316, 0.8, v.emptyBowl),
      at(240, 338, 0.8, v.stones),
      at(60, 338, 0.9, v.dryTuft),
    ],
  },
  4: {
    hour: noon,
    land: v.wall,
    things: [
      at(150, 280, 1.16, v.closedDoor),
      at(330, 326, 1.5, v.paleDonkey),
      at(230, 336, 0.8, v.jar),
      at(436, 338, 0.9, v.greenBundle),
    ],
  },
  5: {
    hour: night,
    aloft: [v.stars('a night without crying', 60, 140), at(96, 64, 0.9, v.crescent)],
    land: v.plain,
    things: [at(350, 272, 1.1, v.hairTent), at(140, 306, 1.3, v.bareCamel)],
    lights: [at(214, 334, 1.1, v.bowl), at(214, 306, 0.8, v.steam()), at(336, 312, 1, v.oilLamp)],
  },
  6: {
    hour: evening,
    land: v.plain,
    things: [
      at(376, 268, 1, v.hairTent),
      at(90, 280, 0.7, v.sheep),
      at(160, 272, 0.6, v.sheep),
      at(130, 316, 1, v.sheep),
      at(230, 304, 0.9, v.sheep),
      at(300, 330, 1, v.sheep),
      at(420, 340, 0.9, v.bowl),
      at(50, 342, 0.9, v.dryTuft),
    ],
  },
  7: {
    hour: morning,
    land: v.plain,
    things: [
      at(90, 276, 1, v.hairTent),
      at(350, 262, 1.1, v.hairTent),
      at(160, 318, 0.6, v.sheep),
      at(230, 306, -0.54, v.sheep),
      at(300, 330, 0.64, v.sheep),
      at(400, 322, -0.6, v.sheep),
      at(70, 336, 1, v.dryTuft),
      at(450, 338, 0.9, v.dryTuft),
    ],
  },
  8: {
    hour: storm,
    land: v.plain,
    things: [
      at(420, 246, 0.9, v.farTent),
      at(120, 268, 1.1, v.hairTent),
      v.track([
        [130, 270, 4],
        [180, 282, 8],
        [240, 296, 12],
        [300, 324, 18],
        [330, 380, 30],
      ]),
      at(394, 310, -0.8, v.sheep),
      at(200, 338, 0.74, v.sheep),
      at(430, 338, 0.9, v.stones),
      at(60, 330, 1, v.dryTuft),
    ],
  },
  9: {
    hour: noon,
    land: v.lane,
    things: [
      at(232, 250, 0.5, v.kabahDressed),
      at(130, 316, 1, v.jarStall),
      at(350, 312, 1, v.leatherStall),
      at(240, 316, 0.9, v.basket),
      at(60, 344, 1, v.sack),
      at(290, 342, 1, v.basket),
      at(200, 346, 0.9, v.donkey),
      at(430, 344, 0.9, v.basket),
    ],
  },
  10: {
    hour: evening,
    land: v.pasture,
    things: [
      at(80, 254, 0.4, v.sheep),
      at(120, 248, 0.36, v.sheep),
      at(150, 262, 0.44, v.sheep),
      at(190, 250, 0.38, v.sheep),
      at(230, 262, 0.44, v.sheep),
      at(110, 276, 0.5, v.sheep),
      at(180, 280, 0.5, v.sheep),
      at(380, 288, 1, v.bareCamel),
      at(250, 332, 1.7, v.cloak),
      at(420, 338, 0.9, v.redFlowers),
    ],
  },
};
