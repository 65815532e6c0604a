import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night, storm } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const lifeAndBeliefs = {
  1: {
    hour: morning,
    land: v.plain,
    things: [
      at(66, 240, 0.8, v.farTent),
      at(420, 240, 1, v.farTent),
      at(350, 232, 0.7, v.farTent),
      at(120, 306, 1.2, v.leatherStall),
      at(290, 296, 1.1, v.jarStall),
      at(424, 304, 1, v.clothStall),
      at(206, 318, 1.1, v.shaft),
      at(52, 342, 1, v.goat),
      at(350, 342, 0.9, v.basket),
    ],
  },
  2: {
    hour: storm,
    aloft: [v.sandstorm],
    land: v.plain,
    things: [
      at(120, 284, 1.2, v.redTent),
      at(370, 262, 0.9, v.hairTent),
      at(250, 334, 1, v.rug),
      at(250, 330, 0.9, v.cushion),
      at(420, 330, 0.8, v.jar),
    ],
  },
  3: {
    hour: night,
    aloft: [v.stars('whose fire', 60, 150)],
    land: v.dunes,
    things: [at(330, 268, 0.8, v.hairTent), at(130, 322, 1, v.camelResting)],
    lights: [at(296, 296, 0.9, v.fireplace), at(356, 338, 1, v.bowl), at(356, 310, 0.8, v.steam())],
  },
  4: {
    hour: dusk,
    aloft: [v.stars('by day and by night', 24, 70)],
    land: v.garden,
    things: [
      at(390, 240, 0.8, v.palmGrove),
      at(110, 282, 1.2, v.tower),
      at(196, 274, 0.9, v.tower),
      at(330, 292, 1, v.mudWall),
      at(250, 330, 1.1, v.basket),
      at(340, 334, 1, v.loaves),
      at(420, 334, 0.9, v.jar),
    ],
    lights: [at(110, 196, 1, v.litWindow), at(90, 156, 0.8, v.litWindow), at(196, 214, 0.8, v.litWindow)],
  },
  5: {
    hour: noon,
    land: v.plain,
    things: [
      at(410, 272, 1.1, v.tallRock),
      at(150, 322, 1.5, v.fullMeasure),
      at(290, 326, 1.4, v.halfMeasure),
      at(62, 318, 1.2, v.sack),
      at(366, 328, 1, v.sack),
      at(220, 284, 0.9, v.scales),
    ],
  },
  6: {
    hour: night,
    aloft: [v.stars('a new voice', 40, 120), at(94, 60, 0.9, v.crescent)],
    land: v.plain,
    things: [at(180, 304, 1.7, v.hairTent), at(356, 318, 1, v.cradle), at(440, 334, 0.8, v.basket)],
    lights: [at(286, 334, 1.2, v.oilLamp)],
  },
  7: {
    hour: dawn,
    land: v.wall,
    things: [
      at(150, 280, 1.16, v.closedDoor),
      at(290, 310, 1.1, v.redBundle),
      at(340, 330, 1, v.greenBundle),
      at(236, 336, 0.9, v.sandals),
      at(420, 336, 1.2, v.camelResting),
    ],
  },
  8: {
    hour: dusk,
    aloft: [v.stars('ask the arrows', 70, 150)],
    land: v.dunes,
    things: [
      at(190, 344, 1.4, v.arrows, 58),
      at(372, 330, -1.1, v.camelResting),
      at(96, 300, 0.9, v.saddlebag),
    ],
  },
  9: {
    hour: morning,
    land: v.pasture,
    things: [
      at(390, 236, 0.8, v.farTent),
      at(440, 244, 0.7, v.farTent),
      at(320, 240, 0.7, v.farTent),
      at(170, 330, 1.5, v.sheep),
      at(300, 324, -0.8, v.sheep),
      at(402, 334, 1, v.redFlowers),
      at(60, 336, 1, v.greenTuft),
    ],
    lights: [at(390, 208, 1.1, v.steam()), at(322, 214, 0.9, v.steam())],
  },
  10: {
    hour: evening,
    land: v.pasture,
    things: [
      at(384, 262, 1, v.cell),
      at(300, 252, 0.6, v.olive),
      at(446, 268, 0.7, v.olive),
      v.track([
        [366, 264, 6],
        [310, 276, 14],
        [240, 296, 26],
        [190, 380, 80],
      ]),
      at(92, 324, -1.2, v.camel),
      at(300, 334, 0.9, v.stones),
    ],
  },
};
