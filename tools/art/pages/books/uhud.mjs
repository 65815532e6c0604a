import * as courage from '../props/courage.mjs';
import * as call from '../props/call.mjs';
import { leaningBow } from '../props/boycott.mjs';
import * as u from '../props/uhud.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, dusk } = v.hours;

/** Prints of feet down the left slope of the hill, in two files. */
const downhill = /** @type {const} */ ([
  [212, 238],
  [196, 248],
  [184, 256],
  [170, 266],
  [158, 276],
  [140, 286],
  [128, 298],
  [106, 308],
  [92, 322],
  [238, 244],
  [228, 258],
  [216, 268],
  [206, 284],
  [196, 296],
  [184, 312],
  [172, 326],
  [160, 340],
]);

/** @type {import('../scene.mjs').BookScenes} */
export const uhud = {
  1: {
    hour: morning,
    land: u.uhudFields,
    things: [
      at(236, 236, 0.42, v.farTent),
      at(420, 238, 0.5, v.farTent),
      at(458, 240, 0.42, v.farTent),
      at(150, 318, 1.05, v.bareCamel),
      at(314, 300, -0.8, v.bareCamel),
      at(60, 340, 0.8, v.greenTuft),
      at(420, 334, 0.9, v.greenTuft),
    ],
  },
  2: {
    hour: noon,
    land: v.room,
    things: [
      at(236, 250, 1.05, u.coatOfMail),
      at(140, 326, 1, v.sandals),
      at(356, 322, 1.2, v.blueCushion),
      at(428, 302, 0.9, v.jar),
    ],
  },
  4: {
    hour: morning,
    land: u.uhudValley,
    things: [
      at(244, 330, 1.3, u.archersHill),
      at(222, 214, 0.62, leaningBow),
      at(268, 216, 0.62, u.quiver),
      at(300, 222, 0.5, v.stones),
      at(60, 342, 0.9, v.dryTuft),
      at(436, 346, 0.8, v.dryTuft),
      at(372, 82, 0.7, v.circlingBird),
    ],
  },
  5: {
    hour: noon,
    land: u.uhudValley,
    things: [
      at(400, 282, 1.3, v.dust),
      at(344, 290, 0.9, v.dust),
      at(244, 330, 1.3, u.archersHill),
      () => call.footprints(downhill, '#7d5433'),
      at(270, 216, 0.5, v.stones),
    ],
  },
  6: {
    hour: noon,
    land: u.uhudValley,
    things: [
      at(96, 306, 1.3, v.tallRock),
      at(170, 312, 1.05, v.waterskin),
      at(236, 326, 1.05, v.waterskin),
      at(320, 300, 1.05, u.shieldOfWater),
      at(398, 334, 0.9, u.burntMat),
    ],
  },
  7: {
    hour: dusk,
    land: u.uhudValley,
    things: [at(176, 326, 1.4, u.flowerBetweenStones), at(372, 62, 0.9, courage.oneStar)],
  },
  8: {
    hour: dusk,
    land: v.sand,
    things: [at(216, 250, 1.5, u.stripedCloak), at(320, 286, 1.25, u.rushBundle)],
  },
  9: {
    hour: morning,
    land: v.plain,
    things: [
      () =>
        call.footprints(
          [
            [22, 268],
            [48, 270],
            [74, 274],
            [100, 278],
            [126, 284],
            [150, 290],
            [176, 296],
            [202, 298],
            [228, 298],
            [254, 298],
            [280, 298],
            [306, 298],
            [332, 294],
            [358, 288],
            [384, 282],
            [410, 278],
            [436, 274],
            [462, 272],
          ],
          '#8a5f3a',
        ),
      () =>
        call.footprints(
          [
            [22, 338],
            [48, 334],
            [74, 330],
            [100, 324],
            [126, 316],
            [150, 308],
            [358, 310],
            [384, 318],
            [410, 326],
            [436, 330],
            [462, 334],
          ],
          '#8a5f3a',
        ),
      at(250, 342, 0.9, v.dryTuft),
      at(92, 246, 0.6, v.thornTree),
    ],
  },
  10: {
    hour: dawn,
    land: u.uhudFields,
    things: [
      v.track([
        [232, 214, 4],
        [250, 240, 8],
        [214, 276, 18],
        [250, 360, 54],
      ]),
      at(84, 306, 0.8, v.palm),
      at(140, 286, 0.6, v.palm),
      at(404, 312, 0.9, v.palm),
      at(356, 282, 0.55, v.palm),
      at(300, 338, 0.8, v.redFlowers),
    ],
  },
};
