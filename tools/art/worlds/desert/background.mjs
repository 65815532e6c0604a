import { drawing } from '../../kit/pen.mjs';
import { place } from '../../kit/svg.mjs';
import { caravan } from '../../props/camel.mjs';
import { stones } from '../../props/camp.mjs';
import { ripple } from '../../props/mountain.mjs';
import { air as sky, birds, cloud, streak, sun } from '../../props/sky.mjs';
import { air, duneRow, far } from './land.mjs';
import { oasis, scrub } from './props.mjs';

const [width, height] = [390, 844];

/** The desert as the place behind a screen: wide air above, a caravan on the crest, still sand below. */
export function desertBackground() {
  return drawing(width, height, (pen) => [
    sky(pen, width, height, air),
    place(92, 120, 1, sun(pen, 28)),
    place(296, 92, 0.62, cloud(pen)),
    place(190, 168, 0.55, streak()),
    place(226, 220, 0.8, birds('#9a8f93')),
    place(0, 322, 1, far(pen, width)),
    duneRow(pen, width, 322, 0.1, height),
    duneRow(pen, width, 398, 0.3, height, 1),
    place(60, 432, 1, caravan('#b98457')),
    duneRow(pen, width, 486, 0.52, height),
    place(304, 562, 0.7, oasis(pen)),
    duneRow(pen, width, 596, 0.78, height, 1),
    ripple(40, 742, 130, '#cf9350'),
    ripple(220, 790, 130, '#cf9350'),
    place(40, 700, 0.8, scrub(pen)),
    place(350, 806, 1, stones(pen, '#b98662')),
    place(24, 824, 0.9, scrub(pen)),
  ]);
}
