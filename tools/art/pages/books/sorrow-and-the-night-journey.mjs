import { foldedCloth } from '../props/home.mjs';
import { grapePlate, stream, vine } from '../props/vineyard.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk, night } = v.hours;

/** Pages 5 and 7 have maps. @type {import('../scene.mjs').BookScenes} */
export const sorrowAndTheNightJourney = {
  1: {
    hour: evening,
    land: v.pasture,
    things: [
      at(250, 324, 1.9, v.oldTree),
      at(84, 340, 1, v.greenTuft),
      at(410, 344, 1, v.dryTuft),
      at(150, 350, 0.8, v.stones),
    ],
  },
  2: {
    hour: evening,
    land: v.room,
    things: [
      at(236, 322, 2.1, v.blueRug),
      at(226, 318, 1.6, v.emptyBowl),
      at(330, 322, 1.3, foldedCloth),
      at(112, 316, 1.3, v.jar),
    ],
    lights: [at(408, 324, 1.1, v.oilLamp)],
  },
  3: {
    hour: dusk,
    aloft: [v.stars('the quiet house', 26, 90)],
    land: v.town,
    things: [
      at(214, 318, 1.7, v.highHouse),
      at(360, 336, 1, v.jar),
      at(410, 340, 0.9, v.greenTuft),
      at(92, 340, 1, v.stones),
    ],
    lights: [at(252, 196, 1.1, v.litWindow)],
  },
  4: {
    hour: morning,
    land: v.room,
    things: [
      at(98, 280, 1.3, v.openDoor),
      at(270, 322, 2.1, v.rug),
      at(212, 316, 1.2, v.broth),
      at(284, 322, 1.2, v.broth),
      at(352, 312, 0.9, v.redBundle),
      at(408, 330, 0.9, v.greenBundle),
    ],
    lights: [at(212, 286, 0.9, v.steam()), at(284, 290, 0.9, v.steam())],
  },
  6: {
    hour: noon,
    land: v.garden,
    things: [at(240, 316, 1.3, vine), at(250, 334, 1.1, grapePlate), at(424, 344, 0.9, v.greenTuft)],
  },
  8: {
    hour: morning,
    land: v.town,
    things: [
      at(190, 300, 1.6, v.kabahDressed),
      at(330, 312, 1.2, v.curvedWall),
      at(110, 342, 1, v.pigeon),
      at(414, 346, -0.9, v.pigeon),
    ],
  },
  9: {
    hour: night,
    aloft: [v.milkyWay, v.stars('each heaven a welcome', 110, 230)],
    land: v.plain,
    things: [],
  },
  10: {
    hour: dawn,
    land: v.pasture,
    things: [
      stream,
      at(110, 316, 1.4, v.smallHouse),
      at(216, 340, 1, v.greenBush),
      at(420, 350, 1.1, v.greenTuft),
    ],
  },
};
