import { line, path, place } from '../kit/svg.mjs';
import { ribbon } from '../kit/outline.mjs';
import { jar, rug, stone } from '../props/camp.mjs';
import { bush, tuft } from '../props/palm.mjs';
import { birds } from '../props/sky.mjs';
import { acacia, flowers } from '../props/trees.mjs';
import { crag } from '../props/rocks.mjs';
import { massif } from './mountains.mjs';
import { bird, donkey, goat } from './props/animals.mjs';
import { door, house, sanaHouse } from './props/buildings.mjs';
import { bowl, bundle, cushion, sack, sandals } from './props/household.mjs';
import { hairTent, measure, stall } from './props/road.mjs';

/** @typedef {import('./scene.mjs').Draw} Draw */

/* Vocabulary of the page tables: props in page colours and sizes. */

export { bareCamel, camel, camelResting, camelWithLitter } from '../props/camel.mjs';
export { fireplace, jar, rug, stones } from '../props/camp.mjs';
export { palm } from '../props/palm.mjs';
export { sheep } from '../props/sheep.mjs';
export { crescent, fullMoon, hours, stars } from './hours.mjs';
export { dunes, garden, pass, pasture, plain, sand, valley } from './lands.mjs';
export { coast, flood, terraces } from './far-lands.mjs';
export { lane, room, town, wall } from './built.mjs';
export { ants, donkey, elephant, elephantKneeling, flock, goat } from './props/animals.mjs';
export { cell, greatHall, kabahDressed, mudWall, risingWalls, tower } from './props/buildings.mjs';
export {
  basket,
  bowl,
  cloak,
  cradle,
  cup,
  cushion,
  hangingSkin,
  loaf,
  loaves,
  oilLamp,
  oven,
  pot,
  quern,
  sack,
  saddlebag,
  sandals,
  spindle,
  steam,
  waterskin,
} from './props/household.mjs';
export {
  beams,
  blackStone,
  coins,
  cubitThread,
  drawnWalls,
  halfBuilt,
  newKabah,
  oldKabah,
  openGate,
  spreadCloak,
  woodenSteps,
} from './props/kabah.mjs';
export { arak, dateStone, leaf, oldTree, olive, palmGrove, twig } from './props/plants.mjs';
export {
  arrows,
  cord,
  farLight,
  farTent,
  hairTent,
  litWindow,
  oldBooks,
  pickaxe,
  rainCloud,
  sandstorm,
  scales,
  scroll,
  shaft,
  spring,
  stoneHeap,
  well,
} from './props/road.mjs';
export { anvil, fallenRocks, forge, hotIron, milkStone, sparks } from './props/smithy.mjs';

export { inkPot, notebook, purse, reedPen, wool } from './props/writing.mjs';

/** @type {Draw} */ export const dryTuft = (pen) => tuft(pen, '#a39a5a');
/** @type {Draw} */ export const greenTuft = (pen) => tuft(pen, '#7fae62');
/** @type {Draw} */ export const greenBush = (pen) => bush(pen, '#7fb56f');
/** @type {Draw} */ export const thornTree = (pen) => acacia(pen, '#85985a');
/** @type {Draw} */ export const redFlowers = (pen) => flowers(pen, '#cf6a5a', '#7a9a50');
/** @type {Draw} */ export const pigeon = (pen) => bird(pen);
/** @type {Draw} */ export const crow = (pen) => bird(pen, '#3c3a4a');
/** @type {Draw} */ export const sparrow = (pen) => bird(pen, '#a87a52');
/** @type {Draw} */ export const farBirds = () => birds('#8d8a99');
/** @type {Draw} */ export const paleGoat = (pen) => goat(pen, '#c9b49a');
/** @type {Draw} */ export const paleDonkey = (pen) => donkey(pen, '#c4b4a4');
/** @type {Draw} */ export const blueRug = (pen) => rug(pen, '#4d6bab');
/** @type {Draw} */ export const greenCushion = (pen) => cushion(pen, '#3f8a68');
/** @type {Draw} */ export const blueCushion = (pen) => cushion(pen, '#5a72a8');
/** @type {Draw} */ export const redBundle = (pen) => bundle(pen, '#b8604a');
/** @type {Draw} */ export const greenBundle = (pen) => bundle(pen, '#5f8f74');
/** @type {Draw} */ export const darkSandals = (pen) => sandals(pen, '#4f3a34');
/** @type {Draw} */ export const broth = (pen) => bowl(pen, '#d98f45');
/** @type {Draw} */ export const perfume = (pen) => bowl(pen, '#e0a0b0');
/** @type {Draw} */ export const emptyBowl = (pen) => bowl(pen, '#6b4630');
/** @type {Draw} */ export const redTent = (pen) => hairTent(pen, '#9c4f40');
/** @type {Draw} */ export const fullMeasure = (pen) => measure(pen, true);
/** @type {Draw} */ export const halfMeasure = (pen) => measure(pen, false);
/** @type {Draw} */ export const openDoor = (pen) => door(pen, '#f6cf86');
/** @type {Draw} */ export const closedDoor = (pen) => door(pen);
/** @type {Draw} */ export const jarStall = (pen) =>
  stall(pen, '#4d7d9c', (own) => place(-34, 0, 1, jar(own)) + jar(own) + place(36, 0, 0.9, jar(own)));
