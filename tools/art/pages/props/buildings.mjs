import { light, shade } from '../../kit/colour.mjs';
import { rounded } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { box, circle, ellipse, line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A house of stone and mud with a flat roof. @param {Pen} pen @param {{ wide: number, tall: number, wall: string }} form */
export function house(pen, { wide, tall, wall }) {
  return pen.once(`house ${wide} ${tall} ${wall}`, () => {
    const [l, side] = [-wide / 2, wide * 0.24];
    const door = Math.min(wide * 0.2, 40);
    const high = Math.min(tall * 0.5, 74);
    const pane = Math.min(wide * 0.1, 16);
    return [
      ellipse(8, 1, wide * 0.56, 6, shadow.fill, { opacity: 0.16 }),
      box(l, -tall, wide, tall, 2, wall),
      box(wide / 2 - side, -tall, side, tall, 0, shade(wall, 0.16)),
      box(l - 2, -tall - 4, wide + 4, 8, 2, light(wall, 0.26)),
      box(wide / 2 - side, -tall - 4, side + 2, 8, 2, shade(wall, 0.08)),
      path(`M${l + wide * 0.16} 0V${-high}q${door / 2}-${door * 0.3} ${door} 0V0Z`, '#7a5540'),
      box(l + wide * 0.5, -tall * 0.76, pane, pane * 1.3, 1, shade(wall, 0.42)),
      tall > 60 ? box(l + wide * 0.2, -tall * 0.84, pane, pane * 1.3, 1, shade(wall, 0.42)) : '',
    ].join('');
  });
}

const kabahStone = '#ab9a8c';

/** The Ka'bah as it stood in those days, 120 wide: stone, without a roof, the door at the ground, dressed in woven cloth of Yemen. @param {Pen} pen */
export function kabahDressed(pen) {
  return pen.once('kabah dressed', () => {
    const front = 'M-60-95L17-101V-22Q-2-28-20-22T-60-20Z';
    const side = 'M17-101L61-93V-18Q40-26 17-22Z';
    const stripes = (/** @type {string} */ colour) =>
      line('M-64-82L20-88M-64-58L20-63M-64-34L20-38', colour, 5) +
      line('M16-88L66-80M16-63L66-56M16-38L66-32', shade(colour, 0.22), 5);
    return [
      kabahWalls(pen),
      pen.within(front, path(front, '#9c5f48'), stripes('#e2c190')),
      pen.within(side, path(side, shade('#9c5f48', 0.26)), stripes('#e2c190')),
      kabahDoor(),
    ].join('');
  });
}

/** @param {Pen} pen */
function kabahWalls(pen) {
  const front = 'M-58 2V-94L17-100V7Z';
  const side = 'M17 7V-100L59-92V1Z';
  const deep = shade(kabahStone, 0.24);
  return [
    ellipse(10, 3, 72, 8, shadow.fill, { opacity: 0.2 }),
    pen.within(
      front,
      path(front, light(kabahStone, 0.12)),
      line('M-60-76L18-82M-60-57L18-62M-60-38L18-41M-60-19L18-20', deep, 2.2),
      line('M-40-94V-78M-14-98V-80M-50-75V-58M-4-78V-61M-40-56V-39M4-60V-42M-50-37V-20M-2-40V-21', deep, 2),
    ),
    pen.within(
      side,
      path(side, deep),
      line('M16-81L60-74M16-61L60-55M16-41L60-36M16-20L60-17', shade(deep, 0.2), 2.2),
      line('M36-98V-79M46-77V-58M30-60V-40M44-38V-18', shade(deep, 0.2), 2),
    ),
  ].join('');
}

function kabahDoor() {
  return (
    path('M-32 4V-50L-8-52V5Z', '#6b4a38') +
    line('M-20 4V-50', '#523628', 2) +
    circle(-13, -24, 2.2, '#d8b27a')
  );
}

/** Walls that are still growing, with the stones for them; 150 wide. @param {Pen} pen */
export function risingWalls(pen) {
  const rows = [
    [-62, 0, 5],
    [-58, -17, 5],
    [-62, -34, 4],
    [-58, -51, 2],
  ];
  return [
    ellipse(6, 2, 86, 8, shadow.fill, { opacity: 0.18 }),
    ...rows.flatMap(([x = 0, y = 0, count = 0], row) =>
      Array.from({ length: count }, (_, index) => block(pen, x + index * 26, y, (index + row) % 3)),
    ),
  ].join('');
}

/** A cut stone, 25 wide. @param {Pen} pen @param {number} x @param {number} y @param {number} kind */
function block(pen, x, y, kind) {
  const colour = ['#b9a594', '#a9968a', '#c4b19c'][kind] ?? kabahStone;
  const form = rounded(
    [
      [x, y],
      [x, y - 16],
      [x + 25, y - 16],
      [x + 25, y],
    ],
    3,
  );
  return pen.lit(form, colour, { x: 3, y: 3 });
}

/** A tower house of Yathrib, 60 wide and 130 high. @param {Pen} pen */
export function tower(pen) {
  return pen.once('tower', () => {
    const form = 'M-30 0L-26-124H26L30 0Z';
    return [
      ellipse(8, 1, 40, 6, shadow.fill, { opacity: 0.18 }),
      pen.lit(form, '#d1ad82', { x: 14, y: 0 }),
      path('M-29-124V-136H-19V-129H-8V-136H3V-129H14V-136H29V-124Z', light('#d1ad82', 0.24)),
      path('M-9 0V-24q9-9 18 0V0Z', '#7a5540'),
      path('M-14-64h7v-14h-7ZM6-64h7v-14h-7ZM-14-98h7v-14h-7ZM6-98h7v-14h-7Z', '#8a6848'),
    ].join('');
  });
}

/** A tall house of San'a with white bands, 54 wide. @param {Pen} pen @param {number} tall */
export function sanaHouse(pen, tall) {
  return pen.once(`sana ${tall}`, () => {
    const form = `M-27 0L-24-${tall}H24L27 0Z`;
    const floors = Array.from({ length: Math.floor(tall / 34) }, (_, index) => {
      const y = -22 - index * 34;
      return [
        line(`M-30 ${y - 14}H30`, '#f8ecd2', 3.4),
        path(`M-15 ${y + 6}v-11a5 5 0 0 1 10 0v11ZM5 ${y + 6}v-11a5 5 0 0 1 10 0v11Z`, '#6d4436'),
      ].join('');
    });
    return [
      ellipse(8, 1, 34, 5, shadow.fill, { opacity: 0.18 }),
      pen.within(form, pen.lit(form, '#b9744f', { x: 14, y: 0 }), ...floors),
      path(`M-26-${tall}l4-9 5 9 5-9 5 9 5-9 5 9 5-9 5 9 5-9 5 9 4 1V-${tall - 3}H-26Z`, '#f8ecd2'),
    ].join('');
  });
}

/** A great hall with a dome and long windows, 190 wide. @param {Pen} pen */
export function greatHall(pen) {
  const body = 'M-92 0V-74H92V0Z';
  return [
    ellipse(8, 2, 104, 8, shadow.fill, { opacity: 0.18 }),
    pen.lit('M-44-110C-44-166 44-166 44-110Z', '#5f9b93', { x: 9, y: 6 }),
    pen.lit('M-54-72V-112H54V-72Z', '#e7d3ad', { x: 16, y: 0 }),
    pen.lit(body, '#d9bd92', { x: 30, y: 0 }),
    box(-96, -80, 192, 8, 2, '#f3e3c0'),
    box(-58, -116, 116, 7, 2, '#f3e3c0'),
    path('M-18 0V-40a18 18 0 0 1 36 0V0Z', '#6d4436'),
    ...[-74, -46, 36, 64].map((x) => path(`M${x} -20V-48a6 6 0 0 1 12 0V-20Z`, '#8a6f5a')),
    ...[-36, -6, 24].map((x) => path(`M${x} -84V-98a6 6 0 0 1 12 0V-84Z`, '#8a6f5a')),
  ].join('');
}

/** A hermit's cell of stone, 84 wide. @param {Pen} pen */
export function cell(pen) {
  return [
    ellipse(8, 1, 50, 6, shadow.fill, { opacity: 0.18 }),
    pen.lit('M-40 0V-54Q-38-88 0-94Q38-88 40-54V0Z', '#b7a594', { x: 12, y: 4 }),
    path('M-12 0V-32a12 12 0 0 1 24 0V0Z', '#5d473c'),
    path('M-7-56a7 7 0 0 1 14 0v10h-14Z', '#f9d48a'),
    line('M-36-40h16M18-44h18M-30-66h14M16-70h14M-34-16h14M20-18h16', shade('#b7a594', 0.2), 2.6),
  ].join('');
}

/** A wooden door in a wall, 78 wide and 150 high. @param {Pen} pen @param {string} [inside] view through the open door */
export function door(pen, inside) {
  const leaf = inside ? 'M-37 0V-120Q-20-142-6-140V6Z' : 'M-37 0V-118Q0-158 37-118V0Z';
  return [
    path('M-46 0V-120Q0-170 46-120V0Z', '#c49b70'),
    path('M-37 0V-118Q0-158 37-118V0Z', inside ?? '#6b4736'),
    pen.within(
      leaf,
      pen.lit(leaf, '#96633f', { x: 5, y: 3 }),
      line('M-24-150V0M-11-160V0M2-160V0M15-160V0', '#7d5033', 2.4),
      line('M-40-38H40M-40-100H40', '#6b4736', 6),
    ),
    inside ? '' : circle(24, -62, 4, '#d8b27a'),
    box(-50, -4, 100, 8, 2, '#b08d68'),
  ].join('');
}

/** A garden wall of mud brick, 240 wide. @param {Pen} pen */
export function mudWall(pen) {
  return pen.once('mud wall', () =>
    [
      pen.lit('M-120 0V-34Q-100-40-80-36T-30-37 20-35 70-38 120-35V0Z', '#d8b58a', { x: 4, y: 9 }),
      line('M-100-18h22M-60-24h20M-20-16h24M30-24h22M74-16h20', '#bd966b', 2.6),
    ].join(''),
  );
}
