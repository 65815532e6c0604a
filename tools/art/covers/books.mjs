import { emblems } from '../emblems/emblems.mjs';
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

/** The thing on each book of the journey, world by world, book by book: no two show the same. @type {readonly (readonly string[])[]} */
const things = [
  ['oasis', 'two-hills', 'meeting-house', 'market-stall', 'kneeling-elephant'],
  ['two-branches', 'new-dawn', 'pasture-tent', 'shade-tree', 'shepherd-field'],
  ['fair-scales', 'trade-goods', 'shaded-doorway', 'bricks', 'mountain-light'],
  ['cave-mouth', 'lit-lantern', 'carved-door', 'cairn', 'guiding-star'],
  ['stone-gate', 'smithy', 'ship', 'scroll', 'night-sky'],
  ['palm-grove', 'footprints', 'garden-wall', 'palm-roof', 'date-bowl'],
  ['well-and-rope', 'archers-hill', 'bread-and-broth', 'trench', 'treaty'],
  ['sealed-letter', 'freed-dove', 'resting-camel', 'oil-lamp', 'blossom-tree'],
];

/** The covers of the forty books, by the id of the sub-trail whose book it is. @returns {Record<string, () => string>} */
export function bookCovers() {
  return Object.fromEntries(
    things.flatMap((row, world) =>
      row.map((thing, index) => [
        `w${world + 1}-s${index + 1}`,
        () => coverOf(thing, `book ${world} ${index}`, cloths[world] ?? cloths[0]),
      ]),
    ),
  );
}

/** Covers for paper activities, by kind. @returns {Record<string, () => string>} */
export function activityCovers() {
  const kinds = /** @type {const} */ ([
    ['maze', 'forked-road', '#d9873f'],
    ['map', 'four-roads', '#3a9db4'],
    ['word-search', 'open-book', '#8d5f9e'],
    ['pattern', 'loom', '#4d6bab'],
    ['timeline', 'caravan', '#2c8a59'],
    ['colouring', 'pomegranate', '#cf6148'],
  ]);
  return Object.fromEntries(
    kinds.map(([kind, thing, cloth]) => [
      `activity-${kind}`,
      () => coverOf(thing, `activity ${kind}`, cloth),
    ]),
  );
}

/** @param {string} thing name of an emblem @param {string} seed @param {string} cloth */
function coverOf(thing, seed, cloth) {
  const shown = emblems[thing];
  if (shown === undefined) throw new Error(`no emblem is called ${thing}`);
  return cover({ seed, cloth, ...shown.look.light }, shown.view);
}
