import { light, shade } from '../../kit/colour.mjs';
import { khatam, rounded, smooth } from '../../kit/outline.mjs';
import { face } from '../face.mjs';
import { circle, line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const opening = smooth('160 84 124 92 107 122 110 160 130 188 160 200 190 188 210 160 213 122 196 92');
const hood = smooth(
  '160 44 200 50 232 80 244 122 242 166 246 208 228 246 196 264 160 270 124 264 92 246 74 208 78 166 76 122 88 80 120 50',
);

/**
 * A scarf round the face and over the shoulders. No hair shows, so it brings the face with it, on each skin.
 * @param {Pen} pen @param {import('../rig.mjs').Skin} skin @param {string} colour @param {string[]} details
 */
export function hijab(pen, skin, colour, ...details) {
  const whole = hood + opening;
  return [
    face(pen, skin),
    pen.lit(whole, colour, { x: 9, y: 6, dark: shade(colour, 0.24) }),
    pen.within(
      whole,
      path(
        `${smooth('160 76 119 85 99 119 103 164 126 196 160 209 194 196 217 164 221 119 201 85')}${opening}`,
        shade(colour, 0.28),
        { opacity: 0.6 },
      ),
      path(
        'M112 200C150 226 196 224 228 186C242 214 232 236 214 250C178 258 128 244 96 214Z',
        light(colour, 0.2),
      ),
      line('M100 208C140 238 190 238 232 200', shade(colour, 0.26), 3.4),
      line('M112 92C124 72 142 62 160 60', light(colour, 0.4), 5, { opacity: 0.7 }),
      ...details,
    ),
  ].join('');
}

/** Small stitches along the fold. @param {string} colour */
export function stitches(colour) {
  return ['M106 218C142 246 188 246 230 212', 'M104 232C142 258 186 258 226 228']
    .map((d) => line(d, colour, 3, { 'stroke-dasharray': '5 8' }))
    .concat(
      line('M96 150C92 96 118 66 160 64C202 66 228 96 224 150', colour, 3, { 'stroke-dasharray': '5 8' }),
    )
    .join('');
}

/** A heart sewn onto the fold. @param {string} colour */
export function heart(colour) {
  return path(
    'M204 232C194 226 190 220 194 215C198 211 203 213 204 217C206 213 211 212 214 216C217 221 213 228 204 232Z',
    colour,
  );
}

/** A knot at the side with two short ends. @param {Pen} pen @param {string} colour */
export function sideKnot(pen, colour) {
  return [
    pen.lit('M216 210C236 206 246 222 250 246C240 250 230 246 222 236Z', colour, { x: 4, y: 3 }),
    pen.lit('M206 214C218 226 220 250 212 266C200 264 194 246 196 226Z', colour, { x: 4, y: 3 }),
    pen.lit(smooth('198 208 212 200 224 208 220 222 206 226'), light(colour, 0.15), { x: 4, y: 4 }),
  ].join('');
}

/** Flowers of spring on the brow. @param {string} colour */
export function blossoms(colour) {
  return [
    [106, 84],
    [132, 66],
    [214, 84],
    [120, 232],
    [176, 248],
    [212, 226],
  ]
    .map(([x = 0, y = 0]) => path(rounded(khatam(7, { x, y }), 2), colour) + circle(x, y, 2.4, '#f2b53c'))
    .join('');
}
