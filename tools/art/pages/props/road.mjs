import { light, mix, shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { material, shadow } from '../../kit/palette.mjs';
import { box, circle, ellipse, group, line, path, place } from '../../kit/svg.mjs';
import { stone } from '../../props/camp.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const hair = '#5a4640';

/** A low tent of dark goat hair, open to the front, 190 wide and 80 high. @param {Pen} pen @param {string} [cloth] */
export function hairTent(pen, cloth = hair) {
  return pen.once(`hair tent ${cloth}`, () => {
    const roof =
      'M-92-12C-74-34-62-52-54-62Q-28-54-2-68Q26-54 52-62C62-50 76-34 96-12Q70-22 46-27Q0-34-46-27Q-72-22-92-12Z';
    return [
      ellipse(8, 2, 96, 8, shadow.fill, { opacity: 0.2 }),
      line('M-88-13L-108 2M92-13L112 2M-54-60L-82-2M54-60L84 0', '#c9ab80', 1.8),
      path('M-74 1L-62-30H62L76 1Z', '#3d2c2e'),
      path('M-66 1L-56-29H-18V1Z', '#8a5c49'),
      line('M-60-10H-18M-62-4H-18', '#c99a6b', 2.4),
      line('M-54-30V1M-2-32V1M52-28V1', material.wood, 4),
      pen.within(
        roof,
        pen.lit(roof, cloth, { x: 8, y: 6, dark: shade(cloth, 0.34) }),
        line('M-94-18Q0-58 98-18M-84-30Q0-70 90-30', light(cloth, 0.16), 3),
      ),
      circle(-54, -63, 3, material.wood),
      circle(-2, -69, 3, material.wood),
      circle(52, -63, 3, material.wood),
    ].join('');
  });
}

/** The distant version: only the outline. @param {Pen} pen @param {string} [cloth] */
export function farTent(pen, cloth = hair) {
  return pen.once(
    `far tent ${cloth}`,
    () =>
      ellipse(3, 1, 34, 3, shadow.fill, { opacity: 0.16 }) +
      pen.lit('M-34 0C-26-10-20-20-18-24Q-9-20 0-27Q9-20 18-24Q26-12 34 0Z', cloth, { x: 4, y: 3 }) +
      path('M-14 0L-10-12H10L14 0Z', shade(cloth, 0.4)),
  );
}

/** A well of stones with rope and bucket, 110 wide. @param {Pen} pen */
export function well(pen) {
  return pen.once('well', () =>
    [
      ellipse(6, 4, 58, 8, shadow.fill, { opacity: 0.2 }),
      line('M-38-24V-96M38-24V-96', '#8a5f3c', 7),
      line('M-48-94H48', '#7a5134', 8),
      circle(0, -92, 9, '#6b4630'),
      line('M2-92V-54', '#e6cfa3', 3.2),
      pen.lit('M-9-54H13L10-34H-6Z', '#96603e', { x: 4, y: 2 }),
      ellipse(0, -26, 44, 10, '#665650'),
      ellipse(0, -24, 34, 6.5, '#3f8fa0'),
      pen.lit(smooth('-46 -26 -20 -17 20 -17 46 -26 44 -4 22 5 -22 5 -44 -4'), '#c1a58a', { x: 7, y: 4 }),
      line('M-30-18V-2M-10-15V3M12-15V3M32-18V-2M-44-12Q0 6 44-12', shade('#c1a58a', 0.24), 2.6),
    ].join(''),
  );
}

/** Water that comes up between stones, 130 wide. @param {Pen} pen */
export function spring(pen) {
  return [
    path(smooth('-64 2 -40 -12 0 -15 40 -12 64 2 40 14 0 17 -42 13'), '#b98f60', { opacity: 0.6 }),
    path(smooth('-54 2 -34 -9 0 -12 34 -9 54 2 34 11 0 13 -36 10'), '#6cc3c6'),
    path(smooth('-34 0 -16 -6 8 -8 26 -4 12 2 -14 4'), '#c3ece6'),
    line('M-6-4q4-16-4-22M4-5q0-14 10-18M-14-3q-4-10-12-12', '#dcf5ef', 3.4),
    ...[
      [-58, 6, 0.5],
      [-30, -12, 0.4],
      [34, -11, 0.46],
      [60, 4, 0.5],
      [36, 16, 0.42],
      [-38, 17, 0.46],
    ].map(([x = 0, y = 0, size = 1]) => place(x, y, size, stone(pen, '#b5977a'))),
  ].join('');
}

/** Stones on a heap, 120 wide. @param {Pen} pen */
export function stoneHeap(pen) {
  return [
    ellipse(4, 2, 62, 7, shadow.fill, { opacity: 0.2 }),
    ...[
      [-40, 0, 0.9, '#b59a80'],
      [38, 0, 1, '#a48d79'],
      [0, 2, 1.05, '#c0a68a'],
      [-20, -16, 0.84, '#a48d79'],
      [20, -17, 0.8, '#c0a68a'],
      [0, -32, 0.66, '#b59a80'],
    ].map(([x, y, size, colour]) => place(Number(x), Number(y), Number(size), stone(pen, String(colour)))),
  ].join('');
}

/** Arrows without heads, tied, 90 wide. */
export function arrows() {
  const shaft = (/** @type {number} */ x) =>
    line(`M${x} 0L${x * 0.5 + 6} -92`, '#b98555', 3.4) +
    path(`M${x * 0.5 + 2} -92l4-14 5 13-4-4Z`, x % 4 ? '#e9dcc4' : '#cfa77a');
  return [-20, -10, 0, 10, 20].map(shaft).join('') + line('M-8-44Q4-36 14-45', '#7a4c33', 5);
}

/** The shaft of a spear that has no point, 130 high. */
export function shaft() {
  return (
    line('M0 0L18-128', '#8a5f3c', 5) + line('M17-120l1-8', '#5f3f2c', 5.4) + line('M7-50l3-20', '#c9784f', 6)
  );
}

/** A market stall under a cloth, 130 wide and 110 high. @param {Pen} pen @param {string} [cloth] @param {(pen: Pen) => string} [goods] */
export function stall(pen, cloth = '#c9784f', goods) {
  const top = 'M-66-72L-54-104H54L68-72Q50-62 34-70Q17-62 0-70Q-17-62-34-70Q-50-62-66-72Z';
  return [
    ellipse(4, 2, 66, 6, shadow.fill, { opacity: 0.18 }),
    line('M-54 0V-96M56 0V-96', '#8a5f3c', 5),
    path('M-52-90H54V-38H-52Z', '#5a4038', { opacity: 0.34 }),
    pen.lit('M-58-38H60V0H-58Z', '#c99f6b', { x: 30, y: 0 }),
    box(-62, -42, 126, 8, 2, light('#c99f6b', 0.3)),
    goods ? place(0, -42, 0.6, goods(pen)) : '',
    pen.within(
      top,
      pen.lit(top, cloth, { x: 7, y: 5 }),
      line('M-34-110V-60M34-110V-60', mix(cloth, '#fff3d6', 0.6), 9),
    ),
  ].join('');
}

/** A pair of scales with two pans, 96 wide. @param {Pen} pen */
export function scales(pen) {
  const pan = pen.lit('M-20 0H20Q15 14 0 14Q-15 14-20 0Z', '#b87a4b', { x: 4, y: 3 });
  return [
    line('M0-4V-86', '#8a5f3c', 6),
    line('M-42-78Q0-92 42-84', '#7a5134', 5),
    line('M-40-78L-54-44M-40-78L-27-44M40-84L27-52M40-84L54-52', '#7a5134', 2),
    place(-40, -44, 1, pan),
    place(40, -52, 1, pan),
    path('M-24 0Q-20-10 0-10Q20-10 24 0Z', '#7a5134'),
  ].join('');
}

/** A corn measure of wood, 60 wide: full or half empty. @param {Pen} pen @param {boolean} full */
export function measure(pen, full) {
  return [
    ellipse(3, 1, 32, 4, shadow.fill, { opacity: 0.18 }),
    full ? path('M-28-44Q0-72 28-44Z', '#ecc878') : '',
    pen.lit('M-30-44H30L26 0H-26Z', '#a8764a', { x: 8, y: 0 }),
    full
      ? ''
      : path('M-27-43H27L25-24Q0-20-25-24Z', '#6d4a32') +
        path('M-25-28Q0-20 25-28L24.500-20Q0-14-24.500-20Z', '#ecc878'),
    line('M-29-32H29M-27-12H27', '#7d5433', 4),
  ].join('');
}

/** Letters on skin: a roll with its cord, 80 wide. @param {Pen} pen */
export function scroll(pen) {
  return [
    ellipse(3, 1, 42, 5, shadow.fill, { opacity: 0.18 }),
    pen.lit('M-40-20Q-40-26-34-26H34Q40-26 40-20V-4Q40 2 34 2H-34Q-40 2-40-4Z', '#f1dfb6', {
      x: 3,
      y: 8,
      dark: '#cfb384',
    }),
    ellipse(37, -12, 5, 13, '#dcc08d'),
    ellipse(37, -12, 2.4, 7, '#b08c5a'),
    line('M-4-26Q0-12-4 2M4-26Q8-12 4 2', '#a8513c', 3.4),
  ].join('');
}

/** Old books that lie on each other, 100 wide. @param {Pen} pen */
export function oldBooks(pen) {
  const one = (/** @type {number} */ y, /** @type {number} */ wide, /** @type {string} */ cover) =>
    pen.lit(
      `M${-wide / 2} ${y}V${y - 18}Q${-wide / 2} ${y - 20} ${2 - wide / 2} ${y - 20}H${wide / 2}V${y}Z`,
      cover,
      { x: 3, y: 4 },
    ) +
    path(`M${8 - wide / 2} ${y - 4}H${wide / 2 + 2}V${y - 16}H${8 - wide / 2}Z`, '#f4e6c6') +
    line(`M${10 - wide / 2} ${y - 10}H${wide / 2}`, '#d6c193', 1.8);
  return (
    ellipse(4, 1, 54, 6, shadow.fill, { opacity: 0.18 }) +
    one(0, 100, '#8a5238') +
    one(-20, 88, '#4f6d5a') +
    one(-40, 94, '#7a5a78')
  );
}

/** A pickaxe that leans, 80 high. */
export function pickaxe() {
  return line('M-18 0L14-76', '#96683f', 6) + path('M-22-72Q10-94 44-62Q16-76-20-66Z', '#7f8590');
}

/** A cord with knots, 300 wide. @param {readonly number[]} knots where they are, along the cord */
export function cord(knots) {
  return () => {
    const wave = (/** @type {number} */ x) => Math.sin(x / 48) * 16;
    const points = Array.from({ length: 16 }, (_, index) => -150 + index * 20);
    const d = smooth(
      points.map((x) => /** @type {const} */ ([x, wave(x)])),
      { closed: false },
    );
    return [
      line(d, '#8a5f3c', 11, { opacity: 0.4, transform: 'translate(2 5)' }),
      line(d, '#d3a86f', 9),
      line(d, '#f0d5a4', 3, { 'stroke-dasharray': '6 7' }),
      ...knots.map(
        (x) =>
          ellipse(x + 1, wave(x) + 3, 13, 11, '#a87c48') +
          ellipse(x, wave(x), 12, 10, '#d9b07a') +
          line(
            `M${x - 8} ${wave(x) - 5}Q${x} ${wave(x) + 3} ${x + 8} ${wave(x) - 3}M${x - 8} ${wave(x) + 4}Q${x} ${wave(x) - 2} ${x + 8} ${wave(x) + 5}`,
            '#a87c48',
            2.6,
          ),
      ),
    ].join('');
  };
}

/** A glow where a lamp or a fire is far away. @param {Pen} pen */
export function farLight(pen) {
  return pen.once(
    'far light',
    () =>
      circle(
        0,
        0,
        16,
        pen.glow([
          [0, '#ffdc8c', 0.9],
          [1, '#ffdc8c', 0],
        ]),
      ) + circle(0, 0, 2.6, '#fff0c0'),
  );
}

/** A window with light behind it. @param {Pen} pen */
export function litWindow(pen) {
  return pen.once(
    'lit window',
    () =>
      circle(
        0,
        -8,
        26,
        pen.glow([
          [0, '#ffd98a', 0.7],
          [1, '#ffd98a', 0],
        ]),
      ) +
      path('M-7 0V-12a7 7 0 0 1 14 0V0Z', '#ffdf94') +
      path('M-4 0V-11a4 4 0 0 1 8 0V0Z', '#fff6d2'),
  );
}

/** A cloud of rain, far away, 150 wide. @param {Pen} pen */
export function rainCloud(pen) {
  return [
    line('M-40 4l-10 34M-14 6l-10 36M14 6l-10 34M40 4l-10 32', '#7f8fa0', 4, { opacity: 0.6 }),
    pen.lit(
      'M-62 6a20 20 0 0 1-2-39 26 26 0 0 1 30-20 36 36 0 0 1 64-4 26 26 0 0 1 30 24A21 21 0 0 1 58 6Z',
      '#77828f',
      { x: 6, y: 12, dark: '#5b6472' },
    ),
  ].join('');
}

/** A wall of dust that comes over the plain. */
export function sandstorm() {
  const puffs = /** @type {const} */ ([
    [10, 150, 60],
    [84, 110, 62],
    [160, 132, 56],
    [226, 92, 64],
    [306, 124, 62],
    [380, 96, 60],
    [450, 138, 66],
  ]);
  const layer = (/** @type {number} */ drop, /** @type {string} */ colour) =>
    group(
      { fill: colour },
      ...puffs.map(([x, y, r]) => circle(x + drop * 0.4, y + drop, r, colour)),
      path(`M-10 ${140 + drop}H490V250H-10Z`, colour),
    );
  return (
    layer(0, '#d9b383') +
    layer(30, '#cb9d69') +
    layer(62, '#bd8b57') +
    line('M30 120q30-26 62-6M206 96q30-26 62-4M340 126q26-20 54-4M120 170q30-20 60-2', '#e9cda2', 4, {
      opacity: 0.7,
    })
  );
}
