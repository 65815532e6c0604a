import { light, mix, shade } from '../kit/colour.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { drawing } from '../kit/pen.mjs';
import { circle, group, path, place } from '../kit/svg.mjs';
import { view } from '../worlds/compose/view.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const shield = rounded(
  '40 22 80 10 120 22 146 30 142 92 116 130 80 152 44 130 18 92 14 30',
  [8, 14, 8, 12, 20, 20, 16, 20, 20, 12],
);
const inner = rounded(
  '44 32 80 21 116 32 136 39 132 88 110 120 80 139 50 120 28 88 24 39',
  [8, 12, 8, 10, 18, 18, 14, 18, 18, 10],
);

/**
 * Badge of a world or sub-trail: the world in a shield, with its number as stars below.
 * @param {import('../worlds/world.mjs').World} world @param {number} number 1 to 5, or 0 for the whole world
 */
export function badge(world, number) {
  const { rim, path: pale } = world.colours;
  return drawing(160, 172, (pen) => [
    number === 0 ? leaves(pen, rim) : '',
    pen.lit(shield, rim, { x: 5, y: 5, dark: shade(rim, 0.3) }),
    path(inner, pale),
    pen.within(inset(), path(inset(), pen.gradient(world.air)), place(12, 4, 0.85, view(pen, world))),
    number === 0 ? crest(pen, rim, pale) : plate(rim, pale, number),
  ]);
}

function inset() {
  return rounded(
    '46 37 80 27 114 37 131 43 127 86 107 116 80 133 53 116 33 86 29 43',
    [8, 12, 8, 10, 18, 18, 14, 18, 18, 10],
  );
}

/** Five places for stars, the first of them filled. @param {string} rim @param {string} pale @param {number} number */
function plate(rim, pale, number) {
  const stars = [0, 1, 2, 3, 4].map((index) => {
    const [x, y] = [38 + index * 21, 147 - Math.abs(index - 2) * 4];
    return index < number
      ? path(rounded(khatam(10.5, { x, y }), 2), '#f6c453') +
          path(rounded(khatam(5.5, { x: x - 0.6, y: y - 0.8 }), 1), '#fff1c4')
      : circle(x, y, 4.6, mix(rim, pale, 0.35));
  });
  return group(
    {},
    path(
      'M22 122Q80 146 138 122Q148 124 146 136Q142 152 128 154Q80 172 32 154Q18 152 14 136Q12 124 22 122Z',
      shade(rim, 0.24),
    ),
    path(
      'M24 124Q80 147 136 124Q142 126 141 134Q138 147 126 149Q80 166 34 149Q22 147 19 134Q18 126 24 124Z',
      rim,
    ),
    ...stars,
  );
}

/** All five are done: one large star. @param {Pen} pen @param {string} rim @param {string} pale */
function crest(pen, rim, pale) {
  const star = rounded(khatam(27, { x: 80, y: 138 }), 4);
  return (
    pen.lit(star, shade(rim, 0.1), { x: 3, y: 3 }) +
    path(rounded(khatam(21, { x: 79, y: 137 }), 3), pale) +
    pen.lit(rounded(khatam(16, { x: 79, y: 137 }), 3), '#f6c453', { x: 3, y: 3 })
  );
}

/** Leaves on both sides. @param {Pen} pen @param {string} rim */
function leaves(pen, rim) {
  const green = mix('#4fae79', rim, 0.12);
  const side = [
    [18, 64, -62],
    [12, 88, -80],
    [18, 112, -104],
    [34, 132, -128],
    [56, 148, -150],
  ].map(([x = 0, y = 0, turn = 0], index) =>
    place(x, y, 1, path('M0 0C-2-14 4-24 16-30C22-16 16-4 0 0Z', index % 2 ? green : light(green, 0.2)), {
      turn: turn + 30,
    }),
  );
  const all = side.join('');
  return (
    pen.once('leaves', () => all) +
    group(
      { transform: 'translate(160 0) scale(-1 1)' },
      pen.once('leaves', () => all),
    )
  );
}
