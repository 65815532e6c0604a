import * as call from '../props/call.mjs';
import * as l from '../props/arabia-listens.mjs';
import * as m from '../props/mosque.mjs';
import * as u from '../props/uhud.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening, dusk } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const arabiaListens = {
  1: {
    hour: dawn,
    land: v.pass,
    things: [
      at(230, 312, 1.3, l.whiteMule),
      at(80, 330, 0.9, v.stones),
      at(392, 336, 1.1, v.stones),
      at(330, 344, 0.8, v.dryTuft),
    ],
  },
  2: {
    hour: noon,
    land: u.uhudValley,
    things: [at(112, 300, 1.1, v.hairTent), at(306, 312, 1.1, v.spreadCloak), at(440, 336, 0.9, v.dryTuft)],
  },
  4: {
    hour: dawn,
    land: v.town,
    things: [at(330, 322, 1.2, v.cloak), at(96, 318, 1.0, v.palm)],
  },
  6: {
    hour: morning,
    land: v.sand,
    things: [
      at(80, 262, 1.05, m.trunk),
      at(200, 250, 1, m.trunk),
      at(330, 250, 1, m.trunk),
      at(440, 262, 1.05, m.trunk),
      at(250, 322, 1.25, v.camelResting),
    ],
  },
  7: {
    hour: evening,
    land: v.dunes,
    things: [
      at(96, 262, 0.7, v.hairTent),
      at(176, 254, 0.55, v.hairTent),
      () =>
        call.footprints(
          [
            [470, 344],
            [444, 338],
            [418, 334],
            [392, 328],
            [150, 300],
            [128, 296],
            [106, 292],
          ],
          '#9a6a42',
        ),
      at(290, 326, 1.15, v.camel),
    ],
  },
  8: {
    hour: morning,
    land: v.valley,
    things: [
      at(70, 250, 0.42, v.farTent),
      at(130, 244, 0.4, v.farTent),
      at(196, 250, 0.44, v.farTent),
      at(330, 246, 0.42, v.farTent),
      at(400, 252, 0.46, v.farTent),
      at(96, 300, 0.8, v.hairTent),
      at(390, 306, 0.85, v.redTent),
      at(246, 322, 0.9, v.tallRock),
      at(160, 340, 0.7, v.sheep),
      at(318, 344, -0.7, v.sheep),
    ],
  },
  9: {
    hour: noon,
    land: v.room,
    things: [
      at(120, 288, 1.15, v.forge),
      at(236, 318, 1.05, l.bellows, 0),
      at(350, 312, 1.1, v.anvil),
      at(240, 110, 1.2, l.roomSmoke),
    ],
  },
  10: {
    hour: dusk,
    land: v.garden,
    things: [
      at(226, 84, 1, l.darkSun),
      at(96, 314, 1.1, v.palm),
      at(408, 322, 1, v.palm),
      at(236, 326, 1.1, v.cradle),
    ],
  },
};
