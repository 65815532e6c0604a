import { shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { farLight, hairTent } from './road.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const iron = '#6d6f78';

/** A large key with two teeth, lying, 150 wide. */
export function greatKey() {
  return [
    ellipse(4, 12, 78, 8, shadow.fill, { opacity: 0.22 }),
    circle(-50, 0, 19, 'none', { stroke: iron, 'stroke-width': 8 }),
    line('M-30 0H70M46 0V20M62 0V24', iron, 8),
    line('M-28-2H70', '#a3a6ae', 2.6),
    circle(-50, 0, 22, 'none', { stroke: '#a3a6ae', 'stroke-width': 2 }),
  ].join('');
}

/** A folded cloth below the key, 190 wide. @param {Pen} pen */
export function greenCloth(pen) {
  return (
    ellipse(4, 20, 100, 10, shadow.fill, { opacity: 0.2 }) +
    pen.lit('M-94-10L86-18L98 18L-84 26Z', '#3f8a68', { x: 4, y: 5 }) +
    line('M-84 18L92 11M-90-3L86-11', '#e3c083', 3)
  );
}

/** A striped turban, wound and set down, 90 wide. @param {Pen} pen */
export function stripedTurban(pen) {
  return [
    ellipse(4, 4, 50, 8, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-44 0Q-52-22-34-34Q-14-48 12-44Q42-40 46-16Q48-4 40 2Q0 10-44 0Z', '#b5493c', { x: 4, y: 5 }),
    line('M-45-10Q-8-34 44-22M-40-26Q-6-44 32-36M-43 0Q0-16 44-6', '#f0d9b4', 4.4),
    line('M-46-5Q-6-26 45-14', shade('#b5493c', 0.3), 2.4),
    pen.lit('M30-2Q54 2 66 12Q54 16 36 8Z', '#b5493c', { x: 2, y: 3 }),
    line('M38 2Q52 4 60 11', '#f0d9b4', 3),
  ].join('');
}

/** Blocks and broken pieces of stone, 120 wide. @param {Pen} pen */
export function fallenBlocks(pen) {
  return [
    ellipse(4, 8, 66, 9, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-54 6L-46-16L18-22L24-2L-40 12Z', '#9d9189', { x: 5, y: 5 }),
    line('M-22-18L-16 8M2-20L8 4', shade('#9d9189', 0.3), 2.6),
    pen.lit('M28 8L32-12L56-8L58 6Z', '#b3a79d', { x: 3, y: 4 }),
    pen.lit('M-8 18L-4 6L16 8L14 20Z', '#8b8079', { x: 2, y: 3 }),
  ].join('');
}

/** Rows of a camp: tents far away. @param {readonly (readonly [x: number, y: number, size: number])[]} spots @returns {(pen: Pen) => string} */
export function camp(spots) {
  return (pen) => spots.map(([x, y, size]) => place(x, y, size, hairTent(pen))).join('');
}

/** Campfires, far away and near. @param {readonly (readonly [x: number, y: number, size: number])[]} spots @returns {(pen: Pen) => string} */
export function campfires(spots) {
  return (pen) =>
    spots
      .map(([x, y, size]) =>
        place(x, y, size, farLight(pen) + path('M-3.500 1Q-4-5 0-10Q4-5 3.500 1Z', '#ff9c4a')),
      )
      .join('');
}

/** Light that falls out of a door to the ground, 150 wide. @param {Pen} pen */
export function lightOnGround(pen) {
  return path(
    'M-16-10H16L78 66H-78Z',
    pen.gradient([
      [0, '#fff1c4', 0.8],
      [1, '#fff1c4', 0],
    ]),
  );
}

/** The open leaf of the high door of the House, as drawn by newKabah(). */
export function openLeaf() {
  return path('M-40-56V-104L-10-107V-54Z', '#ffdf94') + path('M-40-56V-104L-56-100V-50Z', '#7a5540');
}
