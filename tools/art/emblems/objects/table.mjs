import { light, shade } from '../../kit/colour.mjs';
import { ellipse, line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Bread and a bowl of broth. @param {Pen} pen */
export function breadAndBroth(pen) {
  const loaf = 'M26 116C26 98 52 90 80 90C84 108 60 124 34 124Q26 122 26 116Z';
  return [
    pen.lit(loaf, '#dca15c', { x: 4, y: 5 }),
    line('M40 104l8 8M54 98l8 8', '#f7dca6', 4),
    ellipse(100, 104, 36, 10, '#7a4a35'),
    ellipse(100, 104, 31, 7.5, '#d9863d'),
    ellipse(94, 102, 14, 3, '#f0b35e'),
    pen.lit('M64 105Q100 122 136 105C136 126 122 136 100 136C78 136 64 126 64 105Z', '#b4653f', {
      x: 6,
      y: 4,
    }),
    line('M90 84q-6-8 0-15t0-15M108 84q-6-8 0-15t0-15', '#fff6e0', 4, { opacity: 0.8 }),
  ].join('');
}

/** Flat loaves on a cloth. @param {Pen} pen */
export function flatBread(pen) {
  const loaf = (/** @type {number} */ y, /** @type {number} */ x) =>
    pen.lit(
      `M${x - 42} ${y}C${x - 42} ${y - 22} ${x + 42} ${y - 22} ${x + 42} ${y}S${x - 42} ${y + 22} ${x - 42} ${y}Z`,
      '#e2ad68',
      { x: 5, y: 6 },
    );
  return [
    path('M16 122L80 100L146 122L80 144Z', '#f6efdc'),
    line('M26 122L80 104L134 122', '#b4473f', 3),
    loaf(114, 80),
    loaf(98, 84),
    loaf(82, 77),
    ...[
      [60, 78],
      [78, 74],
      [94, 80],
      [72, 86],
      [88, 88],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 4, 2.6, shade('#e2ad68', 0.3))),
    path('M48 78C52 70 68 68 76 70Q60 74 52 82Z', light('#e2ad68', 0.5)),
  ].join('');
}

/** A cradle of wood. @param {Pen} pen */
export function cradle(pen) {
  return [
    ellipse(84, 132, 46, 4, '#4b2e52', { opacity: 0.18 }),
    line('M34 122Q80 142 126 122', '#8a5a34', 7),
    path('M40 84C44 62 112 62 120 84Z', '#fffaf0'),
    path('M42 82C60 70 100 72 118 84L116 96H44Z', '#7fbfc4'),
    line('M56 78Q80 72 106 80', '#d8f0ee', 4),
    pen.lit('M30 82H130L118 122H42Z', '#c08a52', { x: 6, y: 4 }),
    line('M50 90L54 116M66 90L68 118M80 90V118M94 90L92 118M110 90L106 116', shade('#c08a52', 0.26), 3.4),
    line('M30 82V58M130 82V58', '#8a5a34', 7),
  ].join('');
}
