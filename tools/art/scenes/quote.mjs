import { landscape } from '../kit/pen.mjs';
import { box, place } from '../kit/svg.mjs';
import { air, cloud, streak, sun } from '../props/sky.mjs';

const [width, height] = [390, 300];

/**
 * The picture over an encouragement: a world in the light of an hour.
 * @param {import('../worlds/world.mjs').World} world
 * @param {{ air: readonly import('../kit/pen.mjs').Stop[], sun: { x: number, y: number, size: number, colour: string }, clouds?: string, night?: string }} hour
 * @param {(pen: import('../kit/pen.mjs').Pen) => string} scene foreground, before the last row of ground
 */
export function quoteScene(world, hour, scene) {
  return landscape(width, height, (pen) => [
    air(pen, width, height, hour.air),
    hour.night ? '' : shine(pen, hour),
    hour.clouds
      ? place(286, 56, 0.6, cloud(pen, hour.clouds, hour.clouds)) + place(60, 92, 0.6, streak(hour.clouds))
      : '',
    place(0, 150, 1, world.far(pen, width)),
    world.row(pen, { width, y: 150, depth: 0.15, height, turn: 1 }),
    world.row(pen, { width, y: 196, depth: 0.45, height, turn: 0 }),
    hour.night ? veil(hour.night) + shine(pen, hour) : '',
    scene(pen),
  ]);
}

/** @param {import('../kit/pen.mjs').Pen} pen @param {{ sun: { x: number, y: number, size: number, colour: string } }} hour */
function shine(pen, { sun: { x, y, size, colour } }) {
  return place(x, y, 1, sun(pen, size, colour));
}

/** The dark that lies over all at night. @param {string} colour */
function veil(colour) {
  return box(0, 0, width, height, 0, colour, { opacity: 0.62 });
}
