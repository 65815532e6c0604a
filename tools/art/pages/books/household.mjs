import { at } from '../scene.mjs';
import * as h from '../props/home.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const household = {
  1: {
    hour: morning,
    land: v.room,
    things: [
      at(250, 316, 2, v.rug),
      at(240, 312, 1.7, v.cradle),
      at(96, 316, 1.3, v.jar),
      at(396, 326, 1.5, h.foldedCloth),
    ],
  },
  2: {
    hour: night,
    aloft: [at(196, 74, 1.5, h.brightStar), at(228, 96, 1.1, h.brightStar)],
    land: v.plain,
    things: [at(250, 312, 1.6, v.stoneHouse), at(96, 334, 0.9, v.greenTuft), at(404, 340, 0.8, v.redFlowers)],
    lights: [at(264, 276, 1.5, v.litWindow)],
  },
  3: {
    hour: morning,
    land: v.room,
    things: [
      at(240, 314, 2.2, v.blueRug),
      at(96, 282, 1, v.cushion),
      at(190, 272, 1, v.greenCushion),
      at(290, 272, 1, h.goldCushion),
      at(386, 282, 1, v.blueCushion),
      at(196, 322, 1.2, v.spindle),
      at(312, 328, 1, h.woolBasket),
    ],
  },
  4: {
    hour: evening,
    land: v.room,
    things: [
      at(250, 338, 2.6, v.blueCushion),
      at(250, 284, 1.9, h.necklace),
      at(96, 334, 0.8, v.darkSandals),
      at(402, 322, 0.9, v.emptyBowl),
    ],
  },
  5: {
    hour: dawn,
    land: v.dunes,
    things: [
      at(110, 316, 0.9, v.palm),
      at(214, 288, 0.74, v.hairTent),
      at(66, 346, 0.7, v.well),
      at(390, 340, 1.1, v.camel),
    ],
  },
  6: {
    hour: noon,
    land: v.town,
    things: [at(200, 300, 1.7, v.kabahDressed), at(350, 322, 1, v.curvedWall), at(74, 344, 1.1, v.purse)],
  },
  7: {
    hour: noon,
    land: v.valley,
    things: [
      at(370, 300, 1, v.thornTree),
      h.cracks,
      at(150, 300, 0.8, v.goat),
      at(236, 312, -0.9, v.paleGoat),
      at(104, 344, 1.1, v.emptyBowl),
      at(232, 348, 1, h.emptySack),
      at(420, 344, 0.8, v.dryTuft),
    ],
  },
  8: {
    hour: dawn,
    land: v.wall,
    things: [
      at(240, 300, 1.3, v.openDoor),
      at(196, 342, 1.25, v.sandals),
      at(282, 344, 0.75, v.darkSandals),
      at(400, 322, 1, v.jar),
    ],
  },
  9: {
    hour: evening,
    land: v.pasture,
    things: [
      at(180, 326, 1.5, v.camel),
      at(340, 332, -0.8, v.bareCamel),
      at(60, 342, 1, v.greenTuft),
      at(430, 346, 0.9, v.redFlowers),
    ],
  },
  10: {
    hour: evening,
    land: v.garden,
    things: [
      at(90, 316, 1.2, v.palm),
      at(390, 312, 1.3, v.palm),
      at(250, 296, 0.9, v.palm),
      at(176, 344, 1.2, v.basket),
      at(312, 344, 1.1, h.foldedCloth),
    ],
  },
};
