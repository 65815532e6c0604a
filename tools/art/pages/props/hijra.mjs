import { shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { bundle, waterskin } from './household.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const red = '#b8473a';

/** A bed: a low frame with a pillow and a cloak spread over it, 230 wide. @param {Pen} pen */
export function bedWithCloak(pen) {
  return [
    ellipse(6, 26, 124, 10, shadow.fill, { opacity: 0.22 }),
    line('M-104 4V24M104 4V24', '#6b4630', 9),
    pen.lit('M-112-14H112V10H-112Z', '#8f6443', { x: 4, y: 6 }),
    pen.lit('M-108-20Q-112-46-84-46Q-56-46-58-20Z', '#f0e2c4', { x: 4, y: 4 }),
    pen.lit('M-66-34Q0-46 110-30Q116-10 112 16Q88 8 60 16T4 14-56 16Q-68-8-66-34Z', '#7d7a56', {
      x: 4,
      y: 6,
    }),
    line('M-62-24Q10-36 112-20M-60-16Q10-28 112-12', '#e6d6a8', 3.2),
    line('M-20-38Q-26-10-22 14M36-40Q32-8 36 14M80-36Q80-8 84 12', shade('#7d7a56', 0.24), 2.6),
  ].join('');
}

/** A band tied around the neck of a bag, with two ends, 40 wide. */
function band() {
  return (
    line('M-15 0Q0 6 15 0', red, 8) +
    line('M10 3Q24 8 20 24M8 4Q12 14 4 26', red, 5) +
    circle(10, 3, 5, shade(red, 0.16))
  );
}

/** A bag of food, tied with a strip of red cloth, 90 wide. @param {Pen} pen */
export function tiedBag(pen) {
  return bundle(pen, '#c9a878') + place(0, -42, 1.1, band());
}

/** A waterskin with the same strip. @param {Pen} pen */
export function tiedSkin(pen) {
  return waterskin(pen) + place(24, -38, 0.8, band(), { turn: 30 });
}

/** Two deep holes of hooves, 150 wide, in sand that is thrown up. */
export function deepHoles() {
  return [-38, 38]
    .map(
      (x) =>
        ellipse(x, -2, 36, 14, '#e8cb92') +
        ellipse(x, 0, 27, 10, '#8a6239') +
        ellipse(x, 3, 20, 6, '#5f4028'),
    )
    .join('');
}

/** Hoofprints along a line of points. @param {readonly (readonly [x: number, y: number, size: number])[]} points */
export function hoofprints(points) {
  return points
    .map(([x, y, size], index) =>
      place(
        x + (index % 2 ? 12 : -12) * size,
        y,
        size,
        path('M-9-6Q0-13 9-6Q11 4 6 8L2 0H-2L-6 8Q-11 4-9-6Z', '#9a7045', { opacity: 0.85 }),
      ),
    )
    .join('');
}

/** Small prints of many hooves over the ground, 240 wide. */
export function tinyHooves() {
  return Array.from({ length: 34 }, (_, index) =>
    place(
      ((index * 67) % 240) - 120,
      ((index * 41) % 64) - 32,
      0.5,
      path('M-6-5Q-2-9-1-4V6Q-7 4-6-5ZM6-5Q2-9 1-4V6Q7 4 6-5Z', '#a77c51', { opacity: 0.75 }),
    ),
  ).join('');
}

/** A piece of leather with lines of writing, 120 wide. @param {Pen} pen */
export function leatherLetter(pen) {
  return [
    ellipse(4, 30, 62, 6, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-54-34Q-20-42 18-36Q48-40 56-30Q50 0 58 26Q20 34-14 28Q-44 34-58 24Q-50-4-54-34Z', '#b07a4a', {
      x: 4,
      y: 4,
    }),
    line('M-38-20h72M-38-6h64M-38 8h74M-36 20h46', '#4a2f22', 3.4, { 'stroke-dasharray': '15 5 9 4' }),
  ].join('');
}

/** An open yard before an empty house, with leaves that the wind carries, 90 wide. */
export function windLines() {
  return line('M-60 0Q-20-16 20-4T70-8M-40 14Q0 2 40 12', '#fff6e0', 3, { opacity: 0.7 });
}
