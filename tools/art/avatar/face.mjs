import { circle, ellipse, line, path } from '../kit/svg.mjs';
import { bothSides, rig } from './rig.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./rig.mjs').Skin} Skin */

/** @param {Skin} skin */
export function ears(skin) {
  return bothSides(circle(96, 142, 14, skin.shade) + circle(97, 141, 8, skin.skin));
}

/** A kind face, without hair and ears. @param {Pen} pen @param {Skin} skin */
export function face(pen, skin) {
  const { x, y, rx, ry } = rig.face;
  const outline = `M${x - rx} ${y - 8}C${x - rx} ${y - ry - 6} ${x + rx} ${y - ry - 6} ${x + rx} ${y - 8}C${x + rx} ${y + ry * 0.72} ${x + 36} ${y + ry} ${x} ${y + ry}C${x - 36} ${y + ry} ${x - rx} ${y + ry * 0.72} ${x - rx} ${y - 8}Z`;
  return [
    pen.lit(outline, skin.skin, { x: 6, y: 5, dark: skin.shade }),
    bothSides(ellipse(116, 158, 12, 8, skin.blush, { opacity: 0.6 })),
    eyes(skin),
    line('M156 152q4 4 8 0', skin.line, 3.6),
    path('M142 166Q160 172 178 166Q176 184 160 184Q144 184 142 166Z', '#8c3b3a'),
    path('M147 167.500Q160 171 173 167.500L171 172Q160 175 149 172Z', '#ffffff'),
  ].join('');
}

/** @param {Skin} skin */
function eyes({ hair }) {
  return [
    bothSides(ellipse(134, 138, 7.5, 9.5, '#3a2926')),
    circle(131.5, 134.5, 2.8, '#ffffff'),
    circle(183.5, 134.5, 2.8, '#ffffff'),
    bothSides(line('M123 120q10-7 20-2', hair, 4.6)),
  ].join('');
}
