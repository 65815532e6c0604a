import { mix, shade } from '../../kit/colour.mjs';
import { ribbon, smooth } from '../../kit/outline.mjs';
import { line, path } from '../../kit/svg.mjs';

/** @typedef {readonly [x: number, y: number]} Spot in pixels of the map */

/**
 * The trail of a map from its foot through all places, narrower the farther it is.
 * @param {readonly Spot[]} spots @param {{ colour: string, ground: string }} look
 */
export function trail(spots, { colour, ground }) {
  const stations = /** @type {[number, number, number][]} */ (
    through(spots).map(([x, y]) => [x, y, 9 + ((y - 150) / 700) * 17])
  );
  const under = /** @type {[number, number, number][]} */ (
    stations.map(([x, y, w]) => [x + 2, y + 4, w + 4])
  );
  const dots = smooth(through(spots), { closed: false });
  return [
    path(ribbon(under), shade(ground, 0.3), { opacity: 0.45 }),
    path(ribbon(stations), colour),
    line(dots, mix(colour, shade(ground, 0.2), 0.5), 2.6, { 'stroke-dasharray': '1 12' }),
  ].join('');
}

/** The soft bends between the places, each left and reached upwards. @param {readonly Spot[]} spots @returns {Spot[]} */
function through(spots) {
  const [first = [195, 700]] = spots;
  /** @type {Spot} */
  const foot = [first[0] + 74, 884];
  const way = [foot, ...spots];
  return way.flatMap((spot, index) => {
    const next = way[index + 1];
    return next ? [0, 0.25, 0.5, 0.75].map((share) => bend(spot, next, share)) : [spot];
  });
}

/** A point of the S between two places. @param {Spot} from @param {Spot} to @param {number} share @returns {Spot} */
function bend(from, to, share) {
  const rest = 1 - share;
  const [a, b, c, d] = [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [
    a * from[0] + b * (from[0] - dx * 0.12) + c * (to[0] + dx * 0.12) + d * to[0],
    a * from[1] + b * (from[1] + dy * 0.5) + c * (to[1] - dy * 0.5) + d * to[1],
  ];
}
