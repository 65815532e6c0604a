import * as h from '../heights.mjs';
import { at } from '../scene.mjs';
import * as s from '../props/stony-road.mjs';
import * as v from '../vocabulary.mjs';

const { morning, noon, evening, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const qurayshObject = {
  1: {
    hour: morning,
    land: v.pass,
    things: [
      v.track([
        [262, 240, 5],
        [236, 262, 10],
        [276, 292, 22],
        [212, 372, 66],
      ]),
      at(330, 292, 0.9, s.wayside),
      at(368, 330, 1.2, s.wayside),
      at(60, 330, 1.3, v.greenTuft),
      at(120, 346, 1.5, v.greenTuft),
      at(30, 352, 1.6, v.greenTuft),
      at(90, 312, 0.9, v.redFlowers),
      at(160, 352, 1.1, v.greenTuft),
    ],
  },
  3: {
    hour: noon,
    land: v.town,
    things: [
      at(116, 316, 1.3, v.jarStall),
      at(356, 312, 1.3, v.clothStall),
      at(240, 336, 1.2, v.basket),
      at(296, 342, 0.9, v.loaves),
      at(430, 344, 0.9, v.sack),
    ],
  },
  4: {
    hour: evening,
    aloft: [at(240, 120, 1.1, v.flock('#4b4358'))],
    land: v.lane,
    things: [at(116, 104, 0.9, v.crow), at(204, 172, -0.7, v.crow), at(372, 90, -0.9, v.crow)],
    lights: [at(204, 214, 0.7, v.litWindow)],
  },
  5: {
    hour: noon,
    land: v.wall,
    things: [
      at(240, 280, 1.16, v.closedDoor),
      at(132, 322, 1.2, s.sandalRow),
      at(340, 322, 1.2, s.sandalRow),
      at(240, 346, 1.2, s.sandalRow),
    ],
  },
  6: {
    hour: night,
    aloft: [v.stars('sun and moon', 30, 120), at(76, 70, 1.1, v.fullMoon), at(436, 192, 1.3, h.sunComing)],
    land: v.plain,
    things: [
      at(84, 322, 1.2, v.stoneHouse),
      at(252, 330, 1.2, v.smallHouse),
      at(398, 328, 1.15, v.highHouse),
      at(180, 346, 1, v.stones),
    ],
    lights: [at(96, 296, 1, v.litWindow)],
  },
  7: {
    hour: evening,
    land: v.town,
    things: [
      at(150, 300, 1.35, v.newKabah),
      v.longShade,
      at(340, 326, 1.3, v.rug),
      at(316, 318, 1.3, v.purse),
      at(358, 326, 1.2, v.coins),
      at(404, 322, 1, v.greenBundle),
    ],
  },
  8: {
    hour: noon,
    land: v.plain,
    things: [
      v.track([
        [70, 238, 4],
        [130, 258, 10],
        [206, 290, 22],
        [232, 312, 34],
      ]),
      v.track([
        [420, 238, 4],
        [356, 258, 10],
        [280, 290, 22],
        [250, 312, 34],
      ]),
      v.track([
        [241, 296, 26],
        [241, 322, 46],
        [240, 372, 64],
      ]),
      at(240, 282, 1.6, v.roundStone),
      at(60, 330, 1, v.thornTree),
      at(420, 340, 0.9, v.dryTuft),
      at(352, 338, 0.9, v.stones),
    ],
  },
  9: {
    hour: morning,
    land: v.town,
    things: [
      at(240, 330, 3, v.blueRug),
      at(96, 300, 0.9, v.cushion),
      at(240, 284, 0.8, v.greenCushion),
      at(384, 300, 0.9, v.cushion),
      at(84, 346, 1, v.greenCushion),
      at(398, 346, 1, v.blueCushion),
      at(240, 332, 1.1, v.scroll),
    ],
  },
  10: {
    hour: night,
    aloft: [v.stars('three nights', 50, 120), at(240, 70, 0.9, v.crescent)],
    land: v.lane,
    things: [at(240, 342, 1.1, s.crackedStone), at(366, 284, 0.9, s.staff)],
    lights: [at(60, 208, 1.2, v.litWindow), at(240, 342, 1.1, s.youngLeaf)],
  },
};
