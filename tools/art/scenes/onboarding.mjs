import { body } from '../avatar/body.mjs';
import { heads } from '../avatar/head/items.mjs';
import { pants } from '../avatar/pants/items.mjs';
import { skins } from '../avatar/rig.mjs';
import { shoes } from '../avatar/shoes/items.mjs';
import { tops } from '../avatar/top/items.mjs';
import { wheelchairBack, wheelchairFront } from '../avatar/wheelchair.mjs';
import { rounded, starPoints } from '../kit/outline.mjs';
import { landscape } from '../kit/pen.mjs';
import { box, circle, ellipse, line, path, place } from '../kit/svg.mjs';
import { camel } from '../props/camel.mjs';
import { lantern, rug } from '../props/camp.mjs';
import { hills } from '../props/mountain.mjs';
import { bush, palm } from '../props/palm.mjs';
import { air, cloud, sun } from '../props/sky.mjs';
import { trail } from '../worlds/compose/trail.mjs';
import { desert } from '../worlds/lands/desert.mjs';
import { rivers } from '../worlds/lands/rivers.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('../worlds/world.mjs').World} World */

const [width, height] = [390, 440];
const paper = '#fffdf5';
const edge = '#d9b27a';
const gold = '#f2b53c';
const mint = '#d8f2e2';
const green = '#26b27a';
const shadow = '#4b2e52';

/** A world with room in its middle. @param {Pen} pen @param {World} world @param {number} horizon */
function land(pen, world, horizon) {
  const row = (/** @type {number} */ y, /** @type {number} */ depth, /** @type {number} */ turn) =>
    world.row(pen, { width, y, depth, height, turn });
  return [
    air(pen, width, height, world.air),
    place(60, 66, 1, sun(pen, 18, world.sun)),
    place(318, 62, 0.5, cloud(pen, world.clouds)),
    place(0, horizon, 1, world.far(pen, width)),
    row(horizon, 0, 0),
    row(horizon + 70, 0.3, 1),
    row(horizon + 150, 0.6, 0),
  ].join('');
}

/** Step 1: the trail of the map, with its stars. */
export function onboardingMap() {
  const spots = /** @type {const} */ ([
    [128, 348],
    [258, 292],
    [130, 238],
    [246, 184],
    [190, 136],
  ]);
  const { path: colour, ground } = desert.colours;
  return landscape(width, height, (pen) => [
    land(pen, desert, 116),
    place(64, 196, 0.42, palm(pen)),
    place(330, 248, 0.5, camel(pen), { flip: true }),
    place(56, 300, 0.6, palm(pen)),
    place(338, 372, 0.74, palm(pen), { flip: true }),
    trail(spots, { colour, ground }),
    ...spots.map(([x, y], index) => place(x, y, 1.06 - index * 0.11, pin(index))),
  ]);
}

/** A place of the map: two are won, the third is next, the others wait. @param {number} index */
function pin(index) {
  const isWon = index < 2;
  const isNext = index === 2;
  return [
    circle(3, 8, 31, shadow, { opacity: 0.18 }),
    circle(0, 5, 31, edge),
    circle(0, 0, 31, paper),
    circle(0, 0, 24, isWon ? '#fdf0c8' : isNext ? mint : '#f0e2c0'),
    isNext ? circle(0, 0, 27, 'none', { stroke: green, 'stroke-width': 5 }) : '',
    isWon || isNext ? star(0, 0, 19, isWon ? gold : green) : circle(0, 0, 7, '#c7b184'),
  ].join('');
}

/** A star as the app counts it. @param {number} x @param {number} y @param {number} size @param {string} colour */
function star(x, y, size, colour) {
  return path(rounded(starPoints(5, size, size * 0.52, { x, y }), size * 0.16), colour);
}

/** Step 2: a question, answered. */
export function onboardingQuestion() {
  return landscape(width, height, (pen) => [
    land(pen, rivers, 190),
    box(72, 166, 252, 212, 24, shadow, { opacity: 0.12 }),
    box(70, 164, 252, 210, 24, edge),
    box(70, 160, 252, 210, 24, paper),
    ...[0, 1, 2, 3, 4].map((index) => star(102 + index * 25, 182, 10, index < 3 ? gold : '#e6d8b4')),
    path(
      'M288 193C273 183 274 172 282 172Q287 172 288 177Q289 172 294 172C302 172 303 183 288 193Z',
      '#d94f3d',
    ),
    bar(92, 199, 178, '#3d4f47'),
    ...[
      [218, 92],
      [266, 132],
      [314, 74],
    ].map(([y = 0, length = 0], index) => option(y, length, index === 1)),
  ]);
}

/** A line of text. @param {number} x @param {number} y @param {number} length @param {string} colour */
function bar(x, y, length, colour) {
  return box(x, y, length, 10, 5, colour, { opacity: 0.85 });
}

