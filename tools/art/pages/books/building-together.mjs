import { bowl } from '../props/household.mjs';
import { writtenSheet } from '../props/boycott.mjs';
import * as m from '../props/mosque.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening } = v.hours;

/** @type {import('../scene.mjs').Draw} */ const milk = (pen) => bowl(pen, '#fdfaf0');
/** @type {import('../scene.mjs').Draw} */ const blueCloak = (pen) => m.foldedCloak(pen, '#5a72a8');

/** @type {import('../scene.mjs').BookScenes} */
export const buildingTogether = {
  1: {
    hour: noon,
    land: v.garden,
    things: [
      at(60, 268, 1.2, v.palm),
      at(428, 262, 1.1, v.palm),
      at(250, 300, 1.12, m.dryingFloor),
      at(440, 332, 1, v.basket),
      at(46, 314, 1, v.sandals),
      at(42, 344, 1, v.darkSandals),
    ],
  },
  2: {
    hour: morning,
    land: v.garden,
    things: [
      at(240, 262, 1.05, m.palmShelter),
      at(370, 336, 1.1, m.dryingBricks),
      at(206, 336, 1, m.brickFrame),
      at(80, 338, 1.05, m.brickStack),
    ],
  },
  3: {
    hour: noon,
    land: v.garden,
    things: [
      at(240, 282, 1.7, v.palm),
      at(170, 322, 1.1, v.basket),
      at(310, 322, 1.1, v.basket),
      at(94, 330, 0.9, v.jar),
      at(392, 330, 0.9, v.jar),
      at(190, 346, 1, v.sandals),
      at(286, 346, 1, v.darkSandals),
      at(444, 344, 0.8, v.redBundle),
    ],
  },
  4: {
    hour: morning,
    land: v.lane,
    things: [
      at(340, 296, 1.1, v.clothStall),
      at(160, 332, 1.4, m.curds),
      at(256, 340, 1.1, v.jar),
      at(72, 342, 0.9, v.sack),
    ],
  },
  6: {
    hour: noon,
    land: v.room,
    things: [
      at(240, 312, 2.1, v.blueRug),
      at(240, 300, 1.3, writtenSheet),
      at(340, 306, 1, v.inkPot),
      at(316, 330, 1, v.reedPen),
      at(96, 330, 1, v.emptyBowl),
      at(402, 340, 1, v.broth),
    ],
  },
  7: {
    hour: noon,
    land: v.garden,
    things: [at(250, 262, 1.6, m.brickWall), at(150, 320, 1.5, m.horn), at(334, 324, 1.4, m.clapper)],
  },
  8: {
    hour: dawn,
    aloft: [at(330, 232, 1, v.farGlow)],
    land: v.garden,
    things: [
      at(76, 246, 0.9, v.smallHouse),
      at(420, 250, 0.9, v.smallHouse),
      v.track([
        [470, 250, 3],
        [380, 282, 8],
        [300, 300, 16],
        [330, 372, 54],
      ]),
      at(216, 282, 1.5, v.highHouse),
      at(70, 330, 1.1, v.palm),
    ],
  },
  9: {
    hour: evening,
    land: v.plain,
    things: [
      at(240, 292, 1.32, m.palmShelter),
      at(140, 318, 1, m.rolledMat),
      at(330, 314, 1, m.rolledMat),
      at(236, 322, 1, m.foldedCloak),
      at(408, 336, 0.9, blueCloak),
      at(70, 340, 0.8, v.emptyBowl),
    ],
  },
  10: {
    hour: evening,
    land: v.room,
    things: [
      at(240, 312, 2.2, v.rug),
      at(110, 276, 0.9, v.cushion),
      at(240, 264, 0.8, v.greenCushion),
      at(370, 276, 0.9, v.blueCushion),
      at(240, 318, 2, milk),
      at(78, 338, 1.1, v.blueCushion),
      at(404, 340, 1.1, v.cushion),
    ],
    lights: [at(330, 326, 0.9, v.oilLamp)],
  },
};
