import { circle, line, path, place } from '../../kit/svg.mjs';
import { dune, hills } from '../../props/mountain.mjs';
import { cloud, sun } from '../../props/sky.mjs';
import { palm, tuft } from '../../props/palm.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {number} x @param {number} y @param {number} size */
function star(x, y, size) {
  const [near, far] = [size * 0.3, size * 2];
  return path(
    `M${x} ${y - far}q${near} ${far - near} ${far} ${far}q${near - far} ${near}-${far} ${far}q-${near}-${far - near}-${far}-${far}q${far - near}-${near} ${far}-${far}Z`,
    '#ffeebb',
  );
}

/** @param {Pen} pen */
function darkDunes(pen) {
  return (
    dune(pen, { x: 60, y: 140, width: 150, height: 34, colour: '#5a669f', haze: '#7f86c0' }) +
    dune(pen, { x: 126, y: 146, width: 120, height: 34, colour: '#4d588f', haze: '#7f86c0' })
  );
}

/** @param {Pen} pen */
export function nightSky(pen) {
  const stars = [
    [44, 50, 4],
    [66, 34, 3],
    [112, 44, 5],
    [126, 74, 3],
    [92, 66, 3.4],
    [36, 82, 3],
    [72, 88, 2.6],
    [108, 96, 2.4],
  ];
  return stars.map(([x = 0, y = 0, size = 3]) => star(x, y, size)).join('') + darkDunes(pen);
}

/** Two stars side by side. @param {Pen} pen */
export function twoStars(pen) {
  return [
    circle(
      60,
      70,
      40,
      pen.glow([
        [0, '#fff3c4', 0.6],
        [1, '#fff3c4', 0],
      ]),
    ),
    star(58, 70, 13),
    star(104, 58, 13),
    star(82, 34, 3),
    star(34, 44, 3),
    star(128, 88, 3),
    darkDunes(pen),
  ].join('');
}

/** A new moon. @param {Pen} pen */
export function newMoon(pen) {
  return [
    circle(
      84,
      66,
      52,
      pen.glow([
        [0, '#fff3c4', 0.6],
        [1, '#fff3c4', 0],
      ]),
    ),
    path('M100 30A38 38 0 1 0 116 84A30 30 0 1 1 100 30Z', '#fff0c0'),
    star(112, 56, 4),
    star(40, 40, 3),
    star(128, 36, 2.6),
    darkDunes(pen),
  ].join('');
}

/** The sun comes up. @param {Pen} pen */
export function newDawn(pen) {
  const rays = [-72, -48, -24, 0, 24, 48, 72].map((turn) =>
    line('M0-46V-62', '#fff3c4', 6, { transform: `translate(80 106) rotate(${turn})` }),
  );
  return [
    place(80, 106, 1, sun(pen, 30, '#ffdf8a')),
    ...rays,
    hills(pen, '6 112 50 100 90 110 154 98', 150, '#c98f78', '#f0c9a0'),
    hills(pen, '6 128 60 116 110 128 154 118', 150, '#b4785f', '#e0a983'),
  ].join('');
}

/** A cloud that gives shade. @param {Pen} pen */
export function shadeCloud(pen) {
  return [
    place(80, 82, 0.86, cloud(pen, '#ffffff', '#dcd3e2')),
    path('M44 84L30 132H128L116 84Z', '#6b6a9a', { opacity: 0.2 }),
    place(80, 132, 0.36, palm(pen)),
    place(114, 36, 1, sun(pen, 9)),
  ].join('');
}

/** A cloud with rain on dry land. @param {Pen} pen */
export function rainCloud(pen) {
  return [
    place(80, 82, 0.82, cloud(pen, '#aebbd0', '#8a98b4')),
    line(
      'M50 88l-5 14M72 88l-5 14M94 88l-5 14M112 88l-5 14M60 108l-4 11M84 108l-4 11M104 108l-4 11',
      '#4fa3c9',
      5,
    ),
    ...[36, 64, 98, 124].map((x, index) => place(x, 134, 0.5 + (index % 2) * 0.15, tuft(pen, '#5f9d47'))),
  ].join('');
}

/** The wind over the camp. */
export function wind() {
  return [
    line('M22 66H98C118 66 118 40 102 40C92 40 90 52 98 54', '#ffffff', 8),
    line('M34 86H122C140 86 138 110 122 108C114 106 114 98 120 96', '#ffffff', 8),
    line('M26 106H82C96 106 96 126 84 126', '#ffffff', 8),
    line('M40 50l8-3M118 66l8-3M58 126l8 2', '#d98a3d', 5),
  ].join('');
}
