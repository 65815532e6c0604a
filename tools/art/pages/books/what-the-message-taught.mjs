import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';
import { crackedGround, palmShoot, rockWithSeed, specks, tiltedScales } from '../props/market.mjs';

const { dawn, morning, noon, evening, night, dusk, storm } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const whatTheMessageTaught = {
  1: {
    hour: night,
    aloft: [v.milkyWay, v.stars('count them if you can', 120, 200), at(392, 66, 0.9, v.crescent)],
    land: v.town,
    things: [
      at(116, 330, 1.5, v.stoneHouse),
      at(262, 322, 1.2, v.smallHouse),
      at(400, 334, 1.5, v.stoneHouse),
    ],
    lights: [at(276, 290, 0.9, v.litWindow)],
  },
  2: {
    hour: dawn,
    land: v.plain,
    things: [
      at(300, 322, 1.5, v.palm),
      at(146, 326, 1.7, palmShoot),
      at(220, 342, 0.8, v.dryTuft),
      at(420, 340, 0.9, v.greenTuft),
    ],
  },
  3: {
    hour: storm,
    aloft: [at(300, 96, 1.7, v.rainCloud), at(390, 84, 1.1, v.rainCloud)],
    land: v.pasture,
    things: [
      at(124, 322, 1, crackedGround),
      at(300, 316, 1.2, v.greenTuft),
      at(352, 332, 1.1, v.redFlowers),
      at(408, 316, 1.3, v.greenTuft),
      at(270, 342, 1, v.redFlowers),
      at(438, 344, 1, v.greenTuft),
      at(322, 290, 0.9, v.greenBush),
    ],
  },
  4: {
    hour: evening,
    land: v.room,
    things: [at(380, 324, 1.1, v.scales), at(96, 330, 1.1, v.jar), at(256, 334, 1, v.blueCushion)],
    lights: [specks],
  },
  5: {
    hour: noon,
    land: v.plain,
    things: [
      at(372, 286, 1.2, v.paleDonkey),
      at(190, 326, 1.05, rockWithSeed),
      at(60, 340, 0.9, v.dryTuft),
      at(430, 342, 0.9, v.dryTuft),
    ],
  },
  6: {
    hour: evening,
    land: v.lane,
    things: [
      at(240, 324, 1.25, v.pot),
      at(330, 330, 1, v.jar),
      at(140, 334, 1, v.emptyBowl),
      at(186, 344, 0.8, v.bowl),
    ],
    lights: [at(240, 236, 1.3, v.steam()), at(68, 214, 1, v.litWindow), at(414, 206, 1, v.litWindow)],
  },
  7: {
    hour: noon,
    land: v.town,
    things: [
      at(108, 300, 1.1, v.clothStall),
      at(272, 332, 1.35, tiltedScales),
      at(406, 332, 1.1, v.fullMeasure),
      at(60, 342, 0.9, v.sack),
    ],
  },
  8: {
    hour: evening,
    land: v.wall,
    things: [
      at(350, 284, 1.1, v.closedDoor),
      at(160, 328, 1.3, v.anvil),
      at(60, 326, 0.9, v.sack),
      at(262, 334, 0.9, v.jar),
    ],
  },
  9: {
    hour: dusk,
    aloft: [v.stars('quick steps', 14, 50)],
    land: v.wall,
    things: [
      at(250, 284, 1.15, v.openDoor),
      at(250, 330, 1.2, v.rug),
      at(250, 332, 1, v.broth),
      at(130, 322, 1, v.sandals),
      at(400, 316, 1, v.jar),
    ],
  },
  10: {
    hour: morning,
    land: v.lane,
    things: [
      at(395, 281, 0.62, v.closedDoor),
      at(128, 318, 1.1, v.camelResting),
      at(290, 332, -1.15, v.camel),
      at(228, 346, 0.8, v.dust),
      at(420, 346, 0.8, v.saddlebag),
    ],
  },
};
