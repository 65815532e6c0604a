import { at } from '../scene.mjs';
import { arrow } from '../props/boycott.mjs';
import * as h from '../props/hudaybiyyah.mjs';
import { mudHouses } from '../props/yathrib.mjs';
import * as v from '../vocabulary.mjs';

const { morning, noon, evening, night } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const hudaybiyyah = {
  1: {
    hour: night,
    aloft: [v.stars('a dream of the house', 70, 130), at(104, 66, 1, v.crescent)],
    land: v.sand,
    things: [
      at(300, 262, 0.9, mudHouses),
      at(70, 300, 1.1, v.palm),
      at(438, 296, 0.9, v.palm),
      at(212, 330, 1.3, v.saddlebag),
      at(312, 334, 1.1, v.waterskin),
      at(382, 344, 0.9, v.sandals),
    ],
  },
  2: {
    hour: morning,
    land: v.plain,
    things: [
      at(408, 282, 1.5, v.thornTree),
      at(262, 280, 1.25, h.camelWithGarland),
      at(116, 340, 1.25, h.restingWithGarland),
      at(376, 334, 1.6, v.rug),
      at(376, 326, 1, h.whiteCloths),
      at(238, 346, 0.8, v.dryTuft),
    ],
  },
  4: {
    hour: noon,
    land: v.valley,
    things: [
      at(64, 256, 0.6, v.hairTent),
      at(414, 252, 0.56, v.redTent),
      at(236, 306, 1.25, h.fullWell),
      at(392, 326, 1.1, v.waterskin),
      at(76, 338, 1.2, v.bowl),
      at(330, 348, 1.1, arrow, -8),
    ],
  },
  5: {
    hour: noon,
    land: v.valley,
    things: [
      at(250, 246, 0.92, v.newKabah),
      v.track([
        [250, 250, 10],
        [240, 280, 24],
        [252, 316, 40],
      ]),
      at(252, 332, 1.2, v.sandals),
      at(92, 330, 0.9, v.stones),
      at(414, 342, 0.8, v.dryTuft),
    ],
  },
  6: {
    hour: noon,
    land: v.plain,
    things: [
      at(80, 246, 0.42, v.hairTent),
      at(148, 240, 0.34, v.redTent),
      at(414, 246, 0.4, v.hairTent),
      at(250, 326, 2.9, v.thornTree),
      at(96, 340, 0.9, v.stones),
      at(404, 344, 0.9, v.dryTuft),
    ],
  },
  7: {
    hour: morning,
    land: v.sand,
    things: [
      at(236, 320, 2.7, v.rug),
      at(210, 284, 1.35, h.wipedSheet),
      at(342, 300, 1.2, v.inkPot),
      at(330, 332, 1.2, v.reedPen),
      at(70, 338, 1.1, v.bowl),
    ],
  },
  8: {
    hour: evening,
    land: v.plain,
    things: [
      at(110, 250, 0.5, v.hairTent),
      at(186, 244, 0.4, v.redTent),
      at(390, 248, 0.46, v.hairTent),
      at(250, 320, 1.7, h.chain),
      at(70, 334, 0.9, v.stones),
      at(426, 344, 0.8, v.roundStone),
    ],
  },
  9: {
    hour: evening,
    land: v.sand,
    things: [
      at(150, 296, 1.5, v.hairTent),
      at(356, 296, 1.2, h.garland),
      at(242, 344, 1.2, v.bowl),
      at(352, 344, 1.2, h.razor),
      at(430, 338, 1.1, h.cutHair),
    ],
  },
  10: {
    hour: morning,
    land: v.plain,
    things: [
      v.track([
        [262, 228, 3],
        [300, 250, 10],
        [236, 286, 30],
        [280, 372, 78],
      ]),
      at(140, 326, 1.5, h.sealedLetters),
      at(346, 326, 1.3, v.inkPot),
      at(408, 340, 1.2, v.reedPen),
    ],
  },
};
