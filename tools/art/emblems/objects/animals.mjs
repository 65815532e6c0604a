import { light, shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { camel, camelResting } from '../../props/camel.mjs';
import { dove } from '../../props/dove.mjs';
import { tuft } from '../../props/palm.mjs';
import { sheep } from '../../props/sheep.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen */
export const loadedCamel = (pen) => place(88, 130, 0.76, camel(pen));
/** @param {Pen} pen */
export const restingCamel = (pen) => place(84, 130, 0.8, camelResting(pen));
/** @param {Pen} pen */
export const grazingSheep = (pen) =>
  place(84, 128, 0.9, sheep(pen)) + place(40, 132, 0.7, tuft(pen, '#76a93f'));
/** @param {Pen} pen */
export const flock = (pen) =>
  place(106, 112, 0.5, sheep(pen)) + place(60, 116, 0.56, sheep(pen)) + place(92, 134, 0.72, sheep(pen));

/** A lamb that looks out, with a flower. @param {Pen} pen */
export function lamb(pen) {
  return [
    ellipse(84, 130, 36, 5, '#4b2e52', { opacity: 0.18 }),
    line('M70 106V126M84 108V128M100 108V128M110 104V124', '#826a58', 7),
    pen.lit(smooth('60 94 62 78 76 70 94 70 112 76 120 92 112 108 90 112 70 108'), '#fffaf0', {
      x: 6,
      y: 6,
      dark: '#e2d6c6',
    }),
    pen.lit('M40 70C40 54 74 50 76 68C78 86 70 98 58 98S40 88 40 70Z', '#8f7563', { x: 4, y: 4 }),
    path('M42 66Q26 62 24 74Q36 80 44 76ZM74 64Q88 56 94 66Q86 76 76 74Z', '#7a6152'),
    path(smooth('42 62 48 50 60 48 72 52 76 62 64 66 54 64'), '#fffaf0'),
    circle(50, 76, 3, '#2f2523'),
    circle(66, 76, 3, '#2f2523'),
    path('M54 88q4 4 8 0l-4 5Z', '#5a4438'),
  ].join('');
}

/** The elephant that knelt. @param {Pen} pen */
export function kneelingElephant(pen) {
  const skin = '#9a93a6';
  return [
    ellipse(84, 129, 52, 6, '#4b2e52', { opacity: 0.2 }),
    path('M130 92q10 10 6 24l-4-1q1-10-6-15Z', shade(skin, 0.3)),
    pen.lit('M58 72C70 50 118 52 130 82C138 104 134 124 128 127H58C46 118 46 90 58 72Z', skin, {
      x: 7,
      y: 7,
    }),
    path('M96 127C94 108 118 104 126 116Q130 124 126 128H70Q70 120 82 120Z', shade(skin, 0.14)),
    pen.lit(
      'M30 84C30 64 52 54 66 64C78 74 78 96 64 104C58 108 52 108 48 106C46 114 42 124 28 127Q22 128 22 123C30 120 34 110 34 100Q30 94 30 84Z',
      light(skin, 0.08),
      { x: 5, y: 5 },
    ),
    pen.lit('M56 66C74 58 88 72 84 90C82 102 70 108 62 102C54 94 50 76 56 66Z', shade(skin, 0.1), {
      x: 4,
      y: 4,
    }),
    path('M38 104Q30 112 24 110Q32 106 34 99Z', '#fff6e0'),
    line('M40 84q4 3 8 0', '#4a4152', 3),
  ].join('');
}

/** A bird set free. @param {Pen} pen */
export function freedDove(pen) {
  return (
    place(84, 78, 1.24, dove(pen)) +
    line('M26 126Q60 120 76 108', '#8a6a4a', 4) +
    path('M40 124q2-12 14-14q0 12-14 14Z', '#7fae62')
  );
}

/** A nest with two eggs. @param {Pen} pen */
export function nest(pen) {
  return [
    ellipse(84, 128, 44, 6, '#4b2e52', { opacity: 0.18 }),
    ellipse(80, 92, 46, 13, '#6b4f38'),
    ...[
      [66, 84, -8],
      [92, 84, 10],
    ].map(([x = 0, y = 0, turn = 0]) =>
      place(
        x,
        y,
        1,
        pen.lit('M0-20C12-18 16 2 10 10Q0 16-10 10C-16 2-12-18 0-20Z', '#f6efe2', { x: 4, y: 3 }),
        { turn },
      ),
    ),
    pen.lit('M30 90Q80 112 130 90C130 114 112 128 80 128S30 114 30 90Z', '#a37c52', { x: 7, y: 4 }),
    line(
      'M34 100Q80 120 126 98M42 112Q80 126 116 112M30 94l-10-6M130 94l10-8M52 106l-10 12M104 108l12 10',
      '#7a5a3a',
      3,
    ),
  ].join('');
}

/** A hive in a hollow log, with bees. @param {Pen} pen */
export function beehive(pen) {
  const bee =
    path('M-8 0C-8-7 8-7 8 0S-8 7-8 0Z', '#f2b53c') +
    line('M-2-5V5M3-5V5', '#5a3a2a', 2.6) +
    ellipse(-1, -8, 5, 4, '#ffffff', { opacity: 0.85 }) +
    ellipse(5, -7, 4, 3, '#ffffff', { opacity: 0.85 });
  return [
    ellipse(84, 128, 44, 6, '#4b2e52', { opacity: 0.18 }),
    pen.lit('M44 84H112V126H44Q34 126 34 105T44 84Z', '#b07f4c', { x: 4, y: 6 }),
    ellipse(112, 105, 14, 21, '#d9a766'),
    ellipse(112, 105, 9, 14, '#6b4630'),
    line('M48 96H92M44 112H90', shade('#b07f4c', 0.2), 3),
    path('M112 118q6 14 0 18q-6-4 0-18Z', '#f2a93b'),
    place(56, 56, 1.2, bee),
    place(98, 42, 1, bee, { flip: true }),
    place(122, 70, 0.8, bee),
  ].join('');
}

/** A saddle on its stand. @param {Pen} pen */
export function saddle(pen) {
  return [
    ellipse(84, 130, 46, 5, '#4b2e52', { opacity: 0.18 }),
    line('M50 96L36 128M112 96L126 128M58 96L66 128M104 96L96 128', '#8a5a34', 7),
    pen.lit('M30 84Q80 60 132 84L124 112Q80 96 38 112Z', '#b4473f', { x: 6, y: 5 }),
    line('M36 102Q80 84 126 102', '#f6e2b8', 4, { 'stroke-dasharray': '6 6' }),
    pen.lit('M44 82C46 58 56 56 60 68Q80 76 102 68C106 52 118 52 118 82Q80 66 44 82Z', '#8f5a38', {
      x: 5,
      y: 4,
    }),
    ...[40, 58, 100, 120].map((x, index) => line(`M${x} ${index % 3 ? 104 : 110}v12`, '#f2b53c', 4)),
  ].join('');
}
