import { light, mix, shade } from '../kit/colour.mjs';
import { box, line, path, place } from '../kit/svg.mjs';
import { toned } from './hours.mjs';
import { jar } from '../props/camp.mjs';
import { hills } from '../props/mountain.mjs';
import { crescent } from './hours.mjs';
import { valley } from './lands.mjs';
import { massif } from './mountains.mjs';
import { house } from './props/buildings.mjs';
import { cup } from './props/household.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./hours.mjs').Hour} Hour */

/** Houses of a row: x, width, height, shade of the wall 0 to 3, whether the door stands left. */
const backRow = /** @type {const} */ ([
  [30, 62, 44, 1],
  [92, 54, 56, 0],
  [152, 60, 40, 2],
  [330, 60, 42, 1],
  [392, 56, 58, 2],
  [452, 64, 46, 0],
]);

const walls = /** @type {const} */ (['#dcbf97', '#cfa987', '#e4cba4', '#c5a78c']);

/** The town of Makkah around an open place. @param {Pen} pen @param {Hour} hour */
export function town(pen, hour) {
  return [
    valley(pen, hour),
    ...backRow.map(([x, wide, tall, wall]) =>
      place(x, 222, 1, house(pen, { wide, tall, wall: mix(toned(hour, walls[wall]), hour.haze, 0.22) })),
    ),
  ].join('');
}

/** A lane between houses. @param {Pen} pen @param {Hour} hour */
export function lane(pen, hour) {
  const [left, right] = [toned(hour, '#dcbb90'), toned(hour, '#cda682')];
  return [
    town(pen, hour),
    place(204, 236, 1, house(pen, { wide: 76, tall: 62, wall: mix(toned(hour, walls[2]), hour.haze, 0.12) })),
    place(52, 276, 1, house(pen, { wide: 176, tall: 168, wall: left })),
    place(436, 280, 1, house(pen, { wide: 168, tall: 188, wall: right })),
    path('M140 276L168 236H318L352 280L420 372H40Z', toned(hour, '#f1d9ac'), { opacity: 0.7 }),
  ].join('');
}

/** The front of one house, near, with its ground before it and the town behind. @param {Pen} pen @param {Hour} hour */
export function wall(pen, hour) {
  const tone = toned(hour, '#dcbd94');
  const stone = shade(tone, 0.12);
  const beam = toned(hour, '#8a5f3c');
  return [
    massif(pen, {
      x: 80,
      y: 130,
      width: 260,
      height: 100,
      colour: mix(toned(hour, '#b58d76'), hour.haze, 0.2),
      haze: hour.haze,
    }),
    massif(pen, {
      x: 400,
      y: 130,
      width: 240,
      height: 84,
      colour: mix(toned(hour, '#b58d76'), hour.haze, 0.3),
      haze: hour.haze,
    }),
    box(
      -4,
      92,
      488,
      190,
      0,
      pen.gradient([
        [0, light(tone, 0.16)],
        [1, tone],
      ]),
    ),
    box(-4, 84, 488, 14, 0, light(tone, 0.34)),
    ...[30, 104, 178, 252, 326, 400, 474].map(
      (x) => box(x - 6, 108, 12, 9, 3, beam) + box(x - 6, 114, 12, 3, 1, shade(beam, 0.3)),
    ),
    line('M22 150h46M372 146h54M36 196h40M420 190h44M10 236h50M424 236h48M256 158h30', stone, 3),
    box(-4, 272, 488, 10, 0, shade(tone, 0.16)),
    path(
      'M0 280H480V360H0Z',
      pen.gradient([
        [0, toned(hour, '#e2bf8a')],
        [1, toned(hour, '#efd09c')],
      ]),
    ),
  ].join('');
}

/** Inside a house: beams, a window, a shelf with jars, a weaving on the wall, and the floor. @param {Pen} pen @param {Hour} hour */
export function room(pen, hour) {
  const tone = toned(hour, '#dbb98f');
  const wood = toned(hour, '#8a5f3c');
  const beam = pen.gradient([
    [0, '#fff3cf', 0.66],
    [1, '#fff3cf', 0],
  ]);
  return [
    path(
      'M0 0H480V220H0Z',
      pen.gradient([
        [0, shade(tone, 0.2)],
        [0.5, tone],
        [1, light(tone, 0.1)],
      ]),
    ),
    box(0, 14, 480, 18, 0, shade(wood, 0.1)),
    ...[40, 140, 240, 340, 440].map(
      (x) => box(x - 9, 0, 18, 40, 3, wood) + box(x + 2, 0, 7, 40, 2, shade(wood, 0.3)),
    ),
    box(66, 62, 84, 94, 4, shade(tone, 0.26)),
    box(74, 70, 76, 82, 2, hour.air[1]?.[1] ?? '#fff'),
    hour.veil
      ? place(118, 96, 0.5, crescent())
      : hills(pen, '70 140 96 128 124 138 152 126', 152, mix('#b58d76', hour.haze, 0.4), hour.haze),
    line('M112 70V152M74 110H150', shade(tone, 0.34), 4),
    hour.veil ? '' : path('M74 152L150 70L392 300H196Z', beam),
    shelf(pen, wood),
    weaving(pen, hour),
    path(
      'M0 214H480V360H0Z',
      pen.gradient([
        [0, toned(hour, '#bf9468')],
        [1, toned(hour, '#d6ae80')],
      ]),
    ),
    box(0, 212, 480, 6, 0, shade(tone, 0.24)),
  ].join('');
}

/** @param {Pen} pen @param {string} wood */
function shelf(pen, wood) {
  return [
    place(206, 128, 0.74, jar(pen)),
    place(240, 128, 0.56, jar(pen, '#b5704f')),
    place(268, 128, 0.8, cup(pen)),
    box(186, 127, 104, 8, 2, light(wood, 0.14)),
    box(186, 132, 104, 3, 1, shade(wood, 0.2)),
  ].join('');
}

/** @param {Pen} pen @param {Hour} hour */
function weaving(pen, hour) {
  const [red, pale, green] = [toned(hour, '#a8513c'), toned(hour, '#f0dcb0'), toned(hour, '#3f8a68')];
  const form = 'M330 62H430V178H330Z';
  return [
    line('M322 62H438', toned(hour, '#7a5134'), 6),
    pen.within(
      form,
      path(form, red),
      line('M330 78H430M330 162H430', pale, 6),
      line('M330 92H430M330 148H430', green, 5),
      ...[346, 380, 414].map(
        (x) =>
          path(`M${x} 102L${x + 14} 120L${x} 138L${x - 14} 120Z`, pale) +
          path(`M${x} 111L${x + 7} 120L${x} 129L${x - 7} 120Z`, green),
      ),
      path('M406 62H430V178H398Z', '#4b2e52', { opacity: 0.14 }),
    ),
    line('M334 180v9M350 180v9M366 180v9M382 180v9M398 180v9M414 180v9M428 180v9', pale, 3),
  ].join('');
}
