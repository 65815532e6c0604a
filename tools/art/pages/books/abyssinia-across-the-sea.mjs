import * as s from '../props/seafaring.mjs';
import { at } from '../scene.mjs';
import { clayHouse } from '../../props/rocks.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, storm } = v.hours;

/** @type {import('../scene.mjs').Draw} */
const roundHouse = (pen) => clayHouse(pen, '#d9c3a0', '#a8845c');

/** Page 4 has a map. @type {import('../scene.mjs').BookScenes} */
export const abyssiniaAcrossTheSea = {
  1: {
    hour: evening,
    aloft: [at(244, 226, 1.5, v.farGlow)],
    land: v.pass,
    things: [
      v.track([
        [246, 248, 12],
        [230, 276, 26],
        [256, 312, 48],
        [220, 364, 92],
      ]),
      at(348, 330, 1.2, v.redBundle),
      at(116, 334, 1.1, v.waterskin),
      at(418, 344, 0.9, v.dryTuft),
    ],
  },
  2: {
    hour: storm,
    aloft: [at(372, 74, 1.5, v.rainCloud)],
    land: s.openSea,
    things: [at(384, 136, 1.1, s.lightning), at(176, 292, 1.7, s.paleSail), at(176, 306, 1.5, s.bowWaves)],
  },
  3: {
    hour: morning,
    land: v.coast,
    things: [
      at(132, 232, 1.05, s.paleSail),
      at(268, 218, 0.84, s.redSail),
      at(200, 312, 1.1, v.redBundle),
      at(262, 326, 1, v.greenBundle),
      at(330, 318, 1, v.sack),
      at(96, 336, 0.9, v.sandals),
    ],
  },
  5: {
    hour: morning,
    land: v.lane,
    things: [
      at(330, 318, 1.1, v.camelResting),
      at(150, 330, 1.2, s.leatherBundle),
      at(246, 346, 0.9, s.leatherRoll),
      at(414, 346, 0.8, s.leatherRoll),
    ],
  },
  6: {
    hour: noon,
    land: s.hall,
    things: [
      at(240, 268, 1.1, s.emptySeat),
      at(126, 326, 1.1, s.leatherBundle),
      at(352, 318, 1, s.leatherRoll),
      at(406, 340, 1, s.leatherRoll),
    ],
  },
  7: {
    hour: noon,
    land: s.hall,
    things: [
      at(240, 334, 2.2, v.rug),
      at(164, 298, 0.86, s.openBook),
      at(240, 288, 0.86, s.openBook),
      at(316, 298, 0.86, s.openBook),
      at(90, 336, 1.1, s.openBook),
      at(390, 336, 1.1, s.openBook),
    ],
  },
  8: {
    hour: morning,
    land: v.terraces,
    things: [
      v.track([
        [250, 238, 10],
        [286, 262, 20],
        [236, 300, 42],
        [262, 364, 84],
      ]),
      at(208, 254, 0.7, roundHouse),
      at(290, 244, 0.6, roundHouse),
      at(346, 268, 0.8, roundHouse),
      at(96, 338, 1.1, v.greenBush),
      at(408, 344, 1, v.greenTuft),
    ],
  },
  9: {
    hour: dawn,
    land: v.valley,
    things: [
      at(176, 316, 1.5, v.palm),
      at(300, 330, 1.3, v.spring),
      at(94, 344, 1, v.greenTuft),
      at(412, 346, 1, v.greenTuft),
    ],
  },
  10: {
    hour: evening,
    land: v.coast,
    things: [
      at(126, 240, 1.2, s.redSail),
      at(300, 310, 1, s.leatherBundle),
      at(404, 320, 0.9, s.leatherRoll),
      at(176, 344, 1.3, s.stick),
    ],
  },
};
