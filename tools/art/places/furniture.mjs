import { light, shade } from '../kit/colour.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { box, circle, ellipse, line, path, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** Spines of the books on the shelf: left edge, height, colour, and whether one leans. */
const spines = /** @type {const} */ ([
  [-66, 44, material.pine],
  [-50, 38, material.amber],
  [-35, 48, material.indigo],
  [-19, 41, material.terracotta],
  [26, 46, material.plum],
  [42, 39, material.teal],
  [57, 44, material.brick],
]);

/** A low shelf of books with a large one open on top, 150 wide and 120 high. @param {Pen} pen */
export function bookStand(pen) {
  return [
    ellipse(2, 2, 92, 9, shadow.fill, { opacity: 0.18 }),
    box(-78, -60, 156, 60, 4, shade(material.wood, 0.42)),
    ...spines.map(([x, tall, colour]) => spine(pen, x, tall, colour)),
    leaning(pen),
    box(-82, -68, 164, 10, 4, material.wood),
    box(-82, -61, 164, 3, 0, shade(material.wood, 0.16)),
    box(-82, -6, 164, 10, 4, material.wood),
    box(-82, -68, 8, 72, 3, light(material.wood, 0.16)),
    box(74, -68, 8, 72, 3, shade(material.wood, 0.16)),
    place(0, -68, 1, openBook(pen)),
  ].join('');
}

/** @param {Pen} pen @param {number} x @param {number} tall @param {string} colour */
function spine(pen, x, tall, colour) {
  const form = rounded(
    [
      [x, -6],
      [x, -6 - tall],
      [x + 14, -6 - tall],
      [x + 14, -6],
    ],
    [0, 3, 3, 0],
  );
  return pen.lit(form, colour, { x: 4, y: 0 }) + box(x + 3, -tall + 2, 8, 3, 1, material.cream);
}

/** A leaning book. @param {Pen} pen */
function leaning(pen) {
  return place(4, -6, 1, pen.lit('M-8 0V-40Q-8-43-5-43H4Q7-43 7-40V0Z', material.gold, { x: 4, y: 0 }), {
    turn: 12,
  });
}

/** An open book, 96 wide, its lower edge on the origin. @param {Pen} pen */
function openBook(pen) {
  const leaf = 'M0-8C-14-20-34-20-50-13V-46C-34-53-14-53 0-41Z';
  return [
    pen.lit('M0 0C-16-12-38-12-56-5V-42Q-28-54 0-40Q28-54 56-42V-5C38-12 16-12 0 0Z', material.pine, {
      x: 3,
      y: 3,
    }),
    path(leaf, '#fff8e6'),
    path('M0-8C14-20 34-20 50-13V-46C34-53 14-53 0-41Z', '#f0e0bd'),
    line('M-42-38q16-5 32 3M-42-29q16-5 32 3M-42-20q16-5 32 3', '#d9c493', 3),
    path(rounded(khatam(11, { x: 27, y: -30 }), 1), material.amber),
  ].join('');
}

/** A table with a map, pencils in a cup and scissors, 190 wide. @param {Pen} pen */
export function mapTable(pen) {
  const top = rounded('-92 -62 92 -62 106 -22 -106 -22', 6);
  return [
    ellipse(4, 4, 100, 9, shadow.fill, { opacity: 0.18 }),
    ...[-90, 78].map((x) => box(x, -20, 12, 24, 3, shade(material.wood, 0.25))),
    path('M-106-24H106V-12Q106-8 102-8H-102Q-106-8-106-12Z', shade(material.wood, 0.14)),
    pen.lit(top, light(material.wood, 0.14), { x: 6, y: 3 }),
    place(-2, 5, 1, map(pen)),
    place(-74, -40, 1, cup(pen)),
    place(76, -36, 0.86, scissors()),
    place(40, -28, 0.9, pencil(material.indigo), { turn: 8 }),
  ].join('');
}

/** A map that has been folded, with its way and its mark. @param {Pen} pen */
function map(pen) {
  const sheet = 'M-48-64L-16-60L16-64L44-60L50-27L18-31L-16-27L-54-31Z';
  return pen.within(
    sheet,
    path(sheet, '#fff3d2'),
    path('M-48-64L-16-60V-27L-54-31ZM16-64L44-60L50-27L18-31Z', '#f1ddaf'),
    path('M-60-30C-40-52-26-30-14-40C0-50 10-28 30-34L24-20H-60Z', '#b7d59c', { opacity: 0.9 }),
    path('M12-70C6-56 24-54 54-46V-70Z', '#9cd3d6', { opacity: 0.9 }),
    line('M-38-36Q-22-52-6-44T24-50', material.terracotta, 3, { 'stroke-dasharray': '1 6' }),
    line('M22-54l7 7m0-7l-7 7', material.brick, 3.4),
    circle(-38, -36, 3.4, material.pine),
  );
}

/** A cup of coloured pencils, 60 high. @param {Pen} pen */
function cup(pen) {
  return [
    place(-7, -26, 1, standing(material.terracotta), { turn: -14 }),
    place(0, -26, 1, standing(material.green)),
    place(8, -26, 1, standing(material.amber), { turn: 13 }),
    ellipse(3, 2, 18, 4, shadow.fill, { opacity: 0.18 }),
    pen.lit('M-15-30H15L12-1Q12 3 8 3H-8Q-12 3-12-1Z', material.teal, { x: 5, y: 0 }),
    path('M-15-30H15L14-23H-14Z', light(material.teal, 0.4)),
  ].join('');
}

/** A pencil that stands, its foot on the origin. @param {string} colour */
function standing(colour) {
  return (
    box(-4, -26, 8, 28, 0, colour) +
    path('M-4-26H4L0-37Z', '#f3d6a4') +
    path('M-1.6-32.600H1.600L0-37Z', colour)
  );
}

/** A pencil that lies, 46 long. @param {string} colour */
function pencil(colour) {
  return (
    box(-28, -3.5, 36, 7, 2, colour) +
    box(-28, 0, 36, 3.5, 0, shade(colour)) +
    path('M8-3.500L18 0L8 3.500Z', '#f3d6a4') +
    path('M14.500-1.200L18 0L14.500 1.200Z', colour)
  );
}

/** Scissors with round ends, as children have. */
function scissors() {
  return [
    line('M-16-22L8 4', '#7f8f98', 5),
    line('M18-20L-4 4', '#a9b8be', 5),
    circle(1, -4, 2.4, '#5f6f78'),
    ...[
      [-9, 8],
      [13, 8],
    ].map(([x = 0, y = 0]) => tagRing(x, y)),
  ].join('');
}

/** @param {number} x @param {number} y */
function tagRing(x, y) {
  return circle(x, y, 6.5, 'none', { stroke: material.terracotta, 'stroke-width': 4.5 });
}
