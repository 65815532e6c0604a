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

/** A juniper of the Sarawat mountains on its twisted stem, 120 high. @param {Pen} pen @param {string} colour */
export function juniper(pen, colour) {
  return pen.once(`juniper ${colour}`, () =>
    [
      foot,
      path('M-8 0Q2-12-5-24Q-9-36 2-50L9-46Q1-34 5-24Q11-10 8 0Q0 4-8 0Z', material.bark),
      line('M-4-26Q-18-32-24-44M4-30Q16-36 20-48', material.bark, 4.5),
      pen.lit(
        smooth(
          '-30 -34 -42 -46 -40 -62 -32 -72 -34 -88 -22 -100 -14 -112 2 -118 16 -110 20 -98 32 -88 30 -74 42 -64 42 -48 32 -36 14 -32 0 -36 -16 -30',
        ),
        colour,
        { x: 11, y: 5, dark: shade(colour, 0.26) },
      ),
      path(smooth('-26 -52 -20 -66 -8 -64 -8 -56 -18 -48'), light(colour, 0.32), { opacity: 0.75 }),
      path(smooth('-16 -80 -8 -96 2 -100 0 -90 -8 -78'), light(colour, 0.32), { opacity: 0.75 }),
    ].join(''),
  );
}

/** An almond tree in blossom, 100 high. @param {Pen} pen @param {string} [blossom] */
export function almondTree(pen, blossom = '#f3bccb') {
  return pen.once(`almond ${blossom}`, () =>
    [
      foot,
      line('M0 0Q-4-22 2-42M0-22Q-16-32-26-50M1-32Q16-40 24-56', '#7d5a4c', 6),
      ...[
        [24, -62, 0.8],
        [-27, -58, 0.86],
        [-2, -76, 1],
      ].map(([x = 0, y = 0, size = 1]) =>
        place(
          x,
          y,
          size,
          pen.once('almond crown', () => crown(pen, blossom)),
        ),
      ),
      ellipse(-20, 1, 3, 1.6, blossom),
      ellipse(22, 3, 3, 1.6, blossom),
    ].join(''),
  );
}

/** @param {Pen} pen @param {string} blossom */
function crown(pen, blossom) {
  const petals = [
    [-14, -4],
    [2, -12],
    [12, 4],
    [-4, 8],
    [-18, 8],
  ].map(([x = 0, y = 0]) => circle(x, y, 2.6, '#fffaf3'));
  return (
    pen.lit(smooth('-28 6 -26 -10 -12 -20 6 -20 22 -12 28 6 12 16 -14 16'), blossom, { x: 6, y: 6 }) +
    petals.join('')
  );
}

/** A bush of thorns, as cold and dry plains have it, 60 wide. @param {Pen} pen @param {string} colour */
export function thornBush(pen, colour) {
  return pen.once(`thorns ${colour}`, () => {
    const wood = shade(colour, 0.42);
    return [
      ellipse(4, 1, 30, 4, shadow.fill, { opacity: 0.16 }),
      line(
        'M0 0L-22-18M0 0L-8-28M0 0L10-27M0 0L24-17M-10-9L-30-8M-5-16L-18-30M5-14L20-30M11-8L32-6',
        wood,
        2.6,
      ),
      ...[
        [-27, -12],
        [-20, -23],
        [-9, -29],
        [8, -30],
        [20, -26],
        [28, -12],
      ].map(([x = 0, y = 0], index) =>
        pen.lit(
          smooth(`${x - 9} ${y + 2} ${x - 4} ${y - 7} ${x + 6} ${y - 6} ${x + 9} ${y + 2} ${x} ${y + 5}`),
          index % 2 ? colour : light(colour, 0.16),
          { x: 2, y: 2 },
        ),
      ),
    ].join('');
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
