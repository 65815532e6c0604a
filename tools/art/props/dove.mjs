import { shade } from '../kit/colour.mjs';
import { circle, path, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** A white dove in flight to the left, 80 wide, its middle at the origin. @param {Pen} pen */
export function dove(pen) {
  return pen.once('dove', () =>
    [
      path('M4-2C8-26 26-36 40-34C36-18 24-2 8 6Z', '#dcd6e6'),
      pen.lit('M-38-4C-34-12-26-14-20-10C-10-12 6-10 18 0L40 2L34 10L18 12C4 18-18 14-24 2Z', '#fffdf8', {
        x: 3,
        y: 3,
        dark: '#d8d2e2',
      }),
      pen.lit('M-8 0C-14-24-4-40 8-46C16-30 16-12 8 6Z', '#fffdf8', { x: 4, y: 2, dark: '#d8d2e2' }),
      path('M-38-4L-44-1L-36 1Z', '#e0a15c'),
      circle(-30, -6, 2, shade('#4a3a44', 0.2)),
    ].join(''),
  );
}

/** Two doves over the land, 120 wide. @param {Pen} pen */
export function doves(pen) {
  return place(-20, -40, 0.9, dove(pen)) + place(36, -66, 0.6, dove(pen));
}
