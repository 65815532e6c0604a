import { at } from '../scene.mjs';
import * as b from '../props/boycott.mjs';
import * as v from '../vocabulary.mjs';

const { morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const courageAndBoycott = {
  1: {
    hour: noon,
    land: v.town,
    things: [
      v.hillOfSafa,
      at(84, 212, 0.62, v.smallHouse),
      at(382, 318, 1.3, v.stoneHouse),
      at(316, 338, 1.05, b.leaningBow, 8),
      at(250, 346, 0.9, b.arrow),
      at(60, 344, 0.9, v.dryTuft),
    ],
  },
  2: {
    hour: evening,
    land: v.town,
    things: [
      at(130, 292, 1.35, v.newKabah),
      v.longShade,
      at(262, 300, 0.8, v.cushion),
      at(340, 292, 0.8, v.greenCushion),
      at(420, 304, 0.8, v.blueCushion),
      at(440, 338, 0.9, v.cushion),
      at(222, 344, 0.9, v.greenCushion, -24),
      at(334, 338, 1.2, b.bow),
    ],
  },
  3: {
    hour: noon,
    land: v.wall,
    things: [
      at(180, 286, 1.2, v.closedDoor),
      at(118, 318, 0.9, v.sandals),
      at(420, 326, 1.1, v.jar),
      at(268, 344, 0.8, v.stones),
    ],
    lights: [at(330, 196, 1.5, v.litWindow)],
  },
  4: {
    hour: noon,
    land: v.room,
    things: [
      at(230, 316, 2.4, v.blueRug),
      at(210, 296, 1.3, b.writtenSheet),
      at(352, 318, 1.4, v.bowl),
      at(444, 300, 1.1, v.jar),
      at(80, 304, 1.1, v.greenCushion),
    ],
  },
  5: {
    hour: noon,
    land: v.pass,
    things: [
      at(222, 318, 1.2, v.rug),
      at(96, 312, 0.9, v.roundStone),
      at(128, 346, 0.9, v.roundStone),
      at(322, 346, 0.8, v.roundStone),
      at(318, 300, 0.7, v.roundStone),
      at(396, 326, 1.1, v.scales),
      at(48, 340, 0.9, v.dryTuft),
    ],
  },
  7: {
    hour: dusk,
    land: v.pass,
    things: [
      at(110, 300, 0.9, v.hairTent),
      at(360, 296, 0.8, v.redTent),
      at(236, 334, 1.2, v.fireplace),
      at(306, 338, 1, v.emptyBowl),
      at(160, 344, 0.9, v.emptyBowl),
      at(420, 344, 0.8, v.waterskin),
    ],
  },
  8: {
    hour: night,
    aloft: [v.stars('food in the dark', 40, 100), at(120, 62, 0.9, v.crescent)],
    land: v.pass,
    things: [
      v.track([
        [252, 262, 10],
        [240, 296, 22],
        [280, 372, 50],
      ]),
      at(240, 316, 1.15, v.camel),
      at(370, 344, 1.2, b.halter),
      at(60, 342, 1, v.stones),
    ],
  },
  9: {
    hour: night,
    aloft: [v.stars('five of them', 60, 120)],
    land: v.town,
    things: [
      b.darkHill,
      at(70, 346, 0.9, v.smallHouse),
      at(180, 350, 0.8, v.stoneHouse),
      at(300, 348, 0.9, v.smallHouse),
      at(410, 350, 0.9, v.stoneHouse),
    ],
    lights: [at(250, 206, 1, b.fiveLights)],
  },
  10: {
    hour: morning,
    land: b.innerWall,
    things: [at(240, 210, 1.8, b.eatenSheet), at(400, 334, 1.1, v.jar), at(240, 338, 0.7, v.stones)],
  },
};
