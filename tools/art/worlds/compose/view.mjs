import { place } from '../../kit/svg.mjs';
import { sun } from '../../props/sky.mjs';

/** A world in a small window, 160 square. @param {import('../world.mjs').Pen} pen @param {import('../world.mjs').World} world */
export function view(pen, world) {
  return [
    place(52, 54, 1, sun(pen, 12, world.sun)),
    place(0, 84, 0.5, world.row(pen, { width: 330, y: 0, depth: 0.35, height: 200, turn: 0 })),
    world.sign
      ? place(86, 128, 0.86, world.sign(pen))
      : place(102, 124, 0.66, world.tall(pen)) + place(76, 128, 0.38, world.tall(pen), { flip: true }),
  ].join('');
}
