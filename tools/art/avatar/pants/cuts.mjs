import { shade } from '../../kit/colour.mjs';
import { line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/**
 * @typedef {object} Cut
 * @property {string} colour
 * @property {number} [wide] how far a leg stands out at its hem, in pixels
 * @property {number} [hem]
 * @property {string} [cuff]
 * @property {string} [inside]
 */

/** Trousers. @param {Pen} pen @param {Cut} cut */
export function trousers(pen, { colour, wide = 4, hem = 420, cuff, inside = '' }) {
  const legs = `M112 300H208L${204 + wide} ${hem}Q${182} ${hem + 6} ${164} ${hem}L160 344L156 ${hem}Q138 ${hem + 6} ${116 - wide} ${hem}Z`;
  return [
    pen.lit(legs, colour, { x: 8, y: 0, dark: shade(colour, 0.2) }),
    pen.within(
      legs,
      path(`M160 300V344L156 ${hem + 8}H148L154 340Z`, shade(colour, 0.2)),
      inside,
      cuff ? line(`M100 ${hem - 2}H220`, cuff, 14) : '',
    ),
  ].join('');
}

/** A long skirt. @param {Pen} pen @param {Cut} cut */
export function skirt(pen, { colour, wide = 62, hem = 418, inside = '' }) {
  const cloth = `M116 300H204L${160 + wide} ${hem}Q160 ${hem + 16} ${160 - wide} ${hem}Z`;
  const folds = [-34, -12, 14, 36].map((x) =>
    line(`M${160 + x * 0.6} 336L${160 + x * 1.3} ${hem + 4}`, shade(colour, 0.2), 3),
  );
  return (
    pen.lit(cloth, colour, { x: 10, y: 3, dark: shade(colour, 0.2) }) + pen.within(cloth, ...folds, inside)
  );
}

/** @param {number} y @param {string} colour @param {number} [width] */
export function band(y, colour, width = 8) {
  return line(`M90 ${y}Q160 ${y + 10} 230 ${y}`, colour, width);
}

/** Patches on both knees. @param {string} colour */
export function knees(colour) {
  return path(
    'M120 360h28q5 0 5 6v18q0 6-5 6h-28q-5 0-5-6v-18q0-6 5-6ZM172 360h28q5 0 5 6v18q0 6-5 6h-28q-5 0-5-6v-18q0-6 5-6Z',
    colour,
  );
}

/** Small marks all over. @param {string} mark a path from its own origin @param {string} colour @param {number} [gap] */
export function marks(mark, colour, gap = 22) {
  const rows = [344, 344 + gap, 344 + 2 * gap, 344 + 3 * gap];
  return rows
    .flatMap((y, row) => [108, 130, 152, 174, 196, 218].map((x) => `M${x - (row % 2) * 11} ${y}${mark}`))
    .map((d) => path(d, colour))
    .join('');
}

/** Blades of grass along the hem. @param {string} colour */
export function grassHem(colour) {
  return Array.from({ length: 16 }, (_, index) =>
    path(
      `M${92 + index * 9} 432q-2-${20 + (index % 3) * 8} 3-${34 + (index % 3) * 9}q6 14 4 ${34 + (index % 3) * 8}Z`,
      colour,
    ),
  ).join('');
}