/** @type {Draw} */ export const leatherStall = (pen) => stall(pen, '#b8604a', hides);
/** @type {Draw} */ export const clothStall = (pen) => stall(pen, '#6f9455', rolls);
/** @type {Draw} */ export const tallHouse = (pen) => sanaHouse(pen, 138);
/** @type {Draw} */ export const lowHouse = (pen) => sanaHouse(pen, 104);
/** @type {Draw} */ export const stoneHouse = (pen) => house(pen, { wide: 120, tall: 92, wall: '#d7b88f' });
/** @type {Draw} */ export const smallHouse = (pen) => house(pen, { wide: 84, tall: 60, wall: '#e0c49b' });

/** A house with an upper room, 120 wide. @type {Draw} */
export const highHouse = (pen) =>
  place(16, -88, 1, house(pen, { wide: 72, tall: 54, wall: '#e6cda6' })) + stoneHouse(pen);

/** A path over the ground, from far to near. @param {readonly (readonly [number, number, number])[]} stations @returns {Draw} */
export function track(stations) {
  return () => path(ribbon(stations), '#f8e4b8', { opacity: 0.86 });
}

/** Pebbles in a ring, 200 wide. @type {Draw} */
export const pebbleRing = (pen) =>
  Array.from({ length: 12 }, (_, index) => {
    const angle = (Math.PI * index) / 6;
    return place(
      Math.cos(angle) * 100,
      Math.sin(angle) * 42,
      0.42 + (index % 3) * 0.07,
      stone(pen, index % 2 ? '#a48d79' : '#c0a68a'),
    );
  }).join('');

/** A row of pebbles, 200 wide: the mountains of a map in the sand. @type {Draw} */
export const pebbleRow = (pen) =>
  Array.from({ length: 7 }, (_, index) =>
    place(
      index * 9 - 30,
      index * 24 - 72,
      0.42 + (index % 3) * 0.1,
      stone(pen, index % 2 ? '#a48d79' : '#c0a68a'),
    ),
  ).join('');

/** Lines that a stick drew in the sand: two coasts and a road. */
export function linesInSand() {
  const lines =
    'M168 176C176 220 196 270 240 322M168 176Q250 160 330 172C350 204 372 232 420 258Q400 300 330 320Q280 330 240 322';
  return line(lines, '#f6e0b2', 7) + line(lines, '#a8763f', 4, { transform: 'translate(1.500 2)' });
}

/** Little steps pressed into the sand, 60 wide. */
export function stepsInSand() {
  return [0, 1, 2, 3]
    .map((step) => line(`M${-26 + step * 7} ${-step * 9}H${26 - step * 4}`, '#a8763f', 5))
    .join('');
}

/** Curls of wood, 60 wide. */
export function shavings() {
  return line('M-24 0a9 7 0 1 1 12 3M2 2a8 6 0 1 1 11 2M20-4a6 5 0 1 1 8 3M-8 8h18', '#e3bd85', 4);
}

/** The band of stars across the sky of the desert. @type {Draw} */
export const milkyWay = (pen) =>
  path(
    'M120-20C200 40 300 90 500 120V60C380 40 300 10 240-20Z',
    pen.gradient([
      [0, '#c9c4ee', 0.34],
      [1, '#c9c4ee', 0.06],
    ]),
  );

