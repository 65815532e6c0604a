import { shade } from '../kit/colour.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { material } from '../kit/palette.mjs';
import { drawing } from '../kit/pen.mjs';
import { line, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const middle = { x: 130, y: 118 };
const radius = 96;
/** Start and end of a branch, in degrees clockwise from the right. */
const [foot, tip] = [86, -52];
const pairs = 8;

/** Two olive branches around the medal of a place that was walked to its end, tied with a star. */
export function oliveWreath() {
  return drawing(260, 236, (pen) => [
    place(0, 0, 1, branch(pen)),
    place(2 * middle.x, 0, 1, branch(pen), { flip: true }),
    place(middle.x, middle.y + radius, 1, tie(pen)),
  ]);
}

/** The one on the right. @param {Pen} pen */
function branch(pen) {
  return pen.once('branch', () => {
    const leaves = Array.from({ length: pairs }, (_, number) => {
      const along = (number + 0.6) / pairs;
      const turn = foot + (tip - foot) * along;
      const size = 1.08 - along * 0.42;
      const grows = turn - 90;
      return [
        place(...at(turn), size, leaf(pen, material.leaf), { turn: grows + 38 }),
        place(...at(turn), size * 0.82, leaf(pen, material.leafDeep), { turn: grows - 38 }),
      ].join('');
    });
    const end = place(...at(tip), 0.66, leaf(pen, material.leaf), { turn: tip - 90 });
    return stem() + leaves.join('') + end;
  });
}

function stem() {
  const [from, to] = [at(foot), at(tip)];
  return line(
    `M${from.join(' ')}A${radius} ${radius} 0 0 0 ${to.join(' ')}`,
    shade(material.leafDeep, 0.2),
    4,
  );
}

/** 42 long, from the origin to the right. @param {Pen} pen @param {string} colour */
function leaf(pen, colour) {
  return pen.once(`leaf ${colour}`, () =>
    pen.lit('M0 0C9-11 27-12 42 0C27 9 9 9 0 0Z', colour, { x: 2, y: 4 }),
  );
}

/** @param {Pen} pen */
function tie(pen) {
  return pen.lit(rounded(khatam(17, { x: 0, y: 0 }), 3), material.gold, { x: 3, y: 3 });
}

/** A point of the round, at this angle. @param {number} turn @returns {[number, number]} */
function at(turn) {
  const angle = (turn * Math.PI) / 180;
  return [
    Math.round((middle.x + radius * Math.cos(angle)) * 100) / 100,
    Math.round((middle.y + radius * Math.sin(angle)) * 100) / 100,
  ];
}
