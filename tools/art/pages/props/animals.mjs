import { shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const grey = '#9d949d';
const far = shade(grey, 0.28);

/** An elephant without load or rider, looking left, 170 wide and 130 high. @param {Pen} pen */
export function elephant(pen) {
  return [
    ellipse(10, 2, 78, 8, shadow.fill, { opacity: 0.2 }),
    path('M-28-50h24l-2 48q-10 5-20 0ZM34-50h24l2 48q-10 5-20 0Z', far),
    path('M74-88q13 14 9 44l-4 8-3-9Q78-66 68-80Z', far),
    pen.lit(trunkBody, grey, { x: 6, y: 11 }),
    path('M-14-42h27l-2 41q-12 5-24 0ZM46-42h28l-2 41q-12 5-24 0Z', grey),
    path('M4-42h9l-2 41-8 2ZM64-42h10l-2 41-8 2Z', shade(grey, 0.13)),
    head(pen),
    line('M-11-3h4M-2-2h4M51-3h4M60-2h4', '#e8dccf', 3),
  ].join('');
}

const trunkBody = smooth('-34 -60 -38 -92 -22 -116 14 -128 52 -124 78 -100 80 -62 66 -38 24 -32 -18 -36');

/** The kneeling elephant, which refuses to walk. @param {Pen} pen */
export function elephantKneeling(pen) {
  return [
    ellipse(6, 2, 84, 8, shadow.fill, { opacity: 0.2 }),
    path('M36-46h24l4 44q-12 5-22 0Z', far),
    path('M76-74q12 12 8 40l-4 8-3-9Q80-54 70-66Z', far),
    pen.lit(smooth('-38 -26 -44 -58 -26 -86 10 -104 50 -108 78 -88 82 -54 70 -26 24 -8 -22 -6'), grey, {
      x: 6,
      y: 11,
    }),
    path('M-34-24Q-52-22-58-10Q-58-1-48-1H-16Q-8-10-12-24Z', grey),
    path('M-10-22Q-26-18-30-8Q-30-1-22-1H6Q14-12 10-24Z', shade(grey, 0.1)),
    path('M50-38h26l-2 37q-12 5-22 0Z', grey),
    path('M66-38h10l-2 37-8 2Z', shade(grey, 0.13)),
    place(-4, 36, 1, head(pen)),
  ].join('');
}

/** @param {Pen} pen */
function head(pen) {
  const face =
    'M-18-118C-40-126-64-112-66-88C-67-70-72-50-70-30C-69-18-80-14-84-20C-88-26-94-22-91-14C-86-2-62-2-59-22C-58-38-54-52-44-56C-30-56-18-62-14-76Z';
  return [
    path('M-48-58Q-62-52-76-58Q-64-46-46-50Z', '#f5ead2'),
    pen.lit(face, grey, { x: 5, y: 5 }),
    line('M-68-44q5 2 10 0M-68-32q5 2 9 1', shade(grey, 0.24), 2.4),
    pen.lit(smooth('-34 -108 -14 -122 8 -112 12 -86 -2 -66 -20 -64 -30 -82'), '#b4aab2', {
      x: 5,
      y: 5,
      dark: shade(grey, 0.12),
    }),
    circle(-48, -92, 3, '#3d3138'),
  ].join('');
}

/** A donkey, looking left, 100 wide and 84 high. @param {Pen} pen @param {string} [coat] */
export function donkey(pen, coat = '#9a8b80') {
  return pen.once(`donkey ${coat}`, () => {
    const back = shade(coat, 0.26);
    return [
      ellipse(6, 1, 46, 5, shadow.fill, { opacity: 0.18 }),
      path('M-18-30h8l-2 29q-4 3-7 0ZM28-30h8l-1 29q-4 3-7 0Z', back),
      line('M43-46q9 10 6 26', back, 3),
      path('M46-22l6-1 1 8-6 2Z', '#5c5049'),
      path('M-42-72l2-20q8 4 8 20Z', back),
      pen.lit(
        'M-36-70C-48-66-58-52-60-46C-61-40-54-36-49-39L-38-48C-34-40-30-34-26-30H34C44-32 46-46 42-52C36-58 6-56-8-54C-20-56-26-70-36-70Z',
        coat,
        { x: 4, y: 6 },
      ),
      path('M-60-46C-61-40-54-36-49-39L-46-44Q-52-52-57-50Z', '#efe4d4'),
      path('M-36-70l7-20q7 6 1 22Z', coat),
      path('M-28-68Q-14-60-8-53L-14-52Q-26-58-30-64Z', '#6d6058'),
      path('M-26-32h9l-2 31q-4 3-7 0ZM18-32h10l-1 31q-4 3-8 0Z', coat),
      circle(-44, -58, 2.2, '#3d3138'),
    ].join('');
  });
}

/** A goat, looking left, 74 wide. @param {Pen} pen @param {string} [coat] */
export function goat(pen, coat = '#6e5a50') {
  return pen.once(`goat ${coat}`, () => {
    const back = shade(coat, 0.26);
    return [
      ellipse(4, 1, 34, 4, shadow.fill, { opacity: 0.16 }),
      path('M-10-24h6l-1 23q-3 3-5 0ZM20-24h6l-1 23q-3 3-5 0Z', back),
      path('M-28-60q4-12 14-12q-8 4-8 14Z', '#d9c7ab'),
      pen.lit(
        'M-26-62C-36-60-44-52-44-48C-44-44-38-42-34-44L-27-46C-24-36-20-28-16-24H24C32-28 34-40 30-46L36-54Q30-54 26-49C10-52-6-50-14-50C-18-52-20-62-26-62Z',
        coat,
        { x: 4, y: 5 },
      ),
      path('M-38-44l2 11 5-10Z', back),
      path('M-22-58l11-4q0 7-8 8Z', back),
      path('M-17-28h7l-1 27q-3 3-6 0ZM14-28h7l-1 27q-3 3-6 0Z', coat),
      circle(-33, -54, 2, '#f3d9a4'),
    ].join('');
  });
}

/** A bird on the ground, looking left, 40 wide: a pigeon, or in other colours a crow or a sparrow. @param {Pen} pen @param {string} [coat] */
export function bird(pen, coat = '#9aa6b4') {
  return pen.once(`bird ${coat}`, () =>
    [
      ellipse(2, 1, 15, 2.4, shadow.fill, { opacity: 0.2 }),
      line('M-2-6V0M4-6V0', '#c9784f', 2),
      path('M10-14L28-8L26-3L8-6Z', shade(coat, 0.2)),
      pen.lit('M-14-26C-20-26-20-17-15-14C-12-6 4-2 14-9C10-18 0-20-6-22C-8-25-10-26-14-26Z', coat, {
        x: 2,
        y: 4,
      }),
      path('M-19-21l-6 3 6 1Z', '#e0a04a'),
      circle(-14, -21, 1.4, '#2b2430'),
    ].join(''),
  );
}

/** Birds that fly, near. @param {string} colour */
export function flock(colour) {
  const one = path('M0 0C-4-7-11-9-18-7C-11-4-6 0-1 5C5 0 11-4 18-7C11-9 4-7 0 0Z', colour);
  return () =>
    [
      [0, 0, 1],
      [34, -14, 0.8],
      [-30, -18, 0.74],
      [10, -34, 0.66],
      [60, 4, 0.7],
      [-56, 2, 0.62],
      [44, -42, 0.54],
    ]
      .map(([x = 0, y = 0, size = 1]) => place(x, y, size, one))
      .join('');
}

/** Ants that carry crumbs, 150 wide. */
export function ants() {
  const one =
    ellipse(-5, 0, 4, 3, '#4a2f2a') +
    circle(1, 0, 2.4, '#4a2f2a') +
    circle(6, -1, 3, '#4a2f2a') +
    line('M-3 2l-3 4M1 2v4M4 1l3 4', '#4a2f2a', 1.4);
  const crumb = circle(7, -6, 3.4, '#f3d9a4');
  return [0, 1, 2, 3, 4, 5, 6]
    .map((index) => place(-66 + index * 22, Math.sin(index) * 6, 1, one + (index % 3 ? crumb : '')))
    .join('');
}
