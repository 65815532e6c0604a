import { views } from '../emblems/views.mjs';
import { cover } from './cover.mjs';

/** Cloths of the eight worlds. */
const cloths = /** @type {const} */ ([
  '#c06a3f',
  '#2f8296',
  '#4a7d4c',
  '#7f9a3a',
  '#96694a',
  '#6c5a99',
  '#4f83ad',
  '#9270b0',
]);

/** The thing on each book of the journey, world by world, book by book. @type {readonly (readonly string[])[]} */
const things = [
  ['caravan', 'two-hills', 'well-and-rope', 'desert-tent', 'far-dunes'],
  ['garden-wall', 'mountain-light', 'desert-tent', 'shade-tree', 'shepherd-field'],
  ['fair-scales', 'caravan', 'meeting-house', 'stone-gate', 'night-sky'],
  ['mountain-light', 'lit-lantern', 'meeting-house', 'two-hills', 'open-book'],
  ['stone-gate', 'palm-seedling', 'ship', 'desert-tent', 'night-sky'],
  ['palm-seedling', 'caravan', 'garden-wall', 'meeting-house', 'lit-lantern'],
  ['well-and-rope', 'far-dunes', 'bread-and-broth', 'water-jar', 'shade-tree'],
  ['sealed-letter', 'stone-gate', 'ship', 'lit-lantern', 'open-book'],
];

/** The covers of the forty books, by the id of the sub-trail whose book it is. @returns {Record<string, () => string>} */
export function bookCovers() {
  return Object.fromEntries(
    things.flatMap((row, world) =>
      row.map((thing, index) => [`w${world + 1}-s${index + 1}`, () => draw(world, index, thing)]),
    ),
  );
}

/** @param {number} world @param {number} index @param {string} thing */
function draw(world, index, thing) {
  const { look, view } = views[thing] ?? {
    look: { air: /** @type {const} */ (['#9fd6d3', '#fdeec9']), ground: '#e6bd7e' },
    view: () => '',
  };
  return cover(
    { seed: `book ${world} ${index}`, cloth: cloths[world] ?? cloths[0], air: look.air, ground: look.ground },
    view,
  );
}

/** Covers for what children do on paper, by kind. @returns {Record<string, () => string>} */
export function activityCovers() {
  const kinds = /** @type {const} */ ([
    ['maze', 'stone-gate', '#d9873f'],
    ['map', 'two-hills', '#3a9db4'],
    ['word-search', 'open-book', '#8d5f9e'],
    ['pattern', 'lit-lantern', '#4d6bab'],
    ['timeline', 'caravan', '#2c8a59'],
    ['colouring', 'garden-wall', '#cf6148'],
  ]);
  return Object.fromEntries(
    kinds.map(([kind, thing, cloth]) => {
      const { look, view } = views[thing] ?? {
        look: { air: /** @type {const} */ (['#9fd6d3', '#fdeec9']), ground: '#e6bd7e' },
        view: () => '',
      };
      return [
        `activity-${kind}`,
        () => cover({ seed: `activity ${kind}`, cloth, air: look.air, ground: look.ground }, view),
      ];
    }),
  );
}
