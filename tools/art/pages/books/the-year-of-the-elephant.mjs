import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const theYearOfTheElephant = {
  1: {
    hour: evening,
    land: v.terraces,
    things: [
      at(86, 286, 0.9, v.lowHouse),
      at(136, 296, 1, v.tallHouse),
      at(200, 292, 0.86, v.tallHouse),
      at(252, 300, 1, v.lowHouse),
      at(360, 336, 1, v.oven),
      at(444, 338, 0.9, v.loaves),
    ],
  },
  2: {
    hour: morning,
    land: v.terraces,
    things: [
      at(220, 290, 1.3, v.greatHall),
      at(60, 294, 0.8, v.lowHouse),
      at(420, 300, 0.8, v.tallHouse),
      at(110, 340, 1.1, v.sackOfEarth),
      at(340, 340, 0.9, v.stones),
    ],
  },
  3: {
    hour: morning,
    land: v.plain,
    things: [
      at(240, 320, 1.6, v.elephant),
      at(428, 264, 0.8, v.farTent),
      at(56, 336, 1, v.dryTuft),
      at(420, 336, 1, v.stones),
    ],
  },
  5: {
    hour: noon,
    land: v.coast,
    things: [
      at(300, 244, 0.42, v.bareCamel),
      at(356, 240, 0.42, v.bareCamel),
      at(420, 244, 0.46, v.bareCamel),
      at(250, 264, 0.54, v.bareCamel),
      at(330, 272, -0.6, v.bareCamel),
      at(430, 280, 0.66, v.bareCamel),
      at(120, 300, 0.8, v.bareCamel),
      at(240, 312, -0.86, v.bareCamel),
      at(380, 326, 0.96, v.bareCamel),
      at(80, 340, 0.9, v.dryTuft),
    ],
  },
  6: {
    hour: dusk,
    land: v.plain,
    things: [
      at(60, 244, 0.9, v.farTent),
      at(420, 244, 1, v.farTent),
      at(350, 236, 0.7, v.farTent),
      at(236, 300, 1.8, v.redTent),
      at(240, 338, 1.3, v.blueRug),
      at(206, 332, 0.8, v.cushion),
      at(276, 332, 0.8, v.greenCushion),
    ],
    lights: [at(390, 332, 1, v.fireplace)],
  },
  7: {
    hour: dawn,
    land: v.town,
    things: [
      at(240, 250, 0.9, v.kabahDressed),
      v.track([
        [240, 256, 20],
        [226, 290, 44],
        [250, 380, 110],
      ]),
      at(92, 336, 0.9, v.jar),
      at(382, 336, 0.9, v.darkSandals),
      at(420, 330, 0.8, v.basket),
    ],
  },
  8: {
    hour: dawn,
    aloft: [
      at(140, 70, 0.9, v.flock('#5f5566')),
      at(290, 104, 1.1, v.flock('#5f5566')),
      at(400, 60, 0.8, v.flock('#5f5566')),
      at(60, 120, 0.6, v.flock('#5f5566')),
    ],
    land: v.valley,
    things: [at(220, 318, 1.5, v.elephantKneeling), at(420, 332, 1, v.stones), at(60, 336, 0.9, v.dryTuft)],
  },
  9: {
    hour: morning,
    land: v.lane,
    things: [
      at(150, 318, 1.1, v.leatherStall),
      at(330, 310, 1, v.clothStall),
      at(240, 334, 1, v.sack),
      at(430, 340, 0.9, v.basket),
      at(236, 292, 0.6, v.scales),
      at(58, 342, 1, v.jar),
    ],
  },
  10: {
    hour: night,
    aloft: [v.stars('one lamp', 70, 100), at(100, 54, 0.9, v.crescent)],
    land: v.town,
    things: [
      at(240, 240, 0.56, v.kabahDressed),
      at(96, 336, 1, v.camelResting),
      at(230, 342, 0.9, v.camelResting),
      at(370, 338, -1, v.camelResting),
    ],
    lights: [at(158, 204, 1, v.litWindow)],
  },
};
