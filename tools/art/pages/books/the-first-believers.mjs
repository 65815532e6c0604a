import * as gift from '../props/gifts.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const theFirstBelievers = {
  1: {
    hour: dusk,
    aloft: [v.stars('somebody who believes you', 22, 90)],
    land: v.wall,
    things: [at(74, 336, 0.9, v.jar), at(390, 340, 1, v.sandals), at(132, 342, 0.7, v.basket)],
    lights: [at(240, 284, 1.5, v.openDoor)],
  },
  2: {
    hour: morning,
    land: v.room,
    things: [
      at(240, 310, 2.1, v.blueRug),
      at(190, 312, 1.6, gift.coveredDish),
      at(330, 318, 1, gift.pearlShell),
      at(80, 312, 1, v.jar),
    ],
    lights: [at(190, 206, 1.2, v.steam())],
  },
  3: {
    hour: noon,
    land: v.town,
    things: [
      at(248, 270, 1.5, v.kabahDressed),
      at(250, 346, 2.2, v.rug),
      at(180, 344, 1.2, gift.perfumeBottles),
      at(312, 342, 1, v.redBundle),
      at(368, 346, 0.9, v.greenBundle),
      at(88, 346, 0.9, v.saddlebag),
    ],
  },
  4: {
    hour: evening,
    land: v.pass,
    things: [
      at(238, 212, 0.16, v.stoneHouse),
      at(262, 214, 0.14, v.smallHouse),
      at(214, 213, 0.14, v.smallHouse),
      at(330, 306, 0.8, v.thornTree),
      at(150, 330, 0.8, v.roundStone),
      at(400, 340, 0.9, v.dryTuft),
      at(70, 344, 0.8, v.stones),
    ],
  },
  5: {
    hour: dawn,
    land: v.room,
    things: [
      at(110, 296, 1, gift.rolledMat),
      at(186, 306, 0.94, gift.rolledMat),
      at(330, 312, 1.1, v.jar),
      at(398, 322, 1, v.bowl),
    ],
    lights: [at(262, 344, 0.9, v.oilLamp)],
  },
  6: {
    hour: morning,
    land: v.garden,
    things: [
      at(78, 308, 1.1, v.palm),
      at(444, 296, 0.8, v.palm),
      at(236, 326, 1.5, gift.bookRest),
      at(362, 334, 1.1, gift.inkAndReed),
      at(120, 338, 1, v.greenCushion),
    ],
  },
  7: {
    hour: morning,
    land: v.lane,
    things: [
      at(210, 308, 1.35, v.clothStall),
      at(346, 322, 0.9, v.cushion),
      at(408, 340, 0.9, v.blueCushion),
      at(316, 344, 0.8, v.jar),
      at(92, 340, 0.9, v.scales),
    ],
  },
  8: {
    hour: noon,
    land: v.wall,
    things: [
      at(416, 300, 1.2, v.palm),
      at(236, 318, 1.7, gift.reedMat),
      at(176, 316, 0.8, v.bowl),
      at(300, 318, 0.8, v.bowl),
      at(238, 326, 0.9, gift.plateOfDates),
      at(386, 340, 1, v.sandals),
      at(92, 344, -1, v.darkSandals),
    ],
  },
  10: {
    hour: morning,
    land: gift.streams,
    things: [
      at(86, 320, 0.9, v.redFlowers),
      at(400, 330, 0.9, v.greenTuft),
      at(344, 346, 0.8, v.redFlowers),
      at(130, 348, 0.9, v.greenTuft),
      at(440, 300, 0.8, v.greenBush),
    ],
  },
};
