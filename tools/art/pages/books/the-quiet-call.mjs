import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, dusk, night, lamplight } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const theQuietCall = {
  1: {
    hour: dusk,
    aloft: [v.stars('closer to the ear', 22, 90)],
    land: v.lane,
    things: [at(152, 322, -1.2, v.sandals), at(334, 326, 1.2, v.darkSandals), at(92, 334, 0.9, v.jar)],
    lights: [at(243, 330, 0.8, v.oilLamp), at(398, 190, 0.9, v.litWindow)],
  },
  2: {
    hour: morning,
    land: v.pass,
    things: [
      at(134, 330, 1.15, v.camelResting),
      at(352, 340, 0.9, v.saddlebag),
      at(436, 342, 0.9, v.dryTuft),
      at(398, 312, 0.6, v.stones),
    ],
  },
  3: {
    hour: noon,
    land: v.valley,
    things: [
      v.hillOfSafa,
      v.hillOfMarwah,
      v.footpath,
      at(176, 278, 1.1, v.stoneHouse),
      at(400, 338, 0.9, v.pigeon),
      at(352, 346, -0.8, v.pigeon),
      at(60, 338, 0.9, v.jar),
    ],
  },
  4: {
    hour: dusk,
    aloft: [v.stars('two at one door', 16, 60)],
    land: v.wall,
    things: [
      at(240, 284, 1.12, v.closedDoor),
      at(196, 322, 1.05, v.sandals),
      at(290, 330, -1.05, v.darkSandals),
      at(96, 312, 1.1, v.jar),
      at(392, 310, 0.9, v.basket),
    ],
  },
  5: {
    hour: dawn,
    land: v.valley,
    things: [
      at(400, 262, 0.9, v.roundStone),
      at(236, 310, 2.1, v.spring),
      at(92, 316, 1, v.greenTuft),
      at(388, 322, 1.1, v.greenTuft),
      at(350, 346, 0.8, v.redFlowers),
      at(120, 346, 0.8, v.redFlowers),
    ],
  },
  6: {
    hour: night,
    aloft: [v.stars('where goats go', 60, 170), at(246, 70, 0.9, v.crescent)],
    land: v.pass,
    things: [
      at(240, 318, 1, v.fallenRocks),
      at(118, 330, 0.8, v.thornTree),
      at(330, 296, 0.6, v.goat),
      at(376, 300, -0.55, v.paleGoat),
    ],
  },
  8: {
    hour: lamplight,
    land: v.room,
    things: [at(140, 316, 1.15, v.forge), at(322, 330, 1.25, v.anvil), at(440, 340, 0.9, v.jar)],
    lights: [at(360, 238, 1.1, v.hotIron), at(366, 232, 0.9, v.sparks), at(140, 300, 1.6, v.farLight)],
  },
  9: {
    hour: night,
    land: v.room,
    things: [
      at(240, 306, 2.2, v.blueRug),
      at(104, 282, 0.9, v.cushion),
      at(196, 262, 0.8, v.greenCushion),
      at(296, 262, 0.8, v.cushion),
      at(384, 284, 0.9, v.blueCushion),
      at(330, 340, 1, v.greenCushion),
      at(140, 340, 1, v.blueCushion),
    ],
    lights: [at(246, 302, 1.1, v.oilLamp)],
  },
  10: {
    hour: morning,
    land: v.pasture,
    things: [
      at(330, 262, 0.5, v.sheep),
      at(390, 274, -0.56, v.sheep),
      at(190, 320, 1.25, v.sheep),
      at(322, 330, 1.3, v.milkStone),
      at(66, 338, 0.9, v.greenTuft),
      at(420, 342, 0.9, v.redFlowers),
    ],
  },
};
