import { light, shade } from '../kit/colour.mjs';
import { khatam, regular, rounded, starPoints } from '../kit/outline.mjs';
import { drawing } from '../kit/pen.mjs';
import { box, circle, line, path, place } from '../kit/svg.mjs';
import { lantern } from '../props/camp.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {{ colour: string, form: (size: number) => string, core: (pen: Pen) => string }} Look */

const middle = { x: 80, y: 84 };
const cream = '#fff3d6';

/** Badges of camp-fire days: each has its own form, and more lanterns for more days. @type {Record<string, Look>} */
const days = {
  7: { colour: '#d0764a', form: (size) => rounded(regular(7, size, middle), 16), core: lanterns(1) },
  30: { colour: '#4d6bab', form: (size) => rounded(regular(4, size * 1.12, middle), 30), core: lanterns(2) },
  100: {
    colour: '#8d5f9e',
    form: (size) => rounded(starPoints(10, size * 1.05, size * 0.88, middle), 10),
    core: lanterns(3),
  },
};

/** Badges of finished books: each has its own form, and more books for more finished ones. @type {Record<string, Look>} */
const books = {
  1: { colour: '#4fae79', form: (size) => rounded(regular(5, size, middle), 22), core: openBook },
  5: {
    colour: '#3a9db4',
    form: (size) => rounded(starPoints(5, size * 1.1, size * 0.7, middle), 20),
    core: pile(2),
  },
  10: { colour: '#cf6148', form: (size) => rounded(khatam(size * 1.02, middle), 8), core: pile(3) },
  20: {
    colour: '#4f61b8',
    form: (size) => rounded(starPoints(6, size * 1.08, size * 0.86, middle), 14),
    core: pile(4),
  },
  40: {
    colour: '#b0812c',
    form: (size) => rounded(starPoints(12, size * 1.08, size * 0.9, middle), 8),
    core: pile(5),
  },
};

/** Drawings of the badges for camp-fire days, by the names of their files. */
export const dayBadges = drawings('days', days);

/** Drawings of the badges for finished books, by the names of their files. */
export const bookBadges = drawings('books', books);

/** @param {string} what @param {Record<string, Look>} looks @returns {Record<string, () => string>} */
function drawings(what, looks) {
  return Object.fromEntries(
    Object.entries(looks).map(([count, look]) => [`${what}-${count}`, () => countBadge(look)]),
  );
}

/** @param {Look} look */
function countBadge({ colour, form, core }) {
  return drawing(160, 172, (pen) => [
    pen.lit(form(72), colour, { x: 6, y: 6, dark: shade(colour, 0.3) }),
    path(form(60), light(colour, 0.62)),
    path(
      form(55),
      pen.gradient([
        [0, light(colour, 0.1)],
        [1, shade(colour, 0.35)],
      ]),
    ),
    core(pen),
  ]);
}

/** Lanterns on a rope, the middle one larger. @param {number} count @returns {Look['core']} */
function lanterns(count) {
  const hung = {
    1: [[80, 116, 1.7]],
    2: [
      [60, 112, 1.25],
      [100, 112, 1.25],
    ],
    3: [
      [48, 104, 0.95],
      [80, 122, 1.4],
      [112, 104, 0.95],
    ],
  }[count];
  return (pen) =>
    line('M38 52Q80 66 122 52', cream, 3) +
    (hung ?? []).map(([x = 0, y = 0, size = 1]) => place(x, y, size, lantern(pen))).join('');
}

/** A book lying open, with lines of text as strokes. @param {Pen} pen */
function openBook(pen) {
  return (
    path('M40 108V66Q60 56 80 68Q100 56 120 66V108Q100 98 80 110Q60 98 40 108Z', shade('#cf6148', 0.1)) +
    pen.lit('M45 102V66Q62 58 80 70V104Q62 94 45 102Z', cream, { x: 4, y: 3, dark: '#efdcb0' }) +
    pen.lit('M115 102V66Q98 58 80 70V104Q98 94 115 102Z', cream, { x: -4, y: 3, dark: '#efdcb0' }) +
    line('M53 74q10-2 19 3M53 84q10-2 19 3M88 77q9-5 19-3M88 87q9-5 19-3', '#b99a5e', 3)
  );
}

const covers = ['#cf6148', '#26a27a', '#f0a93e', '#3a9db4', '#8d5f9e'];

/** Books in a pile below a light. @param {number} count @returns {Look['core']} */
function pile(count) {
  const height = Math.min(18, 66 / count);
  return () =>
    circle(80, 43, 9, '#ffe2a0') +
    circle(80, 43, 5, '#fff6d2') +
    covers
      .slice(0, count)
      .map((cover, index) => {
        const y = 122 - (index + 1) * height;
        const x = 48 + (index % 2) * 6;
        return (
          box(x, y, 60, height - 1.5, 3, cover) +
          box(x + 6, y + 3, 52, height - 7.5, 2, cream) +
          box(x, y, 9, height - 1.5, 3, shade(cover, 0.2))
        );
      })
      .join('');
}
