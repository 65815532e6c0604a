import { mix, shade } from '../../kit/colour.mjs';
import { khatam, ribbon, rounded, smooth } from '../../kit/outline.mjs';
import { ellipse, group, line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */
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

/** A stone place on which a sub-trail's pin stands. @param {Pen} pen @param {Spot} spot @param {{ colour: string, ground: string }} look */
export function station(pen, [x, y], { colour, ground }) {
  const plate = pen.once('station', () =>
    [
      ellipse(2, 7, 36, 15, shade(ground, 0.6), { opacity: 0.25 }),
      ellipse(0, 3, 34, 14.5, mix(shade(ground, 0.3), colour, 0.25)),
      ellipse(0, -1, 34, 14.5, mix(colour, '#ffffff', 0.35)),
      ellipse(0, -1, 26, 11, mix(colour, ground, 0.45)),
      group(
        { transform: 'translate(0 -1) scale(1 .42)' },
        path(rounded(khatam(20), 2), mix(ground, shade(ground, 0.3), 0.4)),
        path(rounded(khatam(11), 1), mix(colour, '#ffffff', 0.35)),
      ),
    ].join(''),
  );
  return group({ transform: `translate(${x} ${y})` }, plate);
}
