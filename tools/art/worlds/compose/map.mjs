import { landscape } from '../../kit/pen.mjs';
import { place } from '../../kit/svg.mjs';
import { air, cloud, streak, sun } from '../../props/sky.mjs';
import { spotsOf } from './spots.mjs';
import { trail } from './trail.mjs';

const [width, height] = [390, 844];
const horizon = 158;

/** A world seen from above, with the trail through its five places, which the app draws: a world may have fewer. @param {import('../world.mjs').World} world */
export function worldMap(world) {
  const spots = spotsOf(width, height);
  const look = { colour: world.colours.path, ground: world.colours.ground };
  return landscape(width, height, (pen) => [
    air(pen, width, 320, world.air),
    place(66, 74, 1, sun(pen, 22, world.sun)),
    world.aloft?.(pen) ?? '',
    ...(world.clouds
      ? [place(292, 60, 0.6, cloud(pen, world.clouds)), place(216, 112, 0.5, streak(world.clouds))]
      : []),
    place(0, horizon, 1, world.far(pen, width)),
    ...[0, 1, 2, 3, 4, 5].map((row) =>
      world.row(pen, { width, y: horizon + row * 92 + row * row * 6, depth: row / 5, height, turn: row % 2 }),
    ),
    trail(spots, look),
    ...life(pen, world),
  ]);
}

/** Objects beside the trail. Labels are right of points on the left side, and left of points on the right side. @param {import('../world.mjs').Pen} pen @param {import('../world.mjs').World} world */
function life(pen, { tall, landmark, home, visitor, small, stones }) {
  return [
    place(340, 236, 0.42, stones(pen)),
    place(58, 240, 0.42, tall(pen)),
    place(82, 246, 0.34, tall(pen), { flip: true }),
    place(78, 352, 0.56, landmark(pen)),
    place(340, 372, 0.5, small(pen)),
    place(310, 486, 0.44, visitor(pen)),
    place(350, 494, 0.36, visitor(pen)),
    place(206, 470, 0.5, small(pen)),
    place(66, 596, 0.62, home(pen)),
    place(26, 616, 0.48, home(pen)),
    place(120, 612, 0.5, stones(pen)),
    place(352, 620, 0.6, small(pen)),
    place(296, 822, 0.86, landmark(pen)),
    place(34, 742, 0.8, stones(pen)),
    place(32, 820, 0.9, small(pen)),
  ];
}
