import { mix, shade } from '../kit/colour.mjs';
import { smooth } from '../kit/outline.mjs';
import { material } from '../kit/palette.mjs';
import { circle, group, line, path, place, round } from '../kit/svg.mjs';

const { leaf, leafDeep, bark, amber } = material;

/** Fronds from the back to the front: reach to the side, fall of the tip, rise of the bow. */
const fronds = /** @type {const} */ ([
  [-40, -30, 26, leafDeep],
  [38, -34, 26, leafDeep],
  [-20, -46, 14, leafDeep],
  [22, -44, 18, mix(leaf, leafDeep, 0.7)],
  [-56, 14, 34, mix(leaf, leafDeep, 0.45)],
  [55, 8, 36, mix(leaf, leafDeep, 0.6)],
  [-34, 44, 34, leaf],
  [36, 40, 34, mix(leaf, leafDeep, 0.3)],
  [-52, -8, 34, leaf],
  [47, -16, 32, leaf],
]);

/** A date palm, 150 high, its foot at the origin. @param {import('../kit/pen.mjs').Pen} pen */
export function palm(pen) {
  return pen.once('palm', () => trunk(pen) + place(11, -112, 1, crown(pen)));
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function trunk(pen) {
  const stem = 'M-8 0C-9-36-4-80 6-114Q11-118 15-113C8-78 6-38 9 0Q0 5-8 0Z';
  const rings = [-18, -36, -54, -72, -90].map((y) => `M${-7 - y / 18} ${y}q8 5 14 0`).join('');
  return pen.within(stem, pen.lit(stem, bark, { x: 6, y: 0 }), line(rings, shade(bark, 0.32), 2.4));
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function crown(pen) {
  return pen.once('palm crown', () => group({ 'stroke-linejoin': 'round', 'stroke-width': 2 }, leaves()));
}

function leaves() {
  const dates = [-6, 1, 8].map((x, index) =>
    circle(x, 8 + (index % 2) * 5, 5, index === 1 ? '#d98a3d' : amber),
  );
  return [...fronds.slice(0, 6).map(frond), ...dates, ...fronds.slice(6).map(frond)].join('');
}

/** One bowed frond, smooth above and feathered below. @param {readonly [number, number, number, string]} form */
function frond([x, y, rise, colour]) {
  const bow = [x * 0.5, Math.min(y, 0) * 0.6 - rise];
  const teeth = [0.86, 0.68, 0.5, 0.32].map((share) => {
    const [px, py] = onBow(share, bow, [x, y]);
    const reach = 15 * Math.sin(share * 2.6) + 3;
    const [nx, ny] = onBow(share - 0.11, bow, [x, y]);
    return `L${round(px - x * 0.03)} ${round(py + reach)}L${round(nx)} ${round(ny + 4)}`;
  });
  return path(
    `M0 2Q${round(bow[0] ?? 0)} ${round((bow[1] ?? 0) - 2)} ${x} ${y}${teeth.join('')}L0 9Z`,
    colour,
    {
      stroke: colour,
    },
  );
}

/** @param {number} share @param {number[]} bow @param {number[]} tip @returns {[number, number]} */
function onBow(share, [bx = 0, by = 0], [x = 0, y = 0]) {
  const rest = 1 - share;
  return [2 * share * rest * bx + share * share * x, 2 * share * rest * by + share * share * y];
}

/** A low palm that has not grown a stem. @param {import('../kit/pen.mjs').Pen} pen */
export function youngPalm(pen) {
  return pen.once('young palm', () => place(0, -8, 0.7, crown(pen)));
}

/** Grass of dry land. @param {import('../kit/pen.mjs').Pen} pen @param {string} colour */
export function tuft(pen, colour) {
  return pen.once(`tuft ${colour}`, () => {
    const back = 'M-9 0Q-11-13-19-19Q-5-15-2 0ZM2 0Q6-17 18-21Q10-11 9 0Z';
    return path(back, shade(colour, 0.22)) + path('M-5 0Q-5-20 1-30Q6-17 5 0Z', colour);
  });
}

/** A round low bush. @param {import('../kit/pen.mjs').Pen} pen @param {string} colour */
export function bush(pen, colour) {
  return pen.once(`bush ${colour}`, () =>
    pen.lit(smooth('-30 0 -31 -15 -18 -20 -10 -33 7 -33 15 -22 29 -19 32 0 0 3'), colour, {
      x: 7,
      y: 6,
    }),
  );
}