/** Light at the edge of the land. @type {Draw} */
export const farGlow = (pen) =>
  path(
    'M-140 40Q0-130 140 40Z',
    pen.gradient([
      [0, '#fff1c4', 0],
      [1, '#fff1c4', 0.85],
    ]),
  );

/** Dust behind hooves, 90 wide. */
export function dust() {
  return path(
    'M-44 0a11 11 0 0 1 8-18 15 15 0 0 1 26-6 14 14 0 0 1 24 4 12 12 0 0 1 30 8 8 8 0 0 1 0 12Z',
    '#f3dcb0',
    { opacity: 0.8 },
  );
}

/** @type {Draw} */
function hides(pen) {
  return ['#96603e', '#b07a50', '#7f4f38']
    .map((colour, index) =>
      place(index * 34 - 34, 0, 1, pen.lit('M-16 0V-34Q0-42 16-34V0Q0 6-16 0Z', colour, { x: 4, y: 3 })),
    )
    .join('');
}

/** @type {Draw} */
function rolls(pen) {
  return ['#c98a5c', '#8c6f96', '#e3c083', '#5f8f9c']
    .map((colour, index) =>
      place(index * 28 - 44, 0, 1, pen.lit('M-12 0V-30Q0-36 12-30V0Z', colour, { x: 4, y: 0 })),
    )
    .join('');
}

/** @type {Draw} */ export const hillOfSafa = (pen) =>
  massif(pen, { x: 84, y: 290, width: 230, height: 92, colour: '#c08f70', haze: '#f0d0a6' });
/** @type {Draw} */ export const hillOfMarwah = (pen) =>
  massif(pen, { x: 408, y: 282, width: 220, height: 80, colour: '#b98a70', haze: '#f0d0a6', flip: true });
/** The mountain beside the Ka'bah, near and steep. @type {Draw} */ export const abuQubays = (pen) =>
  massif(pen, { x: 366, y: 316, width: 320, height: 214, colour: '#b9826b', haze: '#f8cfae', flip: true });
/** @type {Draw} */ export const tallRock = (pen) => crag(pen, '#b59078');
/** @type {Draw} */ export const roundStone = (pen) => stone(pen, '#8f8078');

/** A bird that circles over water, 70 wide. */
export function circlingBird() {
  return path(
    'M0 0C-10-14-26-18-42-12C-26-10-14-2-4 8L0 14L5 7C15-3 28-10 42-13C26-18 10-14 0 0Z',
    '#5a4a52',
  );
}

/** Steps from hill to hill, again and again. */
export function footpath() {
  return line('M132 268Q240 292 358 264M126 280Q240 308 362 276M132 292Q240 322 356 288', '#a8713f', 4, {
    'stroke-dasharray': '1 11',
  });
}

/** @type {Draw} */ export const sackOfEarth = (pen) => sack(pen, '#a8764a');

/** A low curved wall beside the Ka'bah, 150 wide. @type {Draw} */
export const curvedWall = (pen) =>
  pen.lit(
    'M-72 4C-80-22-40-40 10-40C50-40 74-30 76-16L60-10C56-20 36-26 8-26C-30-26-58-12-54 6Q-62 12-72 4Z',
    '#bda893',
    { x: 4, y: 5 },
  );

/** The strip of shade along a wall. */
export function shadeOfWall() {
  return path('M234 276L400 292 418 326 250 330Z', '#6b5a72', { opacity: 0.26 });
}

/** The longer version. */
export function longShade() {
  return path('M276 302L440 316 470 352 240 356 210 318Z', '#6b5a72', { opacity: 0.26 });
}

/** Sand with the little holes of ants, 80 wide. @type {Draw} */
export const antHill = (pen) =>
  pen.lit('M-38 0Q-18-24 2-24T40 0Z', '#c99f6b', { x: 6, y: 4 }) +
  path('M-6-21Q2-25 8-20Q2-16-6-21Z', '#5d4030');

/** Brown water with foam, before things that stand in it. */
export function nearWater() {
  return (
    path('M-10 300Q60 288 130 300T270 298 400 300 490 294V370H-10Z', '#8f6b49') +
    line('M-10 300Q60 288 130 300T270 298 400 300 490 294', '#e9dcc4', 7) +
    line(
      'M40 324q20-12 40 0t40 0M210 330q20-12 40 0t40 0M350 326q20-12 40 0t40 0M90 348q18-10 36 0t36 0M290 350q18-10 36 0t36 0',
      '#d9c7a8',
      4,
    )
  );
}
