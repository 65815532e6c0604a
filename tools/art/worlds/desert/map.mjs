import { drawing } from '../../kit/pen.mjs';
import { place } from '../../kit/svg.mjs';
import { camel } from '../../props/camel.mjs';
import { stones } from '../../props/camp.mjs';
import { air as sky, cloud, streak, sun } from '../../props/sky.mjs';
import { bellTent, longTent } from '../../props/tent.mjs';
import { spotsOf } from '../spots.mjs';
import { station, trail } from '../trail.mjs';
import { air, duneRow, far, sand } from './land.mjs';
import { oasis, scrub } from './props.mjs';

const [width, height] = [390, 844];
const look = { colour: '#fdeac2', ground: sand };

/** The desert from above: dunes to the horizon, water, tents and a caravan along the trail. */
export function desertMap() {
  const spots = spotsOf('desert', width, height);
  return drawing(width, height, (pen) => [
    sky(pen, width, 320, air),
    place(66, 74, 1, sun(pen, 22)),
    place(292, 60, 0.6, cloud(pen)),
    place(216, 112, 0.5, streak()),
    place(0, 158, 1, far(pen, width)),
    ...[0, 1, 2, 3, 4, 5].map((row) =>
      duneRow(pen, width, 158 + row * 92 + row * row * 6, row / 5, height, row % 2),
    ),
    trail(spots, look),
    ...spots.map((spot) => station(pen, spot, look)),
    ...life(pen),
  ]);
}

/** @param {import('../../kit/pen.mjs').Pen} pen */
function life(pen) {
  return [
    place(330, 236, 0.42, stones(pen, '#c99a73')),
    place(66, 236, 0.34, longTent(pen)),
    place(78, 352, 0.56, oasis(pen)),
    place(340, 372, 0.5, scrub(pen)),
    place(330, 486, 0.44, camel(pen)),
    place(370, 494, 0.36, camel(pen)),
    place(206, 470, 0.5, scrub(pen)),
    place(66, 596, 0.62, bellTent(pen)),
    place(26, 616, 0.48, bellTent(pen, { stripe: '#2c8a59', flag: '#f2b53c' })),
    place(120, 612, 0.5, stones(pen, '#c99a73')),
    place(352, 620, 0.6, scrub(pen)),
    place(302, 748, 0.86, oasis(pen)),
    place(34, 742, 0.8, stones(pen, '#c08c66')),
    place(32, 820, 0.9, scrub(pen)),
  ];
}