/** An answer to choose. @param {number} y @param {number} length @param {boolean} isRight */
function option(y, length, isRight) {
  const rim = isRight ? green : edge;
  return [
    box(90, y + 3, 212, 42, 13, rim),
    box(91.5, y + 1.5, 209, 39, 12, isRight ? mint : paper, { stroke: rim, 'stroke-width': 3 }),
    circle(114, y + 21, 11, isRight ? green : '#f6e7cb'),
    isRight ? line(`M108.500 ${y + 21}l4 4.500 7-8.500`, paper, 3.4) : '',
    bar(136, y + 16, length, isRight ? '#1d6b4a' : '#8d8a72'),
    isRight ? star(303, y + 4, 24, gold) + star(332, y - 20, 12, gold) + star(334, y + 26, 9, gold) : '',
  ].join('');
}

/** Step 3: a book, open at a picture. */
export function onboardingBook() {
  const page = 'M84 182C118 170 158 176 188 196V326C158 308 118 304 84 314Z';
  return landscape(width, height, (pen) => [
    air(pen, width, height, [
      [0, '#5f6fb0'],
      [0.36, '#c9a5bf'],
      [0.6, '#fbd9a8'],
    ]),
    ...[
      [70, 84],
      [132, 62],
      [208, 96],
      [268, 70],
      [330, 112],
      [40, 132],
    ].map(([x = 0, y = 0], index) => circle(x, y, index % 2 ? 1.6 : 2.4, '#fff3d6')),
    hills(pen, '-20 262 90 236 200 256 300 232 410 258', height, '#d9a183', '#f4cf9d', 0.6),
    hills(pen, '-20 318 120 296 260 312 410 292', height, '#e6b87c', '#e9bf84', 0.6),
    place(44, 322, 0.84, palm(pen)),
    place(354, 328, 0.7, palm(pen), { flip: true }),
    place(195, 366, 1.7, rug(pen)),
    circle(
      196,
      240,
      150,
      pen.glow([
        [0, '#fff3cf', 0.75],
        [1, '#fff3cf', 0],
      ]),
    ),
    pen.lit(
      'M196 196C162 168 108 164 66 178V334C110 322 166 330 196 356C226 330 282 322 326 334V178C284 164 230 168 196 196Z',
      '#2c8a59',
      { x: 5, y: 6 },
    ),
    path('M194 190C162 164 114 160 76 172V322C116 312 164 318 194 342Z', '#fff6e0'),
    path('M198 190C230 164 278 160 316 172V322C276 312 228 318 198 342Z', '#f3e3c1'),
    pen.within(
      page,
      path(
        page,
        pen.gradient([
          [0, '#8fd0d0'],
          [0.6, '#fbeac4'],
        ]),
      ),
      circle(160, 212, 12, '#fff6dc'),
      path('M80 276Q120 246 190 268V340H80Z', '#e9bd78'),
      path('M80 296Q140 276 190 292V340H80Z', '#dc9f57'),
      place(128, 296, 0.62, camel(pen)),
    ),
    line('M216 214q36-22 82-16M216 238q36-20 82-14M216 262q36-18 82-12M216 286q28-14 56-13', '#b9a174', 5.5),
    place(322, 378, 1.25, lantern(pen)),
  ]);
}

/** Step 4: the learner's own traveller. */
export function onboardingTraveller() {
  return landscape(width, height, (pen) => [
    air(pen, width, height, [
      [0, '#9ad6d2'],
      [0.5, '#e6f0d0'],
      [0.7, '#fdf0cf'],
    ]),
    place(66, 72, 1, sun(pen, 20)),
    place(322, 78, 0.6, cloud(pen)),
    hills(pen, '-20 250 80 214 200 246 310 208 410 240', height, '#bcd3a8', '#fdebc6', 0.5),
    hills(pen, '-20 298 120 274 250 298 410 268', height, '#9cc185', '#f4dfae', 0.6),
    hills(pen, '-20 336 140 326 270 334 410 322', height, '#f4d79c', '#ecc685', 0.6),
    ellipse(196, 362, 190, 26, '#fff2d3', { opacity: 0.8 }),
    place(
      46,
      132,
      0.52,
      learner(pen, 'girl', 'skin-2', ['shoes-sandals', 'pants-long-skirt', 'top-tunic', 'head-hijab']),
    ),
    place(
      180,
      136,
      0.52,
      wheelchairBack(pen) +
        learner(pen, 'boy', 'skin-3', [
          'shoes-trainers',
          'pants-jeans',
          'top-striped-shirt',
          'head-glasses',
        ]) +
        wheelchairFront(pen),
    ),
    place(30, 376, 0.7, bush(pen, '#7fb56f')),
  ]);
}

/** @param {Pen} pen @param {'girl' | 'boy'} gender @param {keyof typeof skins} tone @param {readonly [string, string, string, string]} worn */
function learner(pen, gender, tone, [shoe, trousers, top, head]) {
  const layers = [shoes[shoe], pants[trousers], tops[top], heads[head]];
  return body(pen, skins[tone], gender) + layers.map((layer) => layer?.(pen, skins[tone]) ?? '').join('');
}
