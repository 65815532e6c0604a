import { coveredDish } from '../props/gifts.mjs';
import { footprints } from '../props/call.mjs';
import { sealedLetters } from '../props/hudaybiyyah.mjs';
import * as m from '../props/message.mjs';
import { paleSail, redSail } from '../props/seafaring.mjs';
import { coveredPot } from '../props/trench.mjs';
import { blackStones, mudHouses } from '../props/yathrib.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { morning, noon, evening, night } = v.hours;

/** Pages 2 and 9 have maps. @type {import('../scene.mjs').BookScenes} */
export const theMessageTravels = {
  1: {
    hour: morning,
    land: v.room,
    things: [
      at(250, 340, 2.9, v.blueRug),
      at(196, 328, 1.5, m.sealRing),
      at(330, 326, 1.2, sealedLetters),
      at(414, 304, 1.2, v.inkPot),
      at(92, 338, 1.3, v.reedPen),
    ],
  },
  3: {
    hour: morning,
    land: v.plain,
    things: [
      at(322, 262, 1, m.fort),
      at(446, 292, 1.1, v.palm),
      at(60, 284, 1, v.palm),
      at(110, 330, 1, blackStones),
      at(208, 332, 1.05, m.whiteStandard),
      at(408, 344, 0.9, blackStones),
    ],
  },
  4: {
    hour: noon,
    land: v.plain,
    things: [
      at(46, 266, 0.6, v.palm),
      at(450, 262, 0.6, v.palm),
      at(128, 306, 1.7, v.palm),
      at(372, 300, 1.6, v.palm),
      at(124, 176, 0.8, m.dateClusters),
      at(366, 176, 0.76, m.dateClusters),
      at(208, 340, 1.2, v.basket),
      at(298, 340, 1.2, v.basket),
      at(412, 344, 1, v.pickaxe),
    ],
  },
  5: {
    hour: morning,
    land: v.coast,
    things: [
      at(160, 236, 1.25, paleSail),
      at(312, 218, 0.86, redSail),
      at(226, 326, 1.3, v.saddlebag),
      at(314, 338, 1.1, v.waterskin),
      at(98, 346, 0.9, v.dryTuft),
    ],
  },
  6: {
    hour: night,
    aloft: [v.stars('voices in the night', 60, 120), at(96, 66, 1, v.crescent)],
    land: v.sand,
    things: [
      at(240, 268, 1.3, mudHouses),
      at(440, 300, 1, v.palm),
      at(150, 336, 1.1, v.redBundle),
      at(222, 342, 1, v.greenBundle),
      at(306, 338, 1.1, v.waterskin),
    ],
    lights: [],
  },
  7: {
    hour: morning,
    land: v.valley,
    things: [
      at(96, 236, 0.5, mudHouses),
      at(250, 290, 1.1, v.newKabah),
      () =>
        footprints([
          [110, 306],
          [134, 320],
          [164, 332],
          [200, 340],
          [240, 344],
          [282, 342],
          [322, 335],
          [356, 323],
          [382, 308],
        ]),
    ],
  },
  8: {
    hour: evening,
    land: v.pass,
    things: [
      v.track([
        [246, 246, 10],
        [232, 276, 24],
        [262, 316, 46],
        [230, 366, 88],
      ]),
      at(388, 306, 1.2, v.hairTent),
      at(110, 336, 1.7, v.rug),
      at(92, 322, 1, coveredDish),
      at(152, 330, 0.8, v.bowl),
      () =>
        footprints([
          [244, 286],
          [250, 300],
          [244, 316],
          [252, 334],
          [240, 352],
        ]),
    ],
  },
  10: {
    hour: evening,
    land: v.room,
    things: [
      at(318, 268, 1, v.openDoor),
      at(92, 296, 1.1, v.oven),
      at(196, 332, 1.1, m.doughBowl),
      at(300, 330, 1, coveredPot),
      at(396, 334, 1.1, coveredDish),
      at(440, 350, 0.9, v.loaves),
    ],
  },
};
