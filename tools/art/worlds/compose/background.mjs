import { landscape } from '../../kit/pen.mjs';
import { place } from '../../kit/svg.mjs';
import { air, birds, cloud, streak, sun } from '../../props/sky.mjs';

const [width, height] = [390, 844];

/** A world as the place behind a screen: wide air above, still ground below. @param {import('../world.mjs').World} world */
export function worldBackground(world) {
  return landscape(width, height, (pen) => [
    air(pen, width, height * 0.78, world.air),
    place(92, 120, 1, sun(pen, 28, world.sun)),
    world.aloft?.(pen) ?? '',
    ...(world.clouds
      ? [
          place(296, 92, 0.62, cloud(pen, world.clouds)),
          place(190, 168, 0.55, streak(world.clouds)),
          place(226, 220, 0.8, birds('#8d8a99')),
        ]
      : []),
    place(0, 322, 1, world.far(pen, width)),
    world.row(pen, { width, y: 322, depth: 0.1, height, turn: 0 }),
    world.row(pen, { width, y: 398, depth: 0.3, height, turn: 1 }),
    place(70, 436, 0.46, world.tall(pen)),
    place(98, 442, 0.36, world.tall(pen), { flip: true }),
    world.row(pen, { width, y: 486, depth: 0.52, height, turn: 0 }),
    place(304, 562, 0.7, world.landmark(pen)),
    world.row(pen, { width, y: 596, depth: 0.78, height, turn: 1 }),
    place(40, 706, 0.8, world.small(pen)),
    place(350, 806, 1, world.stones(pen)),
    place(24, 826, 0.9, world.small(pen)),
  ]);
}
