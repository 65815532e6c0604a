import { drawing } from '../../kit/pen.mjs';
import { place } from '../../kit/svg.mjs';
import { camel } from '../../props/camel.mjs';
import { dune } from '../../props/mountain.mjs';
import { cloud } from '../../props/sky.mjs';
import { bellTent } from '../../props/tent.mjs';
import { crumbs, floatingRock } from '../floating-rock.mjs';
import { haze, sand } from './land.mjs';
import { oasis, scrub } from './props.mjs';

const stuff = { top: '#edc180', edge: '#dca660', rock: '#b98261' };

/** A piece of desert that floats: a dune, a tent, water under palms. */
export function desertIsland() {
  return drawing(400, 400, (pen) => [
    place(74, 176, 0.7, cloud(pen)),
    place(352, 250, 0.5, cloud(pen)),
    place(200, 196, 1, crumbs(pen, stuff)),
    place(200, 196, 1.08, floatingRock(pen, stuff)),
    dune(pen, { x: 214, y: 186, width: 220, height: 84, colour: sand, haze, lean: -0.02 }),
    place(276, 192, 0.66, bellTent(pen)),
    place(128, 200, 0.92, oasis(pen)),
    place(338, 202, 0.34, camel(pen), { flip: true }),
    place(206, 208, 0.7, scrub(pen)),
    place(326, 208, 0.5, scrub(pen)),
    place(46, 238, 0.42, cloud(pen)),
  ]);
}
