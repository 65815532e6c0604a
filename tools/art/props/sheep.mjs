import { shadow } from '../kit/palette.mjs';
import { smooth } from '../kit/outline.mjs';
import { circle, ellipse, path } from '../kit/svg.mjs';

/** A sheep that grazes, 90 wide. @param {import('../kit/pen.mjs').Pen} pen */
export function sheep(pen) {
  return pen.once('sheep', () =>
    [
      ellipse(4, 1, 42, 5, shadow.fill, { opacity: 0.16 }),
      path('M-20-22h8v20q-4 4-8 0ZM16-22h8v20q-4 4-8 0Z', '#6b5648'),
      path('M-8-22h8v22q-4 4-8 0ZM28-22h8v20q-4 4-8 0Z', '#826a58'),
      pen.lit(
        smooth('-30 -34 -34 -50 -20 -62 -4 -70 14 -68 30 -66 42 -52 42 -34 30 -22 10 -18 -14 -20'),
        '#fbf3e2',
        { x: 7, y: 8, dark: '#e0d2bf' },
      ),
      path('M-26-52C-38-56-52-50-54-38C-55-28-46-24-38-28C-30-32-24-42-26-52Z', '#826a58'),
      path('M-30-54q-2-10-14-8q2 8 14 8Z', '#6b5648'),
      circle(-44, -41, 2.2, '#2f2523'),
    ].join(''),
  );
}
