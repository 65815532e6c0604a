import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const makkahAndTheKabah = {
  1: {
    hour: noon,
    land: v.valley,
    things: [
      at(292, 302, 1.15, v.oldTree),
      at(262, 322, 0.9, v.waterskin),
      at(340, 326, 0.8, v.sack),
      at(90, 300, 1.1, v.stones),
      at(156, 336, 0.8, v.stones),
    ],
  },
  2: {
    hour: evening,
    land: v.pass,
    things: [at(262, 248, 0.26, v.oldTree), at(366, 330, 1, v.stones), at(92, 330, 0.9, v.dryTuft)],
  },
  3: {
    hour: dawn,
    land: v.valley,
    things: [
      v.hillOfSafa,
      v.hillOfMarwah,
      v.footpath,
      at(232, 338, 1, v.stones),
      at(60, 330, 0.8, v.dryTuft),
    ],
  },
  4: {
    hour: dawn,
    land: v.valley,
    things: [
      at(300, 122, 0.8, v.circlingBird),
      at(244, 296, 1.6, v.spring),
      at(96, 320, 1, v.waterskin),
      at(396, 322, 0.9, v.greenTuft),
      at(150, 276, 0.6, v.greenTuft),
    ],
  },
  5: {
    hour: morning,
    land: v.valley,
    things: [
      at(140, 296, 1.2, v.oldTree),
      at(366, 296, 0.9, v.well),
      at(228, 324, 0.9, v.arrows, 62),
      at(120, 330, 1.2, v.shavings),
      at(430, 332, 0.9, v.stones),
    ],
  },
  6: {
    hour: morning,
    aloft: [at(250, 80, 1, v.farBirds)],
    land: v.valley,
    things: [
      at(236, 300, 1.7, v.risingWalls),
      at(420, 312, 0.8, v.stoneHeap),
      at(64, 322, 0.7, v.stoneHeap),
      at(150, 334, 0.8, v.stones),
    ],
  },
  7: {
    hour: evening,
    land: v.valley,
    things: [
      at(240, 296, 1.5, v.kabahDressed),
      at(96, 322, 1, v.bowl),
      at(390, 318, 0.9, v.redBundle),
      at(440, 326, 0.8, v.greenBundle),
    ],
  },
  9: {
    hour: night,
    aloft: [v.stars('saddlebag', 60, 150)],
    land: v.dunes,
    things: [at(96, 284, 1, v.camelResting), at(360, 320, 1.2, v.saddlebag)],
    lights: [at(222, 300, 1.2, v.fireplace), at(290, 336, 0.9, v.roundStone)],
  },
  10: {
    hour: dusk,
    land: v.plain,
    things: [
      at(104, 270, 1.2, v.tallRock),
      at(248, 260, -0.7, v.bareCamel),
      at(330, 270, -0.85, v.bareCamel),
      at(430, 276, -1, v.bareCamel),
      at(280, 274, 0.7, v.dust),
      at(376, 284, 0.9, v.dust),
      at(50, 330, 0.9, v.dryTuft),
    ],
  },
};
