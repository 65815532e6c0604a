import { mix } from '../kit/colour.mjs';
import { ribbon } from '../kit/outline.mjs';
import { seeded } from '../kit/random.mjs';
import { circle, path, place } from '../kit/svg.mjs';
import { fireplace, lantern, rug } from '../props/camp.mjs';
import { flag } from '../props/sky.mjs';
import { quoteScene } from './quote.mjs';

/** @typedef {import('../worlds/world.mjs').World} World */
/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** The four encouragements of a world, by the moment they belong to. @param {World} world @returns {Record<string, () => string>} */
export function journeyScenes(world) {
  return {
    start: () => quoteScene(world, dawn(world), (pen) => start(pen, world)),
    success: () => quoteScene(world, gold(world), (pen) => success(pen, world)),
    failed: () => quoteScene(world, night, (pen) => failed(pen, world)),
    'to-journey': () => quoteScene(world, day(world), (pen) => toJourney(pen, world)),
  };
}

/** @param {World} world @param {string} tint @param {number} share */
function air({ air: stops }, tint, share) {
  return stops.map(
    ([offset, colour]) =>
      /** @type {const} */ ([offset * 0.9, mix(colour, tint, share * (1 - offset * 0.6))]),
  );
}

/** @param {World} world */
function dawn(world) {
  return {
    air: air(world, '#f6b79d', 0.6),
    sun: { x: 196, y: 118, size: 26, colour: '#fff3d0' },
    clouds: '#fff3e6',
  };
}

/** @param {World} world */
function gold(world) {
  return {
    air: air(world, '#fbd38f', 0.5),
    sun: { x: 92, y: 84, size: 24, colour: '#fff0c0' },
    clouds: '#fff6e0',
  };
}

/** @param {World} world */
function day(world) {
  return {
    air: world.air,
    sun: { x: 76, y: 66, size: 20, colour: world.sun },
    clouds: world.clouds ?? '#ffffff',
  };
}

const night = {
  air: /** @type {const} */ ([
    [0, '#2f3f78'],
    [0.4, '#6a74b2'],
    [0.62, '#b9a4cc'],
  ]),
  sun: { x: 84, y: 66, size: 16, colour: '#f6f0dc' },
  night: '#33407c',
};

/** The trail runs into the morning. @param {Pen} pen @param {World} world */
function start(pen, { colours, tall, visitor, small, stones }) {
  return [
    path(
      ribbon([
        [198, 172, 3],
        [214, 190, 8],
        [186, 212, 17],
        [214, 244, 34],
        [184, 320, 84],
      ]),
      colours.path,
    ),
    place(90, 232, 0.6, visitor(pen), { flip: true }),
    place(330, 238, 0.82, tall(pen)),
    place(362, 244, 0.56, tall(pen), { flip: true }),
    place(276, 220, 0.9, flag('#26b27a')),
    place(56, 282, 0.9, small(pen)),
    place(308, 286, 0.8, stones(pen)),
  ].join('');
}

/** Rest at the fairest place of the world. @param {Pen} pen @param {World} world */
function success(pen, { landmark, home, small, tall }) {
  return [
    place(30, 226, 0.6, tall(pen)),
    place(182, 246, 1.2, landmark(pen)),
    place(332, 240, 0.84, home(pen)),
    place(318, 270, 0.6, rug(pen)),
    place(366, 268, 0.7, lantern(pen)),
    place(56, 286, 0.9, small(pen)),
  ].join('');
}

/** Rest, and try again: a small fire under the stars. @param {Pen} pen @param {World} world */
function failed(pen, { tall, home }) {
  return [
    stars(),
    place(60, 240, 0.9, tall(pen)),
    place(96, 250, 0.6, tall(pen), { flip: true }),
    place(290, 244, 1, home(pen)),
    place(196, 268, 1, fireplace(pen)),
    place(150, 282, 0.6, rug(pen, '#4d6bab')),
    place(364, 262, 0.8, lantern(pen)),
  ].join('');
}

function stars() {
  const random = seeded('stars of the journey');
  return Array.from({ length: 40 }, () =>
    circle(random() * 390, random() * 130, 0.7 + random() * 1.5, '#fff3cf'),
  ).join('');
}

/** A first look over the land. @param {Pen} pen @param {World} world */
function toJourney(pen, { colours, island, landmark, home, small, stones }) {
  return [
    place(286, 218, 0.66, landmark(pen)),
    place(124, 210, 0.44, home(pen)),
    path(
      ribbon([
        [214, 200, 3],
        [196, 214, 6],
        [186, 234, 10],
        [206, 258, 18],
        [180, 310, 40],
      ]),
      colours.path,
    ),
    path('M-20 300V240C40 230 84 248 140 280Q168 296 176 310H-20Z', mix(island.edge, colours.ground, 0.3)),
    path('M-20 300V256C40 248 80 262 122 290Q132 298 136 310H-20Z', island.edge),
    place(46, 246, 1.2, flag('#26b27a')),
    place(90, 272, 0.8, small(pen)),
    place(340, 288, 0.9, stones(pen)),
  ].join('');
}
