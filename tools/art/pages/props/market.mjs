import { shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { crag } from '../../props/rocks.mjs';
import { sack } from './household.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Large scales out of balance, 150 wide and 150 high: a sack presses the left pan down. @param {Pen} pen */
export function tiltedScales(pen) {
  const pan = pen.lit('M-30 0H30Q22 18 0 18Q-22 18-30 0Z', '#b87a4b', { x: 5, y: 4 });
  return [
    ellipse(4, 2, 44, 6, shadow.fill, { opacity: 0.2 }),
    line('M0-6V-146', '#8a5f3c', 9),
    line('M-66-112L66-152', '#7a5134', 8),
    circle(0, -132, 7, '#5f3f2c'),
    line('M-64-111L-90-44M-64-111L-38-44M64-151L40-98M64-151L90-98', '#6b4630', 2.4),
    place(-64, -46, 0.66, sack(pen, '#d2a86a')),
    place(-64, -46, 1, pan),
    place(65, -98, 1, pan),
    path('M-36 0Q-30-16 0-16Q30-16 36 0Z', '#7a5134'),
  ].join('');
}

/** A rock with a crack and one small yellow seed in it, 180 wide. @param {Pen} pen */
export function rockWithSeed(pen) {
  return [
    place(0, 0, 1.9, crag(pen, '#a79a94')),
    path('M-34-26L-8-34 16-24 30-30 22-16 4-12-14-18Z', '#5b4f52'),
    circle(
      2,
      -20,
      18,
      pen.glow([
        [0, '#ffe08a', 0.9],
        [1, '#ffe08a', 0],
      ]),
    ),
    circle(2, -19, 4.2, '#f2c23e'),
    circle(1, -20, 1.4, '#fff0b0'),
  ].join('');
}

/** Bare ground with cracks, 240 wide. */
export function crackedGround() {
  return [
    path('M-120 0Q-90-34-10-34Q90-36 122-4Q80 30 0 28Q-90 30-120 0Z', '#b98f64', { opacity: 0.75 }),
    line(
      'M-92-2L-56-12-30 2-4-16M-56-12L-44-30M-30 2L-38 22M-4-16L26-28M-4-16L22 4 18 24M22 4L62-8 96 2M62-8L56-28M62-8L72 16',
      '#7d5a40',
      3,
    ),
  ].join('');
}

/** Specks of dust in a ray of sun; the ray begins at the window of the room. */
export function specks() {
  const spots = /** @type {const} */ ([
    [118, 140, 2.2],
    [146, 158, 3],
    [166, 132, 2],
    [176, 186, 3.2],
    [204, 166, 2.4],
    [214, 210, 3.4],
    [240, 190, 2.2],
    [252, 236, 3],
    [276, 216, 2.6],
    [282, 256, 3.6],
    [310, 246, 2.4],
    [228, 254, 2.2],
    [196, 228, 2.4],
    [150, 108, 1.8],
  ]);
  return spots.map(([x, y, r]) => circle(x, y, r, '#fffbe6', { opacity: 0.95 })).join('');
}

/** A small palm that comes out of its stone, 50 wide. @param {Pen} pen */
export function palmShoot(pen) {
  const green = '#5f9a52';
  return [
    ellipse(2, 1, 24, 4, shadow.fill, { opacity: 0.18 }),
    pen.lit('M-15 1C-14-9-6-13 3-12C12-11 16-5 16 1Q0 5-15 1Z', '#8a5a3c', { x: 3, y: 2 }),
    path('M-2-9C-6-26-16-36-28-38C-20-28-8-20-2-9Z', shade(green, 0.1)),
    path('M2-9C2-30 6-42 10-54C16-40 10-24 4-9Z', green),
    path('M3-9C10-24 20-30 32-30C24-22 12-16 3-9Z', shade(green, 0.16)),
  ].join('');
}
