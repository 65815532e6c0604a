import { landscape } from '../kit/pen.mjs';
import { place } from '../kit/svg.mjs';
import { height, width } from './frame.mjs';
import { dark, sky } from './hours.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./hours.mjs').Hour} Hour */
/** @typedef {(pen: Pen) => string} Draw */

/**
 * A book page's scene.
 * @typedef {object} Scene
 * @property {Hour} hour
 * @property {readonly Draw[]} [aloft] in the sky, behind the land
 * @property {(pen: Pen, hour: Hour) => string} land
 * @property {readonly Draw[]} things before the land, from the back to the front
 * @property {readonly Draw[]} [lights] light sources, drawn above the night
 */

/** The scenes of a book by the number of the page; a page without one has a map. @typedef {Readonly<Record<number, Scene>>} BookScenes */

/** @param {Scene} scene @param {string} seed */
export function pageScene({ hour, aloft = [], land, things, lights = [] }, seed) {
  return landscape(width, height, (pen) => [
    sky(pen, hour, { width, height, seed }),
    ...aloft.map((draw) => draw(pen)),
    land(pen, hour),
    ...things.map((draw) => draw(pen)),
    dark(pen, hour, width, height),
    ...lights.map((draw) => draw(pen)),
  ]);
}

/**
 * Places an object on the page by its foot and size. A negative size mirrors it.
 * @param {number} x @param {number} y @param {number} size @param {Draw} draw @param {number} [turn]
 * @returns {Draw}
 */
export function at(x, y, size, draw, turn = 0) {
  return (pen) => place(x, y, Math.abs(size), draw(pen), { flip: size < 0, turn });
}
