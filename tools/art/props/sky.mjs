import { light } from '../kit/colour.mjs';
import { box, circle, group, line, path, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** The air from the top of the picture to its horizon. @param {Pen} pen @param {number} width @param {number} height @param {readonly import('../kit/pen.mjs').Stop[]} stops */
export function air(pen, width, height, stops) {
  return box(0, 0, width, height, 0, pen.gradient(stops));
}

/** The sun with its warm air. @param {Pen} pen @param {number} radius @param {string} [colour] */
export function sun(pen, radius, colour = '#fff6dc') {
  return [
    circle(
      0,
      0,
      radius * 5,
      pen.glow([
        [0, colour, 0.8],
        [0.35, colour, 0.3],
        [1, colour, 0],
      ]),
    ),
    circle(0, 0, radius * 1.55, colour, { opacity: 0.45 }),
    circle(0, 0, radius, light(colour, 0.2)),
  ].join('');
}

/** A cloud 120 wide, flat below. @param {Pen} pen @param {string} [colour] @param {string} [under] */
export function cloud(pen, colour = '#fffdf5', under = '#f3e6dc') {
  const form =
    'M-46 0a15 15 0 0 1-2-29.500 20 20 0 0 1 22-15 27 27 0 0 1 49-4 20 20 0 0 1 23 18A15.500 15.500 0 0 1 46 0Z';
  return pen.once(`cloud ${colour}`, () => pen.lit(form, colour, { x: 4, y: 8, dark: under }));
}

/** A long thin cloud. @param {string} [colour] @param {number} [opacity] */
export function streak(colour = '#fffdf5', opacity = 0.6) {
  return group(
    { opacity },
    box(-50, -5, 90, 10, 5, colour),
    box(-20, -13, 70, 10, 5, colour),
    box(4, 3, 56, 8, 4, colour),
  );
}

/** Birds far away. @param {string} colour */
export function birds(colour) {
  const bird = line('M-9-3Q-4-8 0 0Q4-8 9-3', colour, 2.4);
  return [place(0, 0, 1, bird), place(22, -12, 0.75, bird), place(36, 4, 0.6, bird)].join('');
}

/** A small flag on a staff, 40 high. @param {string} colour */
export function flag(colour) {
  return line('M0 0V-40', '#8a5a34', 3) + path('M1.500-40Q13-45 27-36Q14-33 1.500-26Z', colour);
}
