import { light, shade } from '../../kit/colour.mjs';
import { material, shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { massif } from '../mountains.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Al-Safa seen from near, 380 wide and 150 high. @param {Pen} pen */
export function nearHill(pen) {
  return massif(pen, { x: 0, y: 0, width: 380, height: 150, colour: '#bd8b6d', haze: '#f0d0a6' });
}

/** A low round hill that hides one side from the other, 320 wide and 100 high. @param {Pen} pen */
export function lowHill(pen) {
  return pen.once('low hill', () =>
    [
      ellipse(8, 2, 164, 12, shadow.fill, { opacity: 0.18 }),
      path(
        'M-160 4C-138-36-96-52-74-70C-52-88-30-100 2-98C36-98 52-78 78-66C112-50 140-34 160 4Z',
        '#b88a6c',
      ),
      path('M2-98C36-98 52-78 78-66C112-50 140-34 160 4H34C52-26 22-48 30-66C34-78 14-88 2-98Z', '#a4775c'),
      line('M-112-8C-98-22-80-28-64-44M-54-2C-44-16-30-22-24-36', '#cda281', 5),
    ].join(''),
  );
}

/** Circles in wet sand, the widest 320 wide. */
export function sandRings() {
  return [160, 118, 80, 46]
    .map((half, index) =>
      ellipse(0, 0, half, half * 0.3, 'none', {
        stroke: index === 3 ? '#9a7350' : '#b98d60',
        'stroke-width': 5 - index * 0.4,
        opacity: 0.55 + index * 0.1,
      }),
    )
    .join('');
}

/** Dark wet earth around a plant, 76 wide. */
export function wetEarth() {
  return ellipse(0, 0, 40, 11, '#8a6242', { opacity: 0.75 });
}

/** Footprints along a line of points. @param {readonly (readonly [number, number])[]} points @param {string} colour */
export function footprints(points, colour = '#a77c51') {
  return points
    .map(([x, y], index) => ellipse(x, y + (index % 2) * 7 - 3, 6.4, 3.4, colour, { opacity: 0.8 }))
    .join('');
}

/** A coil of palm-fibre rope, 110 wide. @param {Pen} pen */
export function ropeCoil(pen) {
  return pen.once('rope coil', () =>
    [
      ellipse(4, 4, 58, 12, shadow.fill, { opacity: 0.2 }),
      ...[0, -9, -18].map((y, index) =>
        ellipse(0, y, 52 - index * 2, 15, 'none', {
          stroke: index % 2 ? '#9a6b3c' : '#ab7a46',
          'stroke-width': 9,
        }),
      ),
      line('M50-4C70 2 78 10 96 6', '#ab7a46', 8),
      line('M-44-22l8-5M-20-31l9-3M6-34l9 1M32-29l8 4M-40-4l7 6M-12 3l8 3M18 4l9-2', '#6f4a28', 2.4),
      line('M96 6l10-4M96 6l9 3M96 6l11 1', '#8a5c34', 2),
    ].join(''),
  );
}

/** A tied bundle of firewood, 120 wide. @param {Pen} pen */
export function firewood(pen) {
  return pen.once('firewood', () =>
    [
      ellipse(2, 3, 64, 8, shadow.fill, { opacity: 0.2 }),
      ...[
        [-58, -4, 56, -8],
        [-52, -13, 60, -16],
        [-56, -22, 50, -25],
        [-44, -31, 54, -32],
      ].map(([a, b, c, d], index) =>
        line(`M${a} ${b}L${c} ${d}`, ['#7d5637', '#916743', '#6e4a30', '#85603f'][index] ?? '#7d5637', 8),
      ),
      line('M-20-36Q-26-18-18 0M22-36Q16-18 24-2', '#d0a66a', 4),
      line('M-40-31l-8-9M40-32l10-8', '#85603f', 4),
    ].join(''),
  );
}

/** Two tufts of cotton, 80 wide. @param {Pen} pen */
export function cottonTufts(pen) {
  const tuft = [
    ellipse(2, 2, 20, 4, shadow.fill, { opacity: 0.16 }),
    circle(-9, -7, 9, '#efe9dd'),
    circle(9, -7, 9, '#f6f1e7'),
    circle(0, -13, 10, '#fffdf6'),
    circle(0, -4, 8, '#f6f1e7'),
  ].join('');
  return pen.once('cotton tufts', () => place(-24, 0, 1, tuft) + place(24, 3, 0.9, tuft));
}

/** A rider's whip laid down, 110 wide. */
export function whip() {
  return (
    line('M-50 0L0-6', material.wood, 6) +
    line('M0-6C30-14 48 8 60-4S44-22 36-12', shade(material.wood, 0.2), 3) +
    line('M-44-1L-30-3', light(material.wood, 0.3), 6)
  );
}

/** Dust that hooves have raised, 150 wide. */
export function highDust() {
  return [
    [-46, -14, 26],
    [-16, -28, 30],
    [20, -24, 28],
    [50, -12, 24],
    [4, -52, 20],
    [34, -46, 16],
  ]
    .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, '#f3dcb0', { opacity: 0.72 }))
    .join('');
}
