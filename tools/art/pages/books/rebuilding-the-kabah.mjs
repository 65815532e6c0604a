import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, night, lamplight, storm } = v.hours;

/** Pages 2 and 5 have maps. @type {import('../scene.mjs').BookScenes} */
export const rebuildingTheKabah = {
  1: {
    hour: storm,
    aloft: [at(130, 70, 1, v.rainCloud), at(370, 60, 0.9, v.rainCloud)],
    land: v.flood,
    things: [at(250, 300, 1.5, v.oldKabah), v.nearWater],
  },
  3: {
    hour: noon,
    land: v.wall,
    things: [
      at(240, 316, 2, v.rug),
      at(216, 312, 1.1, v.scales),
      at(172, 264, 0.8, v.coins),
      at(330, 320, 1.1, v.purse),
      at(380, 334, 1, v.coins),
      at(70, 318, 0.9, v.beams),
    ],
  },
  4: {
    hour: night,
    aloft: [v.stars('the longest night', 60, 110)],
    land: v.town,
    things: [
      at(300, 286, 1.3, v.oldKabah),
      at(160, 312, 0.9, v.stoneHeap),
      at(112, 340, 1.7, v.pickaxe),
      at(230, 336, 1.1, v.stones),
      at(300, 346, 0.7, v.stones),
    ],
    lights: [at(410, 190, 1, v.litWindow)],
  },
  6: {
    hour: night,
    aloft: [v.stars('whose hands', 50, 110), at(90, 60, 0.8, v.crescent)],
    land: v.valley,
    things: [
      at(240, 268, 1.5, v.halfBuilt),
      at(70, 280, 0.7, v.stoneHeap),
      at(412, 278, 0.7, v.stoneHeap),
      at(120, 344, 0.8, v.stoneHeap),
      at(372, 344, 0.8, v.stoneHeap),
      at(246, 322, 1.1, v.blackStone),
    ],
  },
  7: {
    hour: dawn,
    land: v.town,
    things: [
      v.track([
        [240, 226, 8],
        [244, 260, 30],
        [230, 380, 120],
      ]),
      at(240, 300, 1.35, v.openGate),
      at(90, 336, 0.9, v.pigeon),
      at(400, 342, 0.9, v.stones),
    ],
  },
  8: {
    hour: morning,
    land: v.valley,
    things: [
      at(130, 262, 1.4, v.halfBuilt),
      at(270, 306, 1.3, v.spreadCloak),
      at(270, 306, 1.2, v.blackStone),
    ],
  },
  9: {
    hour: evening,
    land: v.town,
    things: [
      at(214, 306, 1.55, v.newKabah),
      at(126, 316, 1.3, v.woodenSteps),
      at(402, 312, 0.86, v.curvedWall),
      at(200, 338, 0.8, v.sandals),
      at(236, 350, 0.7, v.darkSandals),
    ],
  },
  10: {
    hour: lamplight,
    land: v.room,
    things: [
      at(230, 300, 2.3, v.rug),
      at(230, 274, 1.25, v.drawnWalls),
      at(210, 344, 1, v.cubitThread),
      at(352, 340, 1, v.coins),
      at(400, 330, 0.9, v.blueCushion),
    ],
    lights: [at(76, 320, 1.3, v.oilLamp)],
  },
};
