import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Reeds beside a broad river. */
export const riverReeds = () =>
  [
    path('M14 96Q60 84 150 98V140H14Z', '#4fa3b5'),
    line('M30 112q14-8 28 0t28 0M74 126q14-8 28 0t28 0', '#d6eef0', 4),
    line('M52 110Q50 70 44 36M66 112Q66 66 70 28M84 112Q86 74 98 44', '#5f8a4a', 5),
    ellipse(44, 40, 5, 14, '#8a5a34'),
    ellipse(70, 34, 5, 15, '#8a5a34'),
    ellipse(97, 48, 5, 13, '#7a4c2c'),
    path('M66 104Q96 76 122 72Q104 96 66 110Z', '#7fae62'),
  ].join('');

/** A small folded blanket. @param {Pen} pen */
export const smallBlanket = (pen) =>
  [
    ellipse(80, 126, 52, 8, '#4b2e52', { opacity: 0.18 }),
    pen.lit('M32 96Q80 84 128 96V122Q80 132 32 122Z', '#f0e2c8', { x: 4, y: 3 }),
    pen.lit('M38 72Q80 60 122 72V98Q80 108 38 98Z', '#9cc3d4', { x: 4, y: 3 }),
    line('M38 82Q80 92 122 82M32 110Q80 120 128 110', '#fff8e8', 4),
  ].join('');

/** Two garments on a cord. */
export const twoGarments = () =>
  [
    line('M16 46Q80 58 144 46', '#8a5f3c', 4),
    path('M30 50L72 54L76 122L28 118Z', '#d9b36a'),
    path('M52 52L72 54L76 122L54 120Z', '#b98f4a', { opacity: 0.6 }),
    path('M88 54L130 50L134 116L86 122Z', '#6f9c8a'),
    path('M110 52L130 50L134 116L112 119Z', '#4f7d6c', { opacity: 0.6 }),
  ].join('');

/** A rope around a peg, as for a camel. */
export const tiedRope = () =>
  [
    ellipse(80, 124, 44, 8, '#4b2e52', { opacity: 0.2 }),
    path('M72 42L90 40L88 126H74Z', '#8a5a34'),
    path('M82 41L90 40L88 126H82Z', '#6b4328'),
    line('M68 76Q82 84 94 74M68 86Q82 94 94 84M68 96Q82 104 94 94', '#e3c083', 7),
    line('M94 94Q122 108 116 126Q100 140 58 132Q34 126 26 136', '#e3c083', 7),
  ].join('');

/** A shell with a pearl. @param {Pen} pen */
export const openPearlShell = (pen) =>
  [
    pen.lit('M34 92Q32 46 80 40Q128 46 126 92Q80 108 34 92Z', '#d9a3b0', { x: 4, y: 4 }),
    line('M80 46V94M58 52L66 94M102 52L94 94M44 66L52 92M116 66L108 92', '#b9788c', 3),
    path('M34 92Q80 108 126 92Q120 128 80 130Q40 128 34 92Z', '#f3d9d6'),
    place(80, 108, 1, circle(0, 0, 12, '#fffaf0') + circle(-4, -4, 3.4, '#ffffff')),
  ].join('');
