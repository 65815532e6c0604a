import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { morning, noon, evening, dusk, night, lamplight } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const anOrphanCaredFor = {
  1: {
    hour: night,
    aloft: [v.stars('two camels', 60, 100)],
    land: v.lane,
    things: [
      at(190, 322, 1.1, v.camelResting),
      at(310, 334, -1.1, v.camelResting),
      at(90, 340, 0.9, v.waterskin),
    ],
    lights: [at(250, 346, 1, v.oilLamp), at(430, 196, 1.1, v.litWindow)],
  },
  2: {
    hour: morning,
    aloft: [at(230, 90, 0.8, v.circlingBird)],
    land: v.garden,
    things: [
      at(390, 238, 0.9, v.palmGrove),
      at(110, 286, 1.3, v.tower),
      at(260, 328, 1.4, v.well),
      at(392, 310, 1.1, v.palm),
      at(170, 342, 0.9, v.greenTuft),
      at(350, 340, 0.8, v.jar),
    ],
  },
  3: {
    hour: dusk,
    land: v.plain,
    things: [
      at(350, 282, 1.2, v.thornTree),
      v.track([
        [230, 234, 3],
        [250, 254, 8],
        [214, 284, 18],
        [240, 380, 60],
      ]),
      at(110, 322, 1, v.stones),
      at(430, 334, 0.9, v.dryTuft),
    ],
  },
  4: {
    hour: evening,
    land: v.pasture,
    things: [
      at(340, 288, 1.3, v.thornTree),
      at(130, 316, 1.1, v.stones),
      at(186, 330, 1, v.redFlowers),
      at(90, 336, 0.9, v.redFlowers),
      at(252, 338, 0.8, v.greenTuft),
      at(430, 336, 1, v.redFlowers),
    ],
  },
  5: {
    hour: morning,
    land: v.valley,
    things: [
      v.track([
        [230, 222, 3],
        [150, 244, 8],
        [120, 280, 16],
        [240, 318, 26],
        [420, 350, 50],
      ]),
      at(170, 290, 0.9, v.camelWithLitter),
      at(310, 316, 1.1, v.camel),
      at(60, 330, 0.9, v.stones),
      at(430, 330, 0.9, v.dryTuft),
    ],
  },
  6: {
    hour: evening,
    land: v.wall,
    things: [
      at(330, 280, 1.16, v.closedDoor),
      at(150, 326, 1.4, v.spindle),
      at(70, 320, 1.1, v.jar),
      at(236, 334, 0.9, v.basket),
      at(420, 336, 0.9, v.sandals),
    ],
  },
  7: {
    hour: noon,
    land: v.town,
    things: [
      at(150, 284, 1.4, v.kabahDressed),
      v.shadeOfWall,
      at(300, 308, 1.2, v.rug),
      at(420, 330, 1.1, v.pigeon),
      at(100, 340, -1.1, v.pigeon),
      at(376, 344, 0.9, v.pigeon),
    ],
  },
  8: {
    hour: dusk,
    land: v.town,
    things: [
      at(350, 262, 0.8, v.kabahDressed),
      at(130, 322, 1.1, v.camelResting),
      at(250, 330, 1.1, v.rug),
      at(250, 328, 0.8, v.bowl),
      at(370, 338, 0.8, v.loaves),
    ],
    lights: [at(64, 206, 1, v.litWindow)],
  },
  9: {
    hour: lamplight,
    land: v.room,
    things: [at(250, 322, 2, v.blueRug)],
    lights: [
      at(86, 300, 0.9, v.oilLamp),
      at(152, 312, 0.9, v.oilLamp),
      at(218, 302, 0.9, v.oilLamp),
      at(288, 312, 0.9, v.oilLamp),
      at(354, 302, 0.9, v.oilLamp),
      at(420, 312, 0.9, v.oilLamp),
    ],
  },
  10: {
    hour: morning,
    land: v.wall,
    things: [
      at(130, 280, 1.16, v.openDoor),
      at(320, 330, 1.4, v.well),
      at(418, 336, 1, v.cup),
      at(442, 342, 1, v.cup),
      at(226, 330, 0.9, v.waterskin),
    ],
  },
};
