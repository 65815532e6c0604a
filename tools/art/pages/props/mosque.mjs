import { mix, shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { box, circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const clay = '#c99a6a';
const bark = '#9a7048';
const leafy = '#8fa35c';

/** A floor of beaten clay with dates spread on it, 260 wide. @param {Pen} pen */
export function dryingFloor(pen) {
  const dates = Array.from({ length: 40 }, (_, index) => {
    const row = Math.floor(index / 10);
    return ellipse(
      (index % 10) * 22 - 98 + row * 6 + (index % 3) * 3,
      row * 15 - 26 + (index % 2) * 4,
      7,
      4,
      ['#8a4f2f', '#a4622f', '#6f3d28'][index % 3] ?? '#8a4f2f',
    );
  });
  return pen.lit('M-122-44H112L138 40H-140Z', '#e0bd8c', { x: 4, y: 5, dark: '#c4996a' }) + dates.join('');
}

/** One mud brick, 40 wide. @param {Pen} pen @param {string} [tone] */
function brick(pen, tone = clay) {
  return (
    pen.lit('M-20-14H20V0H-20Z', tone, { x: 2, y: 3 }) + box(-20, -14, 40, 4, 0, mix(tone, '#fff3d8', 0.4))
  );
}

/** Rows of bricks that dry in the sun, 150 wide. @param {Pen} pen */
export function dryingBricks(pen) {
  return [0, 1]
    .flatMap((row) =>
      [0, 1, 2].map((column) =>
        place(
          column * 52 - 52 + row * 12,
          row * 26 - 18,
          1,
          brick(pen, (row + column) % 2 ? '#bf8f60' : '#d0a373'),
        ),
      ),
    )
    .join('');
}

/** A stack of bricks, 130 wide. @param {Pen} pen */
export function brickStack(pen) {
  return [
    ellipse(6, 2, 70, 9, shadow.fill, { opacity: 0.2 }),
    .../** @type {[number, number][]} */ ([
      [-42, 0],
      [0, 0],
      [42, 0],
      [-21, -15],
      [21, -15],
      [0, -30],
    ]).map(([x, y], index) => place(x, y, 1, brick(pen, ['#c99a6a', '#bf8f60', '#d0a373'][index % 3]))),
  ].join('');
}

/** A wooden frame for bricks with wet clay in it, 84 wide. */
export function brickFrame() {
  return (
    path('M-40-16H36L44 10H-46Z', '#8a5f3c') +
    path('M-32-11H29L34 4H-36Z', '#8b6546') +
    path('M-30-10H28L30-5H-32Z', '#a67c58') +
    path('M-46 10H44V15H-46Z', '#6b4630')
  );
}

/** A palm trunk that stands as a pillar, 150 tall. @param {Pen} pen */
export function trunk(pen) {
  const rings = Array.from({ length: 9 }, (_, index) => `M-11-${12 + index * 16}l11 6 11-6`).join('');
  return (
    ellipse(4, 1, 22, 5, shadow.fill, { opacity: 0.22 }) +
    pen.lit('M-13 2L-10-150H10L13 2Z', bark, { x: 4, y: 2 }) +
    line(rings, shade(bark, 0.3), 3)
  );
}

/** A low wall of mud bricks, 300 wide and 70 tall. @param {Pen} pen */
export function brickWall(pen) {
  const rows = [0, 1, 2, 3].map((row) =>
    line(
      Array.from(
        { length: 7 },
        (_, column) => `M${column * 40 - 140 + (row % 2) * 20}-${row * 17 + 2}v-14`,
      ).join(''),
      shade(clay, 0.16),
      2.4,
    ),
  );
  return [
    pen.lit('M-150 0V-70H150V0Z', clay, { x: 5, y: 4 }),
    line('M-150-17H150M-150-34H150M-150-51H150', shade(clay, 0.16), 2.4),
    ...rows,
  ].join('');
}

/** A roof of palm branches on three trunks, before a wall of bricks, 320 wide. @param {Pen} pen */
export function palmShelter(pen) {
  const leaves = Array.from(
    { length: 22 },
    (_, index) => `M${index * 15 - 160}-150l${index % 2 ? 8 : -6} ${20 + (index % 3) * 6}`,
  ).join('');
  return [
    place(0, -26, 1.02, brickWall(pen)),
    path('M-152-26H152L170 12H-170Z', '#6b5a72', { opacity: 0.28 }),
    ...[-140, 0, 140].map((x) => place(x, 4, 1, trunk(pen))),
    line(leaves, shade(leafy, 0.18), 5),
    pen.lit('M-172-142L-150-168H150L172-142Z', leafy, { x: 4, y: 5 }),
    line(
      'M-150-160L-120-146M-90-162L-64-146M-30-164L-6-146M34-164L54-146M92-162L112-146M140-158L158-146',
      '#b9c47c',
      4,
    ),
  ].join('');
}

/** A ram's horn, lying, 110 wide. @param {Pen} pen */
export function horn(pen) {
  return (
    ellipse(4, 12, 56, 7, shadow.fill, { opacity: 0.22 }) +
    pen.lit('M-54 8Q-60-6-48-10Q-6-8 16-26Q30-42 50-46Q58-40 54-32Q36-28 28-12Q4 16-54 8Z', '#b79468', {
      x: 4,
      y: 4,
    }) +
    ellipse(-51, -1, 6, 10, '#5d4030') +
    line('M-30-8Q-26 2-30 9M-8-12Q-2-2-8 6M12-22Q20-14 16-6', '#8a6a48', 3)
  );
}

/** A wooden board and the stick to strike it, 120 wide. @param {Pen} pen */
export function clapper(pen) {
  return (
    ellipse(2, 12, 62, 7, shadow.fill, { opacity: 0.22 }) +
    pen.lit('M-58-4L52-14L58 4L-52 14Z', '#a4713f', { x: 3, y: 4 }) +
    line('M-40 2L40-5', '#7d5230', 2.6) +
    circle(-44, 3, 3.4, '#5d4030') +
    circle(46, -5, 3.4, '#5d4030') +
    line('M-20-34L44-24', '#7a5232', 7) +
    circle(46, -24, 8, '#8f6240')
  );
}

/** Balls of dried curd on a cloth, 90 wide. @param {Pen} pen */
export function curds(pen) {
  /** @type {[number, number][]} */
  const balls = [
    [-24, -6],
    [-2, -8],
    [20, -6],
    [-12, -18],
    [10, -19],
    [0, -29],
  ];
  return [
    pen.lit('M-46-4L40-8L50 12L-42 14Z', '#7f9ab4', { x: 3, y: 3 }),
    ...balls.map(
      ([x, y]) => circle(x, y, 10, '#fbf4e0') + path(`M${x - 6} ${y + 6}a9 9 0 0 0 14-8`, '#e2d5b6'),
    ),
  ].join('');
}

/** A pulpit: two steps and a seat of wood, 96 wide. @param {Pen} pen */
export function pulpit(pen) {
  return (
    ellipse(4, 2, 54, 7, shadow.fill, { opacity: 0.22 }) +
    pen.lit('M-46 0V-22H-16V-44H14V-66H46V0Z', '#a4713f', { x: 5, y: 4 }) +
    path('M-46-22H-16V-17H-46ZM-16-44H14V-39H-16ZM14-66H46V-61H14Z', '#c99a63') +
    line('M-40-8H40M-10-28H40M20-50H40', '#7d5230', 2.4)
  );
}

/** A rolled mat, 80 wide. @param {Pen} pen */
export function rolledMat(pen) {
  return (
    pen.lit('M-40-18H34V2H-40Z', '#cdb06f', { x: 3, y: 3 }) +
    ellipse(34, -8, 7, 10, '#b2914f') +
    circle(34, -8, 4, '#8f7038') +
    line('M-24-18V2M0-18V2M20-18V2', '#a8863f', 3)
  );
}

/** A folded cloak, 70 wide. @param {Pen} pen @param {string} [tone] */
export function foldedCloak(pen, tone = '#8f6b52') {
  return (
    pen.lit('M-34-8Q-34-22-20-22H26Q36-20 34-8Q36 4 26 4H-28Q-36 2-34-8Z', tone, { x: 3, y: 4 }) +
    line('M-30-8H30', shade(tone, 0.24), 3)
  );
}
