import { light, shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { palm } from '../../props/palm.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A grove of palms, 330 wide. @param {Pen} pen */
export function palmGrove(pen) {
  return [
    [-150, -8, 0.56, false],
    [-104, -14, 0.66, true],
    [-52, -10, 0.6, false],
    [0, -16, 0.7, true],
    [52, -10, 0.58, false],
    [106, -14, 0.68, false],
    [156, -6, 0.56, true],
  ]
    .map(([x, y, size, flip]) =>
      place(Number(x), Number(y), Number(size), palm(pen), { flip: Boolean(flip) }),
    )
    .join('');
}

/** A large old tree with a wide crown, 200 wide and 190 high. @param {Pen} pen */
export function oldTree(pen) {
  const green = '#7d9a56';
  return [
    ellipse(16, 2, 86, 9, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-15 0C-8-30-13-62-28-92L-12-98L0-72L14-104L28-96C12-66 9-30 18 0Q2 6-15 0Z', '#96704f', {
      x: 8,
      y: 0,
    }),
    pen.lit(
      smooth(
        '-100 -96 -92 -128 -60 -140 -34 -170 10 -176 44 -164 74 -146 98 -120 92 -92 50 -84 8 -92 -44 -82',
      ),
      green,
      { x: 12, y: 11 },
    ),
    path(smooth('-74 -118 -52 -132 -24 -138 -38 -124 -62 -112'), light(green, 0.34), { opacity: 0.75 }),
    path(smooth('-10 -150 14 -160 40 -152 20 -142'), light(green, 0.34), { opacity: 0.75 }),
  ].join('');
}

/** An olive tree, 90 wide. @param {Pen} pen */
export function olive(pen) {
  return pen.once('olive', () =>
    [
      ellipse(8, 1, 36, 5, shadow.fill, { opacity: 0.16 }),
      path('M-8 0Q-2-20-12-42L-3-44L2-30L10-46L16-42Q5-22 10 0Q1 3-8 0Z', '#8f7a66'),
      pen.lit(smooth('-44 -48 -36 -70 -14 -82 12 -82 34 -70 44 -50 24 -38 0 -42 -24 -38'), '#93a67c', {
        x: 7,
        y: 7,
      }),
      ...[-26, -8, 14, 30].map((x, index) => circle(x, -54 - (index % 2) * 12, 2.6, '#5c6b4c')),
    ].join(''),
  );
}

/** A bush of arak with ripe fruit, 150 wide. @param {Pen} pen */
export function arak(pen) {
  const green = '#6f9a5c';
  const clusters = [
    [-44, -44],
    [-14, -66],
    [16, -38],
    [34, -62],
    [54, -30],
    [-24, -22],
  ];
  const berries = [
    [0, 0],
    [7, 3],
    [2, 8],
    [-6, 5],
    [-3, 12],
    [4, 14],
  ];
  return [
    ellipse(8, 2, 78, 7, shadow.fill, { opacity: 0.18 }),
    pen.lit(smooth('-78 0 -74 -44 -48 -58 -26 -82 12 -92 42 -76 70 -54 80 -8 76 2 0 5'), shade(green, 0.12), {
      x: 9,
      y: 8,
    }),
    pen.lit(smooth('-62 -10 -58 -42 -36 -52 -14 -48 -6 -24 -24 -6'), green, { x: 6, y: 6 }),
    pen.lit(smooth('-24 -48 -14 -74 12 -82 34 -68 30 -46 4 -40'), light(green, 0.06), { x: 6, y: 6 }),
    pen.lit(smooth('4 -12 10 -40 34 -50 58 -38 62 -14 36 -4'), green, { x: 6, y: 6 }),
    ...clusters.flatMap(([x = 0, y = 0], index) =>
      berries.map(([bx = 0, by = 0], berry) =>
        circle(x + bx, y + by, 3.6, (index + berry) % 4 === 0 ? '#b0566a' : '#40304a'),
      ),
    ),
  ].join('');
}

/** A twig of arak whose end is chewed to a brush, 90 wide. */
export function twig() {
  return (
    line('M-40-4Q0-12 30-8', '#a47b52', 8) +
    line('M30-8l14-5M30-8l16 0M30-8l14 5', '#e6d2ab', 2.6) +
    line('M-30-8Q0-13 20-11', light('#a47b52', 0.4), 2)
  );
}

/** A leaf, 50 wide. @param {Pen} pen */
export function leaf(pen) {
  return (
    pen.lit('M-26 4C-20-16 6-20 28-8C14 10-8 14-26 4Z', '#5fae79', { x: 3, y: 4 }) +
    line('M-30 6Q0-2 26-8', shade('#5fae79', 0.24), 2.4)
  );
}

/** Two date stones. @param {Pen} pen */
export function dateStone(pen) {
  return (
    ellipse(3, 4, 18, 4, shadow.fill, { opacity: 0.2 }) +
    pen.lit('M-18 0C-14-9 14-9 18 0C14 8-14 8-18 0Z', '#9a6238', { x: 2, y: 3 }) +
    line('M-11-1Q0-4 11-1', '#6b4023', 2)
  );
}
