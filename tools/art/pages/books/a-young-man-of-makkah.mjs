import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, lamplight } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const aYoungManOfMakkah = {
  1: {
    hour: lamplight,
    land: v.room,
    things: [
      at(236, 320, 2.1, v.blueRug),
      at(262, 314, 1.4, v.notebook),
      at(262, 340, 1, v.reedPen),
      at(420, 316, 1.1, v.inkPot),
    ],
    lights: [at(86, 322, 1.8, v.oilLamp)],
  },
  2: {
    hour: morning,
    land: v.town,
    things: [
      at(100, 274, 1.1, v.leatherStall),
      at(396, 276, 0.9, v.clothStall),
      at(250, 322, 1.7, v.scales),
      at(136, 340, 1.1, v.sack),
      at(364, 340, 1.1, v.sackOfEarth),
      at(420, 344, 0.8, v.purse),
    ],
  },
  3: {
    hour: dawn,
    land: v.valley,
    things: [
      v.abuQubays,
      v.track([
        [236, 306, 20],
        [296, 262, 11],
        [356, 232, 7],
        [332, 196, 5],
        [372, 160, 4],
        [366, 126, 2],
      ]),
      at(128, 312, 1.15, v.kabahDressed),
      at(60, 340, 0.9, v.stones),
      at(420, 336, 0.9, v.redBundle),
    ],
  },
  4: {
    hour: noon,
    land: v.coast,
    things: [at(150, 262, 1.5, v.wool), at(70, 338, 0.8, v.stones), at(400, 326, 0.7, v.stones)],
  },
  5: {
    hour: morning,
    land: v.wall,
    things: [
      at(150, 282, 1.1, v.openDoor),
      at(250, 316, 1, v.sack),
      at(206, 334, 1, v.sack),
      at(292, 340, 0.9, v.greenBundle),
      at(396, 328, 1.2, v.paleDonkey),
    ],
  },
  6: {
    hour: evening,
    land: v.plain,
    things: [
      at(46, 250, 0.52, v.bareCamel),
      at(290, 252, -0.55, v.bareCamel),
      at(172, 306, 1, v.bareCamel),
      at(62, 340, 1.2, v.dryTuft),
      at(366, 338, -1.3, v.bareCamel),
    ],
  },
  7: {
    hour: evening,
    land: v.room,
    things: [
      at(120, 252, 0.9, v.redBundle),
      at(206, 250, 1.1, v.jar),
      at(282, 252, 0.85, v.greenBundle),
      at(366, 252, 0.9, v.basket),
      at(168, 304, 1.4, v.purse),
      at(262, 312, 1.1, v.saddlebag),
      at(352, 308, 0.9, v.scroll),
    ],
  },
  8: {
    hour: noon,
    land: v.plain,
    things: [
      at(64, 262, 0.8, v.olive),
      at(244, 272, 1.6, v.greatHall),
      at(426, 264, 0.8, v.olive),
      at(240, 324, 1.4, v.rug),
      at(240, 322, 1.3, v.scroll),
    ],
  },
  9: {
    hour: evening,
    land: v.lane,
    things: [at(112, 300, 1, v.stones), at(120, 288, 1, v.purse), at(330, 342, 0.9, v.dryTuft)],
  },
  10: {
    hour: morning,
    land: v.garden,
    things: [
      at(428, 294, -1.2, v.palm),
      at(158, 304, 1.4, v.bareCamel),
      at(326, 344, 1.1, v.notebook),
      at(446, 346, 0.9, v.inkPot),
      at(60, 342, 1, v.greenTuft),
    ],
  },
};
