import { shade } from '../../kit/colour.mjs';
import { rounded } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const leaf = '#f4e6c6';

/** An open notebook sewn from scraps, 150 wide: a line parts its right leaf, and strokes of ink stand on the left. @param {Pen} pen */
export function notebook(pen) {
  return pen.once('notebook', () =>
    [
      ellipse(4, 6, 82, 8, shadow.fill, { opacity: 0.2 }),
      pen.lit(rounded('-80 4 -66 -52 66 -52 80 4', 6), '#8a5238', { x: 3, y: 4 }),
      pen.lit('M-2 0L-74-2L-61-49Q-30-55-2-47Z', leaf, { x: 4, y: 4, dark: '#dcc692' }),
      pen.lit('M2 0L74-2L61-49Q30-55 2-47Z', '#f8edd2', { x: 4, y: 4, dark: '#e2cf9f' }),
      path('M61-49L74-2L58-1L50-51Z', '#e7cfa2'),
      line('M0-48V-38M0-32V-22M0-16V-6', '#a8513c', 3.4),
      line('M-52-38h34M-55-28h30M-58-18h42M-60-9h28', '#6b5346', 2.6),
      line('M30-50L36-2', '#6b5346', 2),
    ].join(''),
  );
}

/** A pen cut from reed, lying, 80 wide. @param {Pen} pen */
export function reedPen(pen) {
  return [
    ellipse(2, 3, 38, 3, shadow.fill, { opacity: 0.18 }),
    pen.lit('M-40 0L-24-5L38-9V-2L-24 3Z', '#c9a35e', { x: 2, y: 3 }),
    path('M-40 0L-24-5V3Z', '#3c3440'),
    line('M4-7V1M22-8V0', shade('#c9a35e', 0.3), 2),
  ].join('');
}

/** A small pot of ink, 36 wide. @param {Pen} pen */
export function inkPot(pen) {
  return [
    ellipse(2, 1, 19, 3, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-16-24C-22-14-22 0-12 0H12C22 0 22-14 16-24Z', '#5f7f8c', { x: 4, y: 3 }),
    ellipse(0, -24, 16, 4.6, '#7f9faa'),
    ellipse(0, -24, 11, 3, '#2f2c3a'),
  ].join('');
}

/** A little bag tied with a cord, 44 wide. @param {Pen} pen */
export function purse(pen) {
  return pen.once('purse', () =>
    [
      ellipse(3, 1, 24, 4, shadow.fill, { opacity: 0.2 }),
      pen.lit('M-22-4C-26-20-14-28-7-32H7C14-28 26-20 22-4Q0 6-22-4Z', '#a8623f', { x: 5, y: 4 }),
      path('M-11-42Q0-36 11-42L7-31H-7Z', '#a8623f'),
      line('M-8-32H8M8-32q8 4 6 12', '#ecd6ab', 3),
    ].join(''),
  );
}

/** A tuft of white wool in shallow water, 84 wide. */
export function wool() {
  const curls = /** @type {const} */ ([
    [-32, -4, 9],
    [30, -5, 10],
    [-18, -13, 12],
    [17, -14, 12],
    [-1, -18, 13],
    [-10, -3, 12],
    [11, -2, 12],
  ]);
  return [
    ellipse(0, 5, 62, 10, '#8fd0d4', { opacity: 0.8 }),
    ellipse(0, 4, 46, 7, '#dff3ee', { opacity: 0.9 }),
    ...curls.map(([x, y, r]) => circle(x + 2, y + 2, r, '#d9ccb4') + circle(x, y, r, '#fbf4e2')),
    line(
      'M-24-13q4-7 9-2t-4 5M-6-20q4-7 9-2t-4 5M12-15q4-7 9-2t-4 5M-14-2q4-7 9-2t-4 5M8-2q4-7 9-2t-4 5M27-5q3-5 7-1M-36-4q3-5 7-1',
      '#cdbfa5',
      2.4,
    ),
    line('M-58 10q12-6 24 0t24 0 24 0 24 0', '#f4fbf8', 3),
  ].join('');
}
