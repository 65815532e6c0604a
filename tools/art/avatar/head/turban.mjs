import { light, mix, shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const dome = smooth('88 104 82 82 96 54 124 36 160 30 196 36 224 54 238 82 232 104 196 92 160 88 124 92');

/** A long cloth wound round the head. @param {Pen} pen @param {string} colour @param {{ cap?: string, details?: string, tail?: boolean }} [look] */
export function turban(pen, colour, { cap = shade(colour, 0.12), details = '', tail = true } = {}) {
  return [
    tail
      ? pen.lit(
          'M226 92C244 108 246 150 236 186Q228 194 218 188C228 152 226 124 214 104Z',
          shade(colour, 0.08),
          { x: 5, y: 2 },
        )
      : '',
    pen.lit(dome, colour, { x: 9, y: 6, dark: shade(colour, 0.2) }),
    pen.within(
      dome,
      path('M112 40Q160 22 208 40Q190 60 160 62Q130 60 112 40Z', cap),
      ...folds(colour),
      details,
    ),
  ].join('');
}

/** Bands of cloth that cross over the brow. @param {string} colour */
function folds(colour) {
  const [bright, dark] = [light(colour, 0.28), mix(colour, shade(colour, 0.3), 0.7)];
  return [
    path('M76 100C110 92 150 76 178 40L206 44C186 88 140 112 84 116Z', bright),
    line('M78 98C112 90 150 72 176 40', dark, 2.6),
    line('M88 76C116 72 140 58 152 40', dark, 2.6),
    line('M204 46C190 82 160 98 124 106', dark, 2.6),
    line('M240 84C216 82 200 72 192 62', dark, 2.6),
    line('M240 100C214 98 192 90 180 80', dark, 2.6),
  ];
}

/** Small stars on the cloth. @param {string} colour */
export function stars(colour) {
  return [
    [112, 62],
    [140, 46],
    [186, 58],
    [214, 78],
    [128, 92],
    [168, 82],
    [100, 92],
  ]
    .map(([x = 0, y = 0], index) =>
      path(`M${x} ${y - 6}q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6Z`, colour, { opacity: index % 2 ? 0.8 : 1 }),
    )
    .join('');
}

/** A woven row of little lights. @param {string} colour @param {string} edge */
export function lightRow(colour, edge) {
  const brow = 'M86 95Q160 73 236 95';
  return [
    line(brow, edge, 12),
    ...[95, 117, 139, 161, 183, 205, 226].map((x) => {
      const y = 95 - Math.sin(((x - 86) / 150) * Math.PI) * 11;
      return path(`M${x} ${y - 5}l5 5-5 5-5-5Z`, colour);
    }),
  ].join('');
}
