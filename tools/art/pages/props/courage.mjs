import { light, shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { rug } from '../../props/camp.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Air that trembles above hot ground, across the page. */
export function heatLines() {
  return line(
    'M204 246q14-9 28 0t28 0 28 0 28 0M330 262q12-8 24 0t24 0 24 0M214 276q14-9 28 0t28 0 28 0M352 292q14-9 28 0t28 0 28 0',
    '#fff6dc',
    4,
    { opacity: 0.85 },
  );
}

/** The strip of shade beside a rock, 150 wide. */
export function shadeOfRock() {
  return path('M-74 4Q-20-10 60-8Q92 2 76 14Q0 26-60 16Z', '#6b5a72', { opacity: 0.3 });
}

/** One large star with its light, 30 wide. @param {Pen} pen */
export function oneStar(pen) {
  return (
    circle(
      0,
      0,
      30,
      pen.glow([
        [0, '#fff3cf', 0.8],
        [1, '#fff3cf', 0],
      ]),
    ) + path('M0-16L3.400-3.400L16 0L3.400 3.400L0 16L-3.400 3.400L-16 0L-3.400-3.400Z', '#fffbe8')
  );
}

/** A white flower with two leaves, 44 high. */
export function whiteFlower() {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    place(0, -34, 1, path('M0 0C-7-4-8-13 0-16C8-13 7-4 0 0Z', turn % 144 ? '#fffdf5' : '#f3ece0'), { turn }),
  );
  return [
    line('M0 0Q-3-18 0-32', '#5f8f4c', 3.4),
    path('M-1-8C-10-8-17-13-20-20C-10-21-3-16-1-8Z', '#7fae62'),
    path('M-1-12C6-13 13-18 15-26C6-25 0-20-1-12Z', '#6f9c52'),
    ...petals,
    circle(0, -34, 4.6, '#f0b94a'),
  ].join('');
}

/** A dark crack in a stone, 60 wide. */
export function crack() {
  return line('M-30 8L-16-2L-6 4L0-4L12 2L30-8', '#5c504e', 4);
}

/** A hammer and tongs of a smith, lying, 90 wide. @param {Pen} pen */
export function hammerAndTongs(pen) {
  return [
    ellipse(2, 3, 46, 5, shadow.fill, { opacity: 0.2 }),
    line('M-42-2L22-16', '#8a5f3c', 7),
    pen.lit('M12-30L36-24L32-2L8-8Z', '#7d7f88', { x: 4, y: 4 }),
    line('M-36 12L4 2Q18-2 30 6M-30 18L6 2Q20-4 34-2', '#5d5f6a', 4),
  ].join('');
}

/** An empty purse, flat on the ground, its cord undone; 56 wide. @param {Pen} pen */
export function flatPurse(pen) {
  return [
    ellipse(2, 3, 30, 4, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-26 2C-26-8-10-12 4-11C20-12 26-4 25 2Q0 8-26 2Z', '#a8623f', { x: 4, y: 3 }),
    path('M-26 2C-34-2-36-8-40-8Q-38 2-40 8Q-32 6-26 2Z', light('#a8623f', 0.1)),
    line('M-28-6Q-24 0-28 8q-10 6-16 0', '#ecd6ab', 3),
  ].join('');
}

/** A gate in a thick wall, seen from the shade within: the valley behind it lies in the sun. */
export function shadyGate() {
  const wall = '#8d7270';
  return [
    path('M-4-4H484V306H426V132Q426 54 330 54T234 132V306H-4Z', wall),
    path('M234 132Q234 54 330 54T426 132V306H440V132Q440 40 330 40T220 132V306H234Z', light(wall, 0.14)),
    line('M30 60h50M118 104h44M40 150h48M132 200h46M24 244h54M446 96h30M452 190h28', shade(wall, 0.16), 3),
    path('M-4 306H234L214 372H-4ZM426 306H484V372H446Z', '#a58878'),
    path('M234 306H426L446 372H214Z', '#f1d9ac', { opacity: 0.5 }),
  ].join('');
}

/** A white dove in flight, 90 wide. */
export function whiteDove() {
  return [
    path('M-8 4C-22-6-26-26-20-42C-6-36 8-22 12-4Z', '#ece6dc'),
    path('M40 2L66 10L62 16L36 14Z', '#ddd5c8'),
    path('M-36-2C-30-10-20-10-12-4C0-8 24-6 42 4C34 14 12 20-6 14C-20 12-28 6-36-2Z', '#fffdf5'),
    path('M-4 2C0-18 14-34 34-40C38-22 30-2 14 8Z', '#fffdf5'),
    path('M4 4C10-10 20-22 32-30C32-16 26-2 14 8Z', '#ece6dc'),
    path('M-36-2L-44 0L-35 3Z', '#e0a04a'),
    circle(-27, -3, 1.8, '#3c3440'),
  ].join('');
}

/** @param {Pen} pen */
export function greenMat(pen) {
  return rug(pen, '#6f8f5c');
}

/** Young green leaves, 50 wide. */
export function sprouts() {
  const leaves = /** @type {const} */ ([
    [-18, 0.8, -16],
    [-4, 1.2, -4],
    [12, 1, 14],
  ]);
  return leaves
    .map(([x, size, turn]) =>
      place(
        x,
        0,
        size,
        line('M0 0V-16', '#5f8f4c', 3) +
          path('M0-12C-10-14-14-22-13-28C-4-26 0-20 0-12Z', '#7fb55f') +
          path('M0-15C8-16 13-24 12-31C4-29 0-23 0-15Z', '#94c873'),
        { turn },
      ),
    )
    .join('');
}
