import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, lamplight } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const theBirth = {
  1: {
    hour: evening,
    land: v.wall,
    things: [
      at(260, 280, 1.16, v.openDoor),
      at(110, 318, 1.2, v.jar),
      at(400, 322, 1, v.oven),
      at(352, 338, 0.9, v.loaf),
      at(170, 336, 0.9, v.sandals),
    ],
  },
  2: {
    hour: morning,
    aloft: [at(246, 74, 0.8, v.flock('#8a96a8'))],
    land: v.lane,
    things: [
      at(210, 300, 0.9, v.pigeon),
      at(286, 310, -1, v.pigeon),
      at(250, 334, 1.2, v.pigeon),
      at(340, 342, 0.9, v.basket),
      at(120, 336, 0.9, v.jar),
    ],
  },
  3: {
    hour: lamplight,
    land: v.room,
    things: [at(230, 322, 1.9, v.oldBooks), at(376, 330, 1.2, v.scroll), at(112, 336, 1, v.scroll)],
    lights: [at(344, 300, 1.2, v.oilLamp)],
  },
  4: {
    hour: v.hours.dusk,
    aloft: [v.stars('thin as a fingernail', 30, 110), at(150, 84, 1.3, v.crescent)],
    land: v.valley,
    things: [at(380, 300, 1, v.palm), at(326, 308, 0.9, v.smallHouse), at(90, 332, 1, v.stones)],
    lights: [at(334, 286, 0.8, v.litWindow)],
  },
  5: {
    hour: dawn,
    land: v.room,
    things: [
      at(240, 310, 1.7, v.blueRug),
      at(170, 290, 1.2, v.cushion),
      at(320, 290, 1.1, v.greenCushion),
      at(420, 322, 1.1, v.jar),
      at(62, 336, 1, v.basket),
      at(110, 68, 0.9, v.sparrow),
    ],
  },
  6: {
    hour: morning,
    land: v.pasture,
    things: [
      at(70, 268, 0.9, v.olive),
      at(152, 256, 0.74, v.olive),
      at(230, 264, 0.8, v.olive),
      at(330, 254, 0.7, v.olive),
      at(420, 270, 0.9, v.olive),
      at(120, 330, 1.3, v.olive),
      at(340, 312, 1, v.mudWall),
      at(420, 340, 1, v.redFlowers),
      at(236, 342, 0.8, v.redFlowers),
    ],
  },
  7: {
    hour: morning,
    land: v.lane,
    things: [
      at(120, 330, 1.2, v.goat),
      at(360, 324, -1.1, v.paleGoat),
      at(246, 338, 1, v.fireplace),
      at(246, 326, 0.9, v.pot),
      at(310, 342, 0.8, v.bowl),
    ],
    lights: [at(246, 264, 1, v.steam())],
  },
  8: {
    hour: lamplight,
    land: v.room,
    things: [at(220, 318, 1.7, v.greenBundle), at(340, 334, 1.3, v.redBundle), at(96, 336, 1.2, v.scroll)],
    lights: [at(440, 316, 1.3, v.oilLamp)],
  },
  9: {
    hour: noon,
    land: v.town,
    things: [
      at(300, 272, 1.2, v.kabahDressed),
      at(160, 316, 1, v.curvedWall),
      at(330, 334, 1.1, v.rug),
      at(410, 342, 0.9, v.sandals),
      at(72, 338, 0.9, v.pigeon),
    ],
  },
  10: {
    hour: morning,
    land: v.town,
    things: [
      at(240, 304, 1.9, v.kabahDressed),
      at(90, 334, 1.1, v.pigeon),
      at(140, 344, -1, v.pigeon),
      at(396, 336, 1.1, v.pigeon),
    ],
  },
};
