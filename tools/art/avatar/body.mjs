import { shade } from '../kit/colour.mjs';
import { ears, face } from './face.mjs';
import { circle, ellipse, line, path } from '../kit/svg.mjs';
import { bothSides, rig } from './rig.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./rig.mjs').Skin} Skin */

const linen = '#f4ead6';
const linenShade = '#dfd1b8';

/** A child in plain linen, arms at rest. @param {Pen} pen @param {Skin} skin @param {'girl' | 'boy'} gender */
export function body(pen, skin, gender) {
  return [
    ellipse(160, 452, 74, 9, '#4b2e52', { opacity: 0.14 }),
    gender === 'girl' ? longHairBehind(pen, skin) : '',
    limbs(skin),
    ears(skin),
    face(pen, skin),
    gender === 'girl' ? fringe(pen, skin) : shortHair(pen, skin),
  ].join('');
}

/** Legs, arms and trunk. @param {Skin} skin */
function limbs(skin) {
  return [
    bothSides(path('M124 432Q118 452 124 452H152Q158 440 152 428Z', skin.skin)),
    bothSides(circle(rig.hand.left, rig.hand.y, 14, skin.skin) + line('M92 322q5-4 3-9', skin.shade, 4)),
    path('M122 312H158L155 434H124Z', linenShade),
    path('M162 312H198L196 434H165Z', shade(linenShade, 0.12)),
    path('M146 184H174V214Q160 226 146 214Z', skin.shade),
    path(
      'M142 212Q160 226 178 212L204 220Q212 224 212 234L204 322Q160 332 116 322L108 234Q108 224 116 220Z',
      linen,
    ),
    path('M182 213L204 220Q212 224 212 234L204 322Q190 326 176 328C190 290 192 250 182 213Z', linenShade),
    sleeves(linen, linenShade),
  ].join('');
}

/** The arm as cloth covers it, from the shoulder to the wrist. @param {string} colour @param {string} dark */
export function sleeves(colour, dark) {
  const arm = 'M118 219C102 220 96 232 93 248L71 312Q70 318 76 320L92 324Q97 325 99 320L122 262Z';
  return path(arm, colour) + path(arm, dark, { transform: 'translate(320 0) scale(-1 1)' });
}

/** @param {Pen} pen @param {Skin} skin */
function shortHair(pen, { hair }) {
  const cap =
    'M92 128C86 82 112 56 160 56C210 54 236 84 228 128Q222 112 216 104C200 108 176 104 164 92C150 104 120 108 106 102Q98 112 92 128Z';
  return (
    pen.lit(cap, hair, { x: 8, y: 5, dark: shade(hair, 0.3) }) +
    path('M104 92C112 74 132 66 152 66C134 72 120 80 112 96Z', '#ffffff', { opacity: 0.14 })
  );
}

/** @param {Pen} pen @param {Skin} skin */
function longHairBehind(pen, { hair }) {
  return pen.lit(
    'M88 130C82 78 112 52 160 52C208 52 238 78 232 130C230 160 240 186 234 208Q226 222 206 214H114Q94 222 86 208C80 186 90 160 88 130Z',
    hair,
    { x: 7, y: 2, dark: shade(hair, 0.3) },
  );
}

/** @param {Pen} pen @param {Skin} skin */
function fringe(pen, { hair }) {
  const front =
    'M90 148C84 90 108 56 160 56C212 56 236 90 230 148C224 130 220 116 212 104C186 108 160 100 146 84C138 100 120 114 106 116Q96 130 90 148Z';
  return (
    pen.lit(front, hair, { x: 7, y: 4, dark: shade(hair, 0.28) }) +
    path('M106 96C114 76 132 66 150 65C134 74 124 84 116 100Z', '#ffffff', { opacity: 0.14 })
  );
}
