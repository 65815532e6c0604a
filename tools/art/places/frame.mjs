import { landscape } from '../kit/pen.mjs';
import { place } from '../kit/svg.mjs';
import { haze } from '../home/valley.mjs';
import { hills } from '../props/mountain.mjs';
import { air, cloud, streak, sun } from '../props/sky.mjs';

export const [width, height] = [320, 240];

/**
 * A place of home as a small picture; its life stands in the middle, so that it may be cut on all sides.
 * @param {{ air: readonly import('../kit/pen.mjs').Stop[], far: string, near: string, ground: string }} light
 * @param {(pen: import('../kit/pen.mjs').Pen) => string} view
 */
export function littlePlace(light, view) {
  return landscape(width, height, (pen) => [
    air(pen, width, height, light.air),
    place(58, 54, 1, sun(pen, 15)),
    place(258, 50, 0.46, cloud(pen)),
    place(128, 44, 0.4, streak()),
    hills(pen, '-20 132 60 104 150 136 236 108 340 130', height, light.far, haze, 0.5),
    hills(pen, '-20 164 80 142 180 166 340 140', height, light.near, light.ground, 0.7),
    hills(pen, '-20 186 110 176 230 190 340 172', height, light.ground, light.ground, 0.5),
    view(pen),
  ]);
}
