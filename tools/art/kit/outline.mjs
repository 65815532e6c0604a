import { round } from './svg.mjs';

/** @typedef {readonly [number, number]} Point */

/** @typedef {readonly Point[] | string} Points a list, or `x y` pairs with a space between all */

/** @param {Points} points @returns {readonly Point[]} */
function listed(points) {
  if (typeof points !== 'string') return points;
  const numbers = points.split(' ').map(Number);
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [/** @type {Point} */ ([x, numbers[index + 1] ?? 0])] : [],
  );
}

/**
 * A soft line through all points, closed by default: hills, pebbles, leaves, cloth.
 * @param {Points} points @param {{ closed?: boolean, tension?: number }} [how]
 */
export function smooth(points, { closed = true, tension = 1 } = {}) {
  const list = listed(points);
  const count = list.length;
  /** @param {number} index */
  const at = (index) => wrapped(list, index, closed);
  const steps = closed ? count : count - 1;
  const curves = Array.from({ length: steps }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const reach = tension / 6;
    const one = [from[0] + (to[0] - before[0]) * reach, from[1] + (to[1] - before[1]) * reach];
    const two = [to[0] - (after[0] - from[0]) * reach, to[1] - (after[1] - from[1]) * reach];
    return `C${[...one, ...two, ...to].map(round).join(' ')}`;
  });
  return `M${at(0).map(round).join(' ')}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** @param {readonly Point[]} points @param {number} index @param {boolean} closed @returns {Point} */
function wrapped(points, index, closed) {
  const count = points.length;
  const inside = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
  return points[inside] ?? [0, 0];
}

/**
 * A polygon with rounded corners: tents, walls, stones, stars.
 * @param {Points} points @param {number | readonly number[]} radius for all corners, or for each
 */
export function rounded(points, radius) {
  const list = listed(points);
  const corners = list.map((corner, index) => {
    const before = wrapped(list, index - 1, true);
    const after = wrapped(list, index + 1, true);
    const wanted = typeof radius === 'number' ? radius : (radius[index] ?? 0);
    const reach = Math.min(wanted, distance(corner, before) / 2, distance(corner, after) / 2);
    const [from, to] = [toward(corner, before, reach), toward(corner, after, reach)];
    if (reach === 0) return corner.map(round).join(' ');
    return `${from.map(round).join(' ')}Q${corner.map(round).join(' ')} ${to.map(round).join(' ')}`;
  });
  return `M${corners.join('L')}Z`;
}

/**
 * Ground: a soft skyline, filled down to the lower edge.
 * @param {Points} skyline from left to right @param {number} bottom
 */
export function ground(skyline, bottom) {
  const list = listed(skyline);
  const first = list[0] ?? [0, 0];
  return `${smooth(list, { closed: false })}V${round(bottom)}H${round(first[0])}Z`;
}

/**
 * A band along a line, with a width per point: roads into the distance, rivers, ropes.
 * @param {readonly (readonly [number, number, number])[]} stations x, y and width
 */
export function ribbon(stations) {
  const sides = stations.map(([x, y, width], index) => {
    const before = stations[Math.max(0, index - 1)] ?? [x, y, width];
    const after = stations[Math.min(stations.length - 1, index + 1)] ?? [x, y, width];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [dx, dy] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    // In side view the ground is foreshortened: a road is wider across than along.
    return {
      left: /** @type {Point} */ ([x - (dy * width) / 2, y + (dx * width) / 2]),
      right: /** @type {Point} */ ([x + (dy * width) / 2, y - (dx * width) / 2]),
    };
  });
  const there = sides.map(({ left }) => left);
  const back = sides.map(({ right }) => right).reverse();
  const out = smooth(there, { closed: false });
  return `${out}${smooth(back, { closed: false }).replace('M', 'L')}Z`;
}

/**
 * A star or, with an inner radius that lies on the sides, a regular form.
 * @param {number} tips @param {number} outer @param {number} inner @param {{ x?: number, y?: number, turn?: number }} [where]
 * @returns {Point[]}
 */
export function starPoints(tips, outer, inner, { x = 0, y = 0, turn = 0 } = {}) {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const angle = (Math.PI * index) / tips - Math.PI / 2 + (turn * Math.PI) / 180;
    const reach = index % 2 === 0 ? outer : inner;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}

/** @param {number} sides @param {number} radius @param {{ x?: number, y?: number, turn?: number }} [where] */
export function regular(sides, radius, where) {
  return starPoints(sides, radius, radius, where).filter((_, index) => index % 2 === 0);
}

/** The eight-pointed khatam: two squares laid over each other. @param {number} radius @param {{ x?: number, y?: number, turn?: number }} [where] */
export function khatam(radius, where) {
  return starPoints(8, radius, radius * 0.765, where);
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** @param {Point} from @param {Point} to @param {number} reach @returns {Point} */
function toward(from, to, reach) {
  const length = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * reach) / length, from[1] + ((to[1] - from[1]) * reach) / length];
}
