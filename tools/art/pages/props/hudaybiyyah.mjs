import { shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { bareCamel, camelResting } from '../../props/camel.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const wools = ['#b8473a', '#e9dcc4', '#3f8a68'];

/** Tufts of wool along a line of points. @param {readonly (readonly [x: number, y: number])[]} points @param {number} size */
function tufts(points, size) {
  return points.map(([x, y], index) => circle(x, y, size, wools[index % wools.length] ?? '#b8473a')).join('');
}

/** A camel with a garland around its neck, 140 wide. @param {Pen} pen */
export function camelWithGarland(pen) {
  return (
    bareCamel(pen) +
    tufts(
      [
        [-53, -76],
        [-50, -69],
        [-45, -64],
        [-39, -62],
        [-34, -64],
      ],
      4.4,
    )
  );
}

/** Like the standing animal, but lying on the ground. @param {Pen} pen */
export function restingWithGarland(pen) {
  return (
    camelResting(pen) +
    tufts(
      [
        [-52, -47],
        [-49, -41],
        [-44, -37],
        [-38, -36],
        [-33, -38],
      ],
      4.2,
    )
  );
}

/** A garland of wool that lies on the ground, 90 wide. */
export function garland() {
  const points = Array.from({ length: 18 }, (_, index) => {
    const angle = (Math.PI * index) / 9;
    return /** @type {[number, number]} */ ([Math.cos(angle) * 38, Math.sin(angle) * 13]);
  });
  return ellipse(4, 6, 46, 17, shadow.fill, { opacity: 0.18 }) + tufts(points, 6);
}

/** Two white cloths, folded, 84 wide. @param {Pen} pen */
export function whiteCloths(pen) {
  return [
    ellipse(4, 4, 48, 6, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-44-16Q0-22 44-16Q47-6 44 2Q0 8-44 2Q-47-6-44-16Z', '#f6f0e2', { x: 3, y: 5 }),
    pen.lit('M-40-34Q0-40 40-34Q43-24 40-16Q0-12-40-16Q-43-24-40-34Z', '#fffaf0', { x: 3, y: 5 }),
    line('M-40-25Q0-30 40-25M-42-7Q0-2 42-7', shade('#f6f0e2', 0.16), 2.4),
  ].join('');
}

/** A low ring of stones, full of water to the edge, 170 wide. @param {Pen} pen */
export function fullWell(pen) {
  return [
    ellipse(6, 20, 92, 16, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-84-20Q-84-46 0-46T84-20L78 16Q40 30 0 30T-78 16Z', '#b79a7c', { x: 7, y: 6 }),
    line('M-62-4V22M-34 4V28M-4 6V30M28 5V29M58-2V23M-80 0Q0 24 80 0', shade('#b79a7c', 0.22), 3),
    ellipse(0, -22, 76, 20, '#8f745c'),
    ellipse(0, -22, 68, 16, '#4fa9b4'),
    ellipse(-8, -25, 44, 8, '#9bdad8'),
    line('M-30-22q10-6 20 0t20 0M6-14q8-5 16 0t16 0', '#e4f8f4', 3),
  ].join('');
}

/** A sheet with lines of writing, two words of it wiped away, 120 wide. @param {Pen} pen */
export function wipedSheet(pen) {
  return [
    ellipse(4, 46, 62, 7, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-60-52L58-54L62 42L-56 46Z', '#f0dfb8', { x: 4, y: 4, dark: '#d8c290' }),
    line('M-46-38h84M-42-8h20M24-8h20M-46 8h86M-40 24h70', '#5c4438', 3.6, {
      'stroke-dasharray': '16 5 9 4',
    }),
    line('M-44-23h80', '#5c4438', 3.6, { 'stroke-dasharray': '12 5 18 4' }),
    ellipse(1, -9, 21, 8, '#b9ac94', { opacity: 0.8 }),
    ellipse(4, -9, 12, 4.5, '#d9cfb8'),
  ].join('');
}

/** An open chain, lying, 150 wide. */
export function chain() {
  const links = [
    [-58, 4, 8],
    [-38, 0, -14],
    [-18, -2, 10],
    [2, 2, 22],
    [20, 8, 12],
    [40, 8, -12],
  ];
  return [
    ellipse(0, 14, 78, 8, shadow.fill, { opacity: 0.2 }),
    ...links.map(([x = 0, y = 0, turn = 0]) =>
      place(x, y, 1, ellipse(0, 0, 13, 7, 'none', { stroke: '#5b5e68', 'stroke-width': 4.6 }), { turn }),
    ),
    line('M62-10A14 14 0 1 0 70 14', '#484b55', 6.4),
  ].join('');
}

/** A small razor with a wooden handle, 70 wide. */
export function razor() {
  return path('M-34-4L2-8L4 3L-34 4Z', '#b9bec6') + line('M4-2L34 4', '#7a5134', 7);
}

/** Locks of cut hair, 60 wide. */
export function cutHair() {
  return line('M-28 0q6-8 14-2M-8 6q8-8 16 0M14-2q6-8 14 0M-18 10q6-6 12 0M8 12q6-6 12-1', '#3f302a', 3);
}

/** Two rolled letters with seals, 120 wide. @param {Pen} pen */
export function sealedLetters(pen) {
  const roll =
    pen.lit('M-46-11H46V11H-46Z', '#efdcae', { x: 3, y: 5, dark: '#d3bb86' }) +
    ellipse(46, 0, 6, 11, '#d9c08c') +
    line('M0-12V12', '#8c3f2b', 4) +
    circle(0, 2, 8, '#a8412f') +
    circle(-2, 0, 3, '#cf6a52');
  return [
    ellipse(4, 18, 66, 8, shadow.fill, { opacity: 0.2 }),
    place(6, -14, 0.9, roll, { turn: -14 }),
    place(0, 6, 1, roll, { turn: 6 }),
  ].join('');
}
