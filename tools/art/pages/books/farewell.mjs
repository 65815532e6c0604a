import { at } from '../scene.mjs';
import { windowLedge } from '../heights.mjs';
import * as f from '../props/farewell.mjs';
import { pulpit } from '../props/mosque.mjs';
import { mudHouses } from '../props/yathrib.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk } = v.hours;

/** Pages 1 and 4 have maps. @type {import('../scene.mjs').BookScenes} */
export const farewell = {
  2: {
    hour: morning,
    land: v.valley,
    things: [at(160, 262, 0.95, v.kabahDressed), at(344, 322, 1.15, f.safaRock), at(96, 336, 1, v.stones)],
  },
  3: {
    hour: noon,
    land: v.plain,
    things: [
      at(70, 236, 0.6, v.farTent),
      at(196, 232, 0.5, v.farTent),
      at(420, 236, 0.56, v.farTent),
      at(344, 288, 1.5, v.thornTree),
      at(272, 316, 1.15, v.hairTent),
      at(104, 330, 1.2, v.waterskin),
      at(428, 344, 0.9, v.dryTuft),
    ],
  },
  5: {
    hour: morning,
    land: v.room,
    things: [
      at(250, 326, 2.2, v.blueRug),
      at(250, 312, 1.2, f.tub),
      at(76, 320, 1.1, v.hangingSkin),
      at(408, 318, 1.1, v.hangingSkin),
      at(148, 318, 0.8, v.waterskin),
      at(322, 350, 0.8, v.waterskin),
      at(160, 350, 0.8, v.waterskin),
      at(66, 350, 0.8, v.waterskin),
      at(392, 352, 0.8, v.waterskin),
      at(244, 348, 0.8, v.leaf),
    ],
  },
  6: {
    hour: morning,
    land: v.wall,
    things: [at(240, 278, 0.92, f.curtainAside), at(196, 334, 1, v.cushion), at(290, 336, 1, v.blueCushion)],
  },
  7: {
    hour: evening,
    land: v.wall,
    things: [
      at(76, 300, 1.2, v.palm),
      at(412, 300, 1.2, v.palm),
      at(240, 312, 1.6, pulpit),
      at(198, 279, 0.9, f.clothStrip),
      at(90, 344, 1, v.sandals),
    ],
  },
  8: {
    hour: dawn,
    land: v.wall,
    things: [at(392, 276, 0.9, f.curtainLifted), at(174, 322, 1.15, f.matRows)],
  },
  9: {
    hour: dusk,
    aloft: [v.stars('the highest company', 10, 70)],
    land: v.garden,
    things: [
      at(300, 262, 1, mudHouses),
      at(84, 300, 1.25, v.palm),
      at(440, 300, 1, v.palm),
      at(200, 340, 1.2, v.stones),
      at(214, 318, 1.2, v.twig),
    ],
  },
  10: {
    hour: dawn,
    land: v.garden,
    things: [
      at(230, 250, 0.9, mudHouses),
      at(90, 270, 1, v.palm),
      at(398, 272, 1.1, v.palm),
      windowLedge,
      at(292, 348, 1.3, v.notebook),
    ],
    lights: [at(150, 340, 1.2, v.oilLamp)],
  },
};
