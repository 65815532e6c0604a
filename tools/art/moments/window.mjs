import { drawing } from '../kit/pen.mjs';
import { box } from '../kit/svg.mjs';
import { haze } from '../home/valley.mjs';
import { hills } from '../props/mountain.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

export const [width, height] = [240, 136];

/** A low dome on flat ground; its content may extend above the edge. */
const dome = 'M14 136C6 136 2 131 2 124C2 54 54 18 120 18S238 54 238 124C238 131 234 136 226 136Z';

/**
 * A moment of play as a small picture: a dome of sky over a strip of ground, and an object in the middle.
 * @param {{ air: readonly import('../kit/pen.mjs').Stop[], far: string, ground: string }} light
 * @param {(pen: Pen) => import('../kit/svg.mjs').Markup} sky sky objects, clipped at the dome
 * @param {(pen: Pen) => import('../kit/svg.mjs').Markup} thing
 */
export function moment(light, sky, thing) {
  return drawing(width, height, (pen) => [
    pen.within(
      dome,
      box(0, 0, width, height, 0, pen.gradient(light.air)),
      ...[sky(pen)].flat(),
      hills(pen, '-10 92 50 76 110 94 180 74 250 92', height, light.far, haze, 0.3),
      hills(pen, '-10 114 70 104 160 112 250 102', height, light.ground, light.ground, 0),
    ),
    ...[thing(pen)].flat(),
  ]);
}
