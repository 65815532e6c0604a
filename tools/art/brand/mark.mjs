import { khatam, ribbon, rounded } from '../kit/outline.mjs';
import { box, circle, path, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** The mark of the product: a trail that winds through an eight-pointed star to the sun. 100 square, its middle at the origin. @param {Pen} pen */
export function mark(pen) {
  const star = rounded(khatam(49), 4);
  return [
    pen.within(
      star,
      path(
        star,
        pen.gradient([
          [0, '#fdeec9'],
          [1, '#fbdca4'],
        ]),
      ),
      circle(14, -17, 10, '#f2a93b'),
      path('M-60 2Q-34-20-6-6Q18-18 60 0V60H-60Z', '#e9a06b'),
      path('M-60 14Q-20-4 12 10Q34 2 60 14V60H-60Z', '#2c8a59'),
      path(
        ribbon([
          [22, 5, 1.5],
          [21, 11, 4],
          [4, 17, 7],
          [10, 26, 11],
          [-10, 40, 18],
          [-12, 60, 26],
        ]),
        '#fff3d6',
      ),
    ),
  ].join('');
}

/** The mark on a green ground. @param {Pen} pen @param {{ corner: number, scale: number }} form a corner of 0 fills the square, as a mask wants it */
export function tile(pen, { corner, scale }) {
  return (
    box(
      0,
      0,
      512,
      512,
      corner,
      pen.gradient([
        [0, '#34c48a'],
        [1, '#1f9d6b'],
      ]),
    ) + place(256, 256, scale, mark(pen))
  );
}
