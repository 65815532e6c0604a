import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const aNobleFamily = {
  1: {
    hour: morning,
    land: v.wall,
    things: [
      at(150, 326, 1.5, v.quern),
      at(290, 322, 1.1, v.oven),
      at(400, 330, 1.2, v.loaves),
      at(58, 320, 1, v.sack),
    ],
    lights: [at(292, 250, 1, v.steam())],
  },
  2: {
    hour: noon,
    land: v.wall,
    things: [
      at(330, 280, 1.16, v.closedDoor),
      at(190, 300, 1, v.sandals),
      at(120, 314, 1, v.darkSandals),
      at(236, 322, 1, v.sandals),
      at(170, 330, -1, v.darkSandals),
      at(96, 342, 0.9, v.sandals),
      at(270, 344, -1, v.darkSandals),
      at(204, 348, 1.1, v.sandals),
      at(424, 300, 1, v.sandals),
    ],
  },
  3: {
    hour: evening,
    land: v.room,
    things: [
      at(240, 312, 1.9, v.rug),
      at(150, 282, 1.2, v.cushion),
      at(330, 282, 1.2, v.greenCushion),
      at(240, 320, 1.5, v.loaves),
      at(370, 320, 1, v.jar),
      at(92, 330, 0.9, v.sandals),
    ],
  },
  4: {
    hour: dawn,
    land: v.plain,
    things: [
      at(130, 290, 1.2, v.camel),
      at(240, 280, 1, v.camelResting),
      at(340, 312, 0.9, v.sheep),
      at(420, 322, 0.7, v.sheep),
      at(282, 334, 0.64, v.sheep),
      at(60, 338, 0.9, v.redBundle),
      at(410, 262, 0.9, v.farTent),
    ],
  },
  5: {
    hour: morning,
    land: v.lane,
    things: [
      at(250, 300, 0.9, v.pigeon),
      at(210, 322, 1.2, v.sparrow),
      at(296, 330, -1.2, v.sparrow),
      at(330, 340, 1, v.jar),
      at(124, 334, 0.9, v.basket),
    ],
  },
  6: {
    hour: night,
    aloft: [v.stars('light needs no camels', 70, 130), at(330, 196, 1.4, v.farGlow)],
    land: v.dunes,
    things: [
      at(90, 320, 1.1, v.stoneHouse),
      at(346, 222, 0.34, v.greatHall),
      at(300, 224, 0.3, v.tower),
      at(398, 226, 0.3, v.tower),
    ],
    lights: [
      at(104, 290, 1.3, v.litWindow),
      at(340, 216, 1.2, v.farLight),
      at(300, 208, 0.9, v.farLight),
      at(398, 210, 0.9, v.farLight),
      at(366, 218, 0.9, v.farLight),
    ],
  },
  8: {
    hour: dusk,
    land: v.garden,
    things: [
      at(110, 240, 0.9, v.palmGrove),
      at(300, 286, 1.4, v.stoneHouse),
      at(420, 284, 1.1, v.palm),
      at(110, 310, 1, v.mudWall),
      at(360, 340, 0.9, v.greenTuft),
      at(240, 338, 0.8, v.jar),
    ],
    lights: [at(312, 226, 1.1, v.litWindow)],
  },
  9: {
    hour: morning,
    land: v.room,
    things: [
      at(240, 300, 2.2, v.rug),
      at(226, 268, 1.2, v.cord([-120, -72, -20, 34, 88])),
      at(256, 326, 1.2, v.cord([-96, -40, 20, 76])),
    ],
  },
  10: {
    hour: night,
    aloft: [v.stars('far end of the cord', 60, 100), at(92, 54, 0.9, v.crescent)],
    land: v.town,
    things: [at(330, 262, 0.9, v.kabahDressed), at(110, 312, 1.2, v.stoneHouse)],
    lights: [at(122, 284, 1.3, v.litWindow), at(250, 336, 0.9, v.cord([-110, -60, -10, 40, 96]))],
  },
};
