import { light, mix, shade } from '../kit/colour.mjs';
import { smooth } from '../kit/outline.mjs';
import { drawing } from '../kit/pen.mjs';
import { height, width } from '../pages/frame.mjs';
import { box, circle, ellipse, line, path, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./geography.mjs').Place} Place */

/** Map section: its north-western corner, and the number of points per degree of latitude. @typedef {{ west: number, north: number, degree: number }} Frame */

/** The maps that share one geography. */
export const frames = {
  arabia: { west: 24.6, north: 39.6, degree: 12.6 },
  hijaz: { west: 36.4, north: 25.3, degree: 80 },
  redSea: { west: 32, north: 22.4, degree: 34 },
  southArabia: { west: 38.4, north: 22.3, degree: 34 },
};

/** Towns and their surroundings, a few hours' walk across. */
export const valleys = {
  makkah: { west: 39.78, north: 21.5, degree: 2060 },
  makkahTown: { west: 39.806, north: 21.4475, degree: 9400 },
  madinah: { west: 39.52, north: 24.535, degree: 2900 },
};

/** A place's position on a map. Degrees of longitude are shorter, with the ratio at the middle of the map. @param {Frame} frame @param {Place} place @returns {[x: number, y: number]} */
export function on({ west, north, degree }, [east, up]) {
  const middle = ((north - height / degree / 2) * Math.PI) / 180;
  return [(east - west) * degree * Math.cos(middle), (north - up) * degree];
}

/** A soft line through places. @param {Frame} frame @param {readonly Place[]} places @param {boolean} [closed] */
export function through(frame, places, closed = false) {
  return smooth(
    places.map((one) => on(frame, one)),
    { closed, tension: 0.5 },
  );
}

/** A sheet of paper without anything on it: layers lie over each other. @param {(pen: Pen) => import('../kit/svg.mjs').Markup} draw */
export function sheet(draw) {
  return drawing(width, height, draw);
}

/** A road, dotted, as long as the caravan needs. @param {Frame} frame @param {readonly Place[]} places @param {string} [colour] */
export function road(frame, places, colour = '#b4532f') {
  const d = through(frame, places);
  return line(d, '#fff3d6', 8, { opacity: 0.75 }) + line(d, colour, 4.4, { 'stroke-dasharray': '9 8' });
}

/** A sign that stands for a place, on a pale round ground. @param {Frame} frame @param {Place} where @param {string} picture drawn about the foot of the sign @param {{ size?: number, dx?: number, dy?: number }} [how] */
export function sign(frame, where, picture, { size = 18, dx = 0, dy = 0 } = {}) {
  const [x, y] = on(frame, where);
  return [
    dx || dy
      ? line(`M${x} ${y}L${x + dx} ${y + dy}`, '#fff6e0', 4) +
        circle(x, y, 5, '#8c3f2b', { stroke: '#fff6e0', 'stroke-width': 2.4 })
      : '',
    ellipse(x + dx + 1.5, y + dy + 2, size, size, '#4b2e52', { opacity: 0.22 }),
    circle(x + dx, y + dy, size, '#8c3f2b'),
    circle(x + dx, y + dy, size - 2.6, '#fff6e0'),
    place(x + dx, y + dy, size / 18, picture),
  ].join('');
}

/** A mountain on a map, 34 wide. @param {Pen} pen @param {string} [colour] */
export function crest(pen, colour = '#c08f6c') {
  return pen.once(
    `crest ${colour}`,
    () =>
      path('M-18 6Q-8-4-3-14Q0-18 4-14Q10-2 19 6Q0 10-18 6Z', light(colour, 0.2)) +
      path('M1-17Q3-16 4-14Q10-2 19 6Q10 9 3 8Q8 0 1-17Z', shade(colour, 0.14)),
  );
}

/** Sand in dunes, 40 wide. @param {Pen} pen */
export function sandMark(pen) {
  return pen.once('sand mark', () => line('M-20 0q10-9 20 0M2 4q9-8 18 0M-14 9q8-6 16 0', '#d9b06c', 2.6));
}

/** Land between seas. @param {Pen} pen @param {Frame} frame @param {readonly (readonly Place[])[]} lands */
export function landAndSea(pen, frame, lands) {
  const sea = '#9ccfd8';
  return [
    box(
      0,
      0,
      width,
      height,
      0,
      pen.gradient([
        [0, mix(sea, '#ffffff', 0.14)],
        [1, sea],
      ]),
    ),
    ...lands.map((land) => line(through(frame, land, true), '#c7e7e8', 13)),
    ...lands.map((land) => path(through(frame, land, true), '#d9b27a', { transform: 'translate(2 3)' })),
    ...lands.map((land, index) => path(through(frame, land, true), index === 1 ? '#ecd6a6' : '#f4e0b0')),
  ].join('');
}
