import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night, lamplight } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const quraysh = {
  1: {
    hour: dusk,
    land: v.town,
    things: [
      at(240, 234, 0.5, v.kabahDressed),
      at(110, 330, 1.1, v.camelResting),
      at(360, 334, -0.9, v.camelResting),
    ],
    lights: [
      at(60, 206, 1, v.farLight),
      at(126, 222, 1, v.farLight),
      at(176, 214, 0.8, v.farLight),
      at(330, 216, 1, v.farLight),
      at(388, 196, 0.8, v.farLight),
      at(430, 226, 1, v.farLight),
      at(300, 232, 0.8, v.farLight),
    ],
  },
  2: {
    hour: lamplight,
    aloft: [v.stars('ring of pebbles', 30, 90)],
    land: v.sand,
    things: [at(270, 262, 1.7, v.pebbleRing), at(270, 290, 0.8, v.kabahDressed)],
    lights: [at(66, 314, 1.3, v.fireplace)],
  },
  3: {
    hour: noon,
    land: v.valley,
    things: [
      at(130, 316, 1.2, v.hangingSkin),
      at(250, 322, 1.2, v.jar),
      at(302, 328, 1, v.jar),
      at(376, 326, 1.1, v.basket),
      at(216, 340, 0.9, v.cup),
      at(420, 270, 0.8, v.farTent),
      at(360, 256, 0.7, v.farTent),
    ],
  },
  4: {
    hour: evening,
    land: v.town,
    things: [
      at(330, 258, 0.8, v.kabahDressed),
      at(176, 330, 2.1, v.perfume),
      at(366, 332, 1, v.redFlowers),
      at(410, 338, 0.8, v.redFlowers),
    ],
    lights: [at(176, 262, 1, v.steam('#fbe4ea'))],
  },
  5: {
    hour: dawn,
    land: v.plain,
    things: [
      at(90, 262, 0.8, v.camel),
      at(190, 254, 0.66, v.camel),
      at(290, 262, 0.8, v.camel),
      at(160, 336, 1.7, v.broth),
      at(310, 338, 1.4, v.loaves),
      at(420, 330, 1, v.sack),
    ],
    lights: [at(160, 282, 1, v.steam())],
  },
  7: {
    hour: dawn,
    land: v.pass,
    things: [at(196, 330, 1.5, v.camel), at(392, 330, 1, v.stones), at(72, 336, 0.9, v.dryTuft)],
  },
  8: {
    hour: morning,
    aloft: [at(260, 90, 0.9, v.flock('#8d7a76'))],
    land: v.pass,
    things: [
      at(250, 334, 1.2, v.loaf),
      at(196, 322, 1.4, v.sparrow),
      at(310, 330, -1.2, v.sparrow),
      at(344, 312, -1, v.pigeon),
      at(156, 340, 1, v.sparrow),
      at(410, 330, 0.9, v.stones),
      at(90, 332, 0.9, v.goat),
    ],
  },
  9: {
    hour: night,
    aloft: [v.stars('crow', 50, 90), at(90, 56, 1, v.fullMoon)],
    land: v.town,
    things: [at(340, 260, 0.8, v.kabahDressed)],
    lights: [
      at(236, 332, 1.5, v.antHill),
      at(366, 338, 1.2, v.ants),
      at(136, 330, 2, v.crow),
      at(40, 346, 1, v.pickaxe),
    ],
  },
  10: {
    hour: morning,
    land: v.town,
    things: [
      at(360, 254, 0.7, v.kabahDressed),
      at(204, 318, 1.5, v.well),
      at(322, 336, 1.1, v.pickaxe),
      at(92, 326, 0.8, v.stoneHeap),
      at(400, 334, 0.9, v.basket),
      at(292, 340, 1, v.cup),
    ],
  },
};
