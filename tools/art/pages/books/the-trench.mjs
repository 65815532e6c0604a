import * as t from '../props/trench.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, night, lamplight } = v.hours;

/** @type {import('../scene.mjs').Draw} */ const dates = (pen) => v.basket(pen, '#7a3f2a');

/** @type {import('../scene.mjs').BookScenes} */
export const theTrench = {
  1: {
    hour: morning,
    land: v.plain,
    things: [
      at(388, 226, 0.9, v.farTent),
      at(440, 230, 0.7, v.farTent),
      at(340, 230, 0.6, v.farTent),
      at(404, 244, 0.8, v.dust),
      at(330, 240, 0.6, v.dust),
      at(110, 300, 1.05, v.camel),
      at(250, 314, 1.1, v.camel),
      at(372, 336, 1, v.sack),
      at(420, 344, 0.9, v.waterskin),
      at(46, 346, 0.9, v.dryTuft),
    ],
  },
  3: {
    hour: noon,
    land: v.plain,
    things: [
      at(70, 246, 0.7, v.tower),
      at(128, 248, 0.6, v.palm),
      at(28, 250, 0.7, v.palm),
      t.pegLine,
      at(330, 334, 1.1, v.pickaxe),
      at(400, 344, 0.9, v.stones),
    ],
  },
  4: {
    hour: morning,
    land: v.plain,
    things: [
      t.ditch,
      at(396, 322, 0.95, t.earthHeap),
      at(90, 330, 1.15, t.earthBasket),
      at(170, 340, 1.15, t.earthBasket),
      at(262, 338, 1.2, v.pickaxe),
      at(310, 350, 1, v.pickaxe),
      at(120, 232, 0.5, t.earthHeap),
      at(300, 230, 0.6, t.earthHeap),
    ],
  },
  5: {
    hour: dawn,
    land: v.pasture,
    things: [
      t.mist,
      at(410, 262, 0.9, t.earthHeap),
      at(60, 352, 1.5, t.earthBasket),
      at(168, 328, 1.2, t.earthBasket),
      at(252, 306, 0.95, t.earthBasket),
      at(314, 288, 0.75, t.earthBasket),
      at(362, 276, 0.58, t.earthBasket),
      at(400, 344, 1, v.sandals),
    ],
  },
  6: {
    hour: noon,
    land: v.room,
    things: [
      at(98, 286, 1.25, v.oven),
      at(236, 292, 1, t.coveredPot),
      at(334, 326, 2.1, v.blueRug),
      at(300, 318, 1, v.loaves),
      at(374, 316, 1, v.loaf),
      at(90, 334, 0.8, v.emptyBowl),
      at(160, 340, 0.8, v.broth),
      at(232, 346, 0.8, v.emptyBowl),
      at(420, 276, 0.8, v.emptyBowl),
      at(354, 270, 0.8, v.broth),
    ],
  },
  8: {
    hour: lamplight,
    land: v.room,
    things: [
      at(230, 318, 2.4, v.rug),
      at(210, 304, 1.4, t.wipedSheet),
      at(380, 336, 1.5, dates),
      at(96, 336, 1, v.cushion),
      at(440, 290, 0.8, v.greenCushion),
    ],
    lights: [at(320, 262, 1, v.oilLamp)],
  },
  9: {
    hour: night,
    aloft: [v.stars('the wind at the camp', 14, 60)],
    land: v.plain,
    things: [
      at(120, 284, 0.9, t.fallenTent),
      at(376, 268, 0.66, t.fallenTent, -6),
      at(290, 324, 1.2, t.tippedPot),
      at(386, 338, 1.1, t.coldFire),
      at(150, 346, 0.9, v.emptyBowl),
    ],
    lights: [t.gusts],
  },
  10: {
    hour: dawn,
    land: v.plain,
    things: [
      at(110, 224, 0.6, t.coldFire),
      at(240, 220, 0.5, t.coldFire),
      at(350, 226, 0.6, t.coldFire),
      t.ditch,
      at(230, 338, 2, v.rug),
      at(236, 336, 1.1, v.cloak),
      at(400, 344, 0.9, v.sandals),
    ],
  },
};
