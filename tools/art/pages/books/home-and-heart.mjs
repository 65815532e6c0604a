import { plateOfDates, inkAndReed } from '../props/gifts.mjs';
import { writtenSheet } from '../props/boycott.mjs';
import { foldedCloth } from '../props/home.mjs';
import * as h from '../props/home-and-heart.mjs';
import { brickWall, palmShelter, pulpit } from '../props/mosque.mjs';
import { halfDates, prayerMat } from '../props/new-life.mjs';
import { grapePlate } from '../props/vineyard.mjs';
import { mudHouses } from '../props/yathrib.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, evening } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const homeAndHeart = {
  1: {
    hour: noon,
    land: v.lane,
    things: [
      at(236, 318, 1.9, v.blueRug),
      at(236, 316, 1.35, h.foldedMail),
      at(92, 330, 1.2, v.purse),
      at(382, 330, 1, v.perfume),
      at(126, 344, 1, v.coins),
    ],
  },
  2: {
    hour: evening,
    land: v.room,
    things: [
      at(132, 300, 1.05, h.clothesPole),
      at(296, 300, 1.1, h.leatherCushion),
      at(390, 336, 1.15, v.quern),
      at(216, 340, 1.1, foldedCloth),
      at(92, 340, 1, h.grassStalk),
    ],
  },
  3: {
    hour: noon,
    land: v.garden,
    things: [
      at(54, 268, 1.2, v.palm),
      at(440, 266, 1.15, v.palm),
      at(300, 288, 1.15, h.redShirts),
      at(128, 312, 1.2, pulpit),
      at(228, 338, 0.6, v.sandals),
      at(282, 344, 0.52, v.darkSandals),
    ],
  },
  4: {
    hour: evening,
    land: v.plain,
    things: [
      at(240, 276, 1.5, palmShelter),
      at(120, 300, 0.8, prayerMat),
      at(240, 300, 0.8, prayerMat),
      at(360, 300, 0.8, prayerMat),
      at(100, 334, 1.05, prayerMat),
      at(240, 334, 1.1, prayerMat),
      at(382, 334, 1.05, prayerMat),
      at(240, 334, 0.5, v.sandals),
    ],
  },
  5: {
    hour: morning,
    land: v.garden,
    things: [
      at(240, 256, 1.2, mudHouses),
      at(96, 292, 0.8, brickWall),
      at(438, 282, 1, v.palm),
      at(164, 336, 1.1, v.sack),
      at(222, 342, 1.1, h.silverCoins),
      at(312, 336, 1.1, v.basket),
      at(396, 344, 0.95, v.loaves),
    ],
  },
  6: {
    hour: noon,
    land: v.room,
    things: [
      at(240, 320, 2.1, v.rug),
      at(178, 312, 1.05, halfDates),
      at(334, 326, 1, writtenSheet),
      at(410, 340, 0.9, inkAndReed),
      at(76, 336, 1, v.jar),
    ],
  },
  8: {
    hour: dawn,
    land: v.wall,
    things: [at(222, 330, 1.9, prayerMat), at(376, 334, 1.15, grapePlate)],
  },
  9: {
    hour: morning,
    land: v.garden,
    things: [
      at(80, 272, 1.35, v.palm),
      at(232, 264, 1.15, v.palm),
      at(410, 270, 1.3, v.palm),
      at(160, 322, 1.2, h.dateHeap),
      at(286, 330, 1.1, v.scales),
      at(380, 334, 1.1, v.basket),
      at(438, 340, 0.9, v.sack),
      at(66, 342, 0.9, v.basket),
    ],
  },
  10: {
    hour: noon,
    land: v.room,
    things: [
      at(236, 314, 2.2, v.rug),
      at(110, 280, 0.85, v.cushion),
      at(370, 280, 0.85, v.greenCushion),
      at(226, 318, 1.25, h.greatDish),
      at(240, 276, 0.8, plateOfDates),
      at(112, 326, 1, v.cup),
      at(410, 344, 0.75, v.notebook),
      at(410, 334, 0.6, h.grassStalk),
    ],
  },
};
