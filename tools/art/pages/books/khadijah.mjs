import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, dusk, lamplight } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const khadijah = {
  1: {
    hour: morning,
    land: v.lane,
    things: [
      at(262, 262, 0.5, v.camelResting),
      at(206, 284, 0.7, v.camelResting),
      at(322, 298, -0.8, v.camelResting),
      at(186, 328, 1.1, v.camelResting),
      at(60, 336, 1, v.sack),
      at(92, 346, 0.9, v.sack),
      at(346, 346, 1, v.redBundle),
      at(436, 344, 0.9, v.greenBundle),
    ],
  },
  2: {
    hour: noon,
    land: v.wall,
    things: [
      at(240, 326, 2.1, v.rug),
      at(190, 316, 1.5, v.purse),
      at(290, 316, 1.5, v.purse),
      at(62, 318, 0.9, v.sack),
      at(104, 324, 0.9, v.sack),
      at(82, 342, 1, v.sack),
      at(402, 340, 1.1, v.saddlebag),
    ],
  },
  3: {
    hour: dawn,
    land: v.valley,
    things: [
      v.track([
        [150, 224, 4],
        [190, 242, 9],
        [150, 266, 18],
        [220, 300, 34],
        [150, 372, 80],
      ]),
      at(142, 236, -0.28, v.camel),
      at(180, 246, -0.42, v.camel),
      at(92, 280, -0.6, v.camel),
      at(232, 298, -0.84, v.camel),
      at(366, 336, -1.1, v.camel),
      at(56, 342, 0.9, v.dryTuft),
    ],
  },
  5: {
    hour: noon,
    land: v.dunes,
    things: [
      at(70, 274, 0.5, v.thornTree),
      at(350, 272, 0.6, v.camel),
      at(254, 292, 0.84, v.camel),
      at(120, 326, 1.14, v.camel),
      at(420, 340, 0.9, v.dryTuft),
      at(300, 346, 0.7, v.roundStone),
    ],
  },
  6: {
    hour: noon,
    land: v.town,
    things: [at(176, 308, 1.7, v.highHouse), at(366, 326, -1, v.camelResting), at(70, 338, 0.9, v.jar)],
  },
  7: {
    hour: morning,
    land: v.room,
    things: [
      at(240, 318, 2.2, v.blueRug),
      at(106, 308, 1.3, v.cushion),
      at(374, 308, 1.3, v.greenCushion),
      at(206, 308, 1, v.cup),
      at(270, 308, 1, v.cup),
      at(300, 338, 1, v.spindle),
    ],
  },
  8: {
    hour: morning,
    land: v.town,
    things: [
      at(340, 240, 0.36, v.bareCamel),
      at(85, 242, -0.32, v.bareCamel),
      at(292, 242, 0.36, v.bareCamel),
      at(11, 244, -0.36, v.bareCamel),
      at(425, 244, -0.36, v.bareCamel),
      at(148, 248, 0.32, v.bareCamel),
      at(209, 248, 0.36, v.bareCamel),
      at(322, 267, 0.54, v.bareCamel),
      at(238, 269, -0.5, v.bareCamel),
      at(432, 270, -0.5, v.bareCamel),
      at(132, 275, -0.5, v.bareCamel),
      at(47, 276, 0.5, v.bareCamel),
      at(174, 302, -0.64, v.bareCamel),
      at(293, 303, -0.64, v.bareCamel),
      at(74, 307, 0.68, v.bareCamel),
      at(400, 308, -0.6, v.bareCamel),
      at(64, 344, 0.86, v.bareCamel),
      at(183, 344, 0.82, v.bareCamel),
      at(286, 344, -0.82, v.bareCamel),
      at(404, 344, 0.82, v.bareCamel),
    ],
  },
  9: {
    hour: dusk,
    aloft: [v.stars('the open door', 26, 76)],
    land: v.wall,
    things: [
      at(240, 284, 1.14, v.openDoor),
      at(120, 318, 1.1, v.jar),
      at(170, 322, 0.9, v.sandals),
      at(330, 326, 0.8, v.darkSandals),
      at(372, 330, 0.6, v.sandals),
      at(420, 318, 0.9, v.basket),
    ],
    lights: [at(92, 236, 1.1, v.litWindow)],
  },
  10: {
    hour: lamplight,
    land: v.room,
    things: [
      at(230, 320, 2, v.rug),
      at(206, 316, 1.1, v.broth),
      at(290, 318, 0.9, v.jar),
      at(100, 326, 1.2, v.blueCushion),
    ],
    lights: [at(206, 284, 1, v.steam()), at(386, 326, 1.2, v.oilLamp)],
  },
};
