import { drawing } from '../../kit/pen.mjs';
import { place } from '../../kit/svg.mjs';
import { cloud } from '../../props/sky.mjs';
import { crumbs, floatingRock } from './floating-rock.mjs';

/** A piece of a world that floats. @param {import('../world.mjs').World} world */
export function worldIsland(world) {
  return drawing(400, 400, (pen) => [
    place(74, 176, 0.7, cloud(pen, world.clouds)),
    place(352, 250, 0.5, cloud(pen, world.clouds)),
    place(200, 196, 1, crumbs(pen, world.island)),
    place(200, 196, 1.08, floatingRock(pen, world.island)),
    place(212, 188, 1, world.mound(pen)),
    place(196, 180, 0.62, world.tall(pen)),
    place(280, 194, 0.7, world.home(pen)),
    place(126, 202, 0.92, world.landmark(pen)),
    place(342, 204, 0.34, world.visitor(pen), { flip: true }),
    place(206, 210, 0.7, world.small(pen)),
    place(320, 212, 0.5, world.small(pen)),
    place(46, 238, 0.42, cloud(pen, world.clouds)),
  ]);
}
