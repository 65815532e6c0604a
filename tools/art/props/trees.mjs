import { light, shade } from '../kit/colour.mjs';
import { smooth } from '../kit/outline.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const foot = ellipse(6, 1, 30, 5, shadow.fill, { opacity: 0.16 });

/** A round tree, 110 high. @param {Pen} pen @param {string} colour */
export function roundTree(pen, colour) {
  return pen.once(`round tree ${colour}`, () =>
    [
      foot,
      path('M-6 0Q-3-26-5-50H6Q4-26 8 0Q1 3-6 0Z', material.bark),
      line('M0-40L14-56M-1-34L-14-50', material.bark, 4),
      pen.lit(smooth('-38 -56 -40 -78 -22 -92 -8 -108 16 -106 28 -90 42 -76 36 -52 14 -44 -16 -44'), colour, {
        x: 9,
        y: 8,
      }),
      path(smooth('-26 -72 -24 -86 -8 -94 6 -92 -4 -82 -14 -72'), light(colour, 0.35), { opacity: 0.7 }),
    ].join(''),
  );
}

/** A fir of three skirts, 120 high. @param {Pen} pen @param {string} colour @param {string} [snow] */
export function fir(pen, colour, snow) {
  return pen.once(`fir ${colour}${snow}`, () => {
    const tiers = [
      [0, 38, -10],
      [0, 31, -42],
      [0, 23, -72],
    ].map(([, wide = 0, y = 0]) => {
      const form = `M0 ${y - 48}Q${wide * 0.5} ${y - 16} ${wide} ${y - 2}Q${wide} ${y + 4} ${wide - 8} ${y + 3}Q0 ${y + 10} ${8 - wide} ${y + 3}Q${-wide} ${y + 4} ${-wide} ${y - 2}Q${-wide * 0.5} ${y - 16} 0 ${y - 48}Z`;
      return (
        pen.lit(form, colour, { x: 9, y: 4 }) +
        (snow
          ? path(
              `M0 ${y - 48}Q${wide * 0.4} ${y - 20} ${wide * 0.7} ${y - 12}Q${wide * 0.3} ${y - 18} 0 ${y - 10}Q${-wide * 0.3} ${y - 20} ${-wide * 0.7} ${y - 10}Q${-wide * 0.4} ${y - 20} 0 ${y - 48}Z`,
              snow,
            )
          : '')
      );
    });
    return [foot, path('M-5 0V-16H6V0Q0 3-5 0Z', material.bark), ...tiers].join('');
  });
}

/** A flat-crowned acacia, 90 high. @param {Pen} pen @param {string} colour */
export function acacia(pen, colour) {
  return pen.once(`acacia ${colour}`, () =>
    [
      foot,
      line('M0 0Q2-30-4-44M0-26Q14-42 26-52M-1-34Q-16-46-26-54', material.bark, 6),
      pen.lit(smooth('-52 -54 -34 -72 -4 -78 30 -76 54 -58 30 -52 2 -56 -26 -50'), colour, { x: 6, y: 7 }),
      pen.lit(smooth('-20 -74 0 -88 26 -84 34 -74 8 -70'), light(colour, 0.14), { x: 5, y: 5 }),
    ].join(''),
  );
}

/** Reeds at the water. @param {Pen} pen @param {string} colour */
export function reeds(pen, colour) {
  return pen.once(`reeds ${colour}`, () =>
    [
      line('M-12 0Q-14-24-18-38M-3 0Q-3-30-1-46M7 0Q9-24 15-38', colour, 3.4),
      line('M-18-38l-1-9M-1-46v-10M15-38l2-9', '#9a6a3f', 6),
      path('M-4 0Q-12-16-26-22Q-14-8-10 0ZM8 0Q14-14 26-18Q16-8 14 0Z', shade(colour, 0.1)),
    ].join(''),
  );
}

/** Three flowers. @param {Pen} pen @param {string} colour @param {string} [green] */
export function flowers(pen, colour, green = '#6fa04a') {
  return pen.once(`flowers ${colour}`, () => {
    const one =
      [0, 72, 144, 216, 288]
        .map((turn) => ellipse(0, -5, 3, 4.6, colour, { transform: `rotate(${turn})` }))
        .join('') + circle(0, 0, 2.8, '#fbe6a0');
    return [
      line('M0 0V-22M-13 0Q-14-8-16-14M12 0Q13-6 16-12', green, 2.6),
      place(0, -25, 1.1, one),
      place(-17, -16, 0.9, one),
      place(17, -14, 0.8, one),
    ].join('');
  });
}

/** Mushrooms that glow a little. @param {Pen} pen @param {string} cap */
export function mushrooms(pen, cap) {
  return pen.once(`mushrooms ${cap}`, () => {
    const one =
      pen.lit('M-5 0Q-3-12-4-20H5Q4-12 6 0Q0 2-5 0Z', '#f7ead2', { x: 3, y: 0 }) +
      pen.lit('M-18-18C-18-34-8-40 0-40C8-40 18-34 18-18Q0-12-18-18Z', cap, { x: 5, y: 4 }) +
      circle(-6, -28, 3, '#fff3d0') +
      circle(6, -24, 2.4, '#fff3d0');
    return [
      circle(
        0,
        -20,
        44,
        pen.glow([
          [0, cap, 0.35],
          [1, cap, 0],
        ]),
      ),
      one,
      place(22, 3, 0.6, one),
      place(-20, 2, 0.5, one),
    ].join('');
  });
}
