import { box, circle, ellipse, line, path, place } from '../kit/svg.mjs';
import { height, width } from '../pages/frame.mjs';
import { hijazHeights, towns } from './geography.mjs';
import { groundOf } from './lands.mjs';
import { road, sheet, sign } from './sheet.mjs';
import * as marks from './marks.mjs';
import { boatSign, kabahSign } from './signs.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/* The coast before Makkah, and plans of the Ka'bah from above. The door is below: who faces it has the Black Stone at the left and the Hijr at the right. */

const coast = { west: 37.7, north: 22.75, degree: 150 };
const jeddah = /** @type {const} */ ([39.15, 21.5]);

const [left, right, top, bottom] = [150, 300, 92, 260];
const thick = 26;

/** One wall of the plan, with the stones of its row. @param {number} x @param {number} y @param {number} wide @param {number} tall @param {string} colour */
function planWall(x, y, wide, tall, colour) {
  const across = wide > tall;
  const joints = Array.from({ length: 4 }, (_, index) =>
    across
      ? `M${x + ((index + 1) * wide) / 5} ${y}v${tall}`
      : `M${x} ${y + ((index + 1) * tall) / 5}h${wide}`,
  );
  return box(x, y, wide, tall, 3, colour) + line(joints.join(''), '#6d5a52', 2, { opacity: 0.5 });
}

/** @param {{ door: string, hijr: string, back: string, last: string }} colours */
function plan({ door, hijr, back, last }) {
  const inner = bottom - top;
  return [
    box(0, 0, width, height, 0, '#f1deb2'),
    line('M20 60q20-10 40 0M400 320q20-10 40 0M60 320q20-10 40 0M410 44q18-9 36 0', '#dcc08a', 3),
    ellipse((left + right) / 2 + 8, (top + bottom) / 2 + 8, 108, 112, '#4b2e52', { opacity: 0.08 }),
    line(
      `M${right + 22} ${top + 14}C${right + 132} ${top + 6} ${right + 132} ${bottom - 6} ${right + 22} ${bottom - 14}`,
      '#a99584',
      13,
    ),
    line(
      `M${right + 22} ${top + 14}C${right + 132} ${top + 6} ${right + 132} ${bottom - 6} ${right + 22} ${bottom - 14}`,
      '#c8b6a2',
      6,
    ),
    box(left, top, right - left, inner, 2, '#e6cfa0'),
    planWall(left, top, right - left, thick, back),
    planWall(left, top + thick, thick, inner - 2 * thick, last),
    planWall(right - thick, top + thick, thick, inner - 2 * thick, hijr),
    planWall(left, bottom - thick, right - left, thick, door),
    box(206, bottom - thick - 2, 40, thick + 4, 2, '#6b4a38'),
    line(`M226 ${bottom - thick - 2}v${thick + 4}`, '#4a3226', 2),
    circle(left + 9, bottom - 9, 15, '#f7ecd0'),
    circle(left + 9, bottom - 9, 11, '#2f2b35'),
    ellipse(left + 6, bottom - 13, 4, 2.6, '#77707f'),
  ].join('');
}

const stoneGrey = '#b3a294';

/** @param {Pen} pen */
const stripes = (pen) =>
  pen.tiles(16, box(0, 0, 16, 16, 0, '#d8b872') + line('M-4 12L12-4M4 20L20 4', '#b07a48', 5));

/** Where a pilgrim walks, with the Ka'bah at the left hand. */
const walk =
  'M128 292C190 318 280 318 356 300C430 282 452 238 448 176C444 112 420 72 356 58C280 44 190 44 136 62C108 80 104 160 110 262';

/** Maps of the book about the Ka'bah, by file name. @type {Readonly<Record<string, () => string>>} */
export const kabahMaps = {
  'timber-coast': () =>
    sheet((pen) => [
      ...groundOf(pen, coast, 1.7, hijazHeights),
      road(coast, [jeddah, [39.5, 21.46], towns.makkah]),
      road(coast, [towns.port, [39.62, 21.06], towns.makkah]),
      sign(coast, jeddah, boatSign(pen), { size: 24, dx: -34, dy: -10 }),
      sign(coast, towns.port, boatSign(pen), { size: 24, dx: -40, dy: -6 }),
      sign(coast, towns.makkah, kabahSign, { size: 26 }),
    ]),
  'kabah-walls': () =>
    sheet((pen) => [plan({ door: '#5b7fb5', hijr: '#5f9d68', back: stripes(pen), last: stripes(pen) })]),
  'kabah-walk': () =>
    sheet(() => [
      plan({ door: stoneGrey, hijr: stoneGrey, back: stoneGrey, last: stoneGrey }),
      line(walk, '#fff8e6', 8, { opacity: 0.8 }),
      line(walk, '#b4532f', 4.4, { 'stroke-dasharray': '9 8' }),
      path('M100 256L122 254L110 276Z', '#b4532f'),
    ]),
  'question-wall-marks': () =>
    sheet(() => [
      plan({ door: stoneGrey, hijr: stoneGrey, back: stoneGrey, last: stoneGrey }),
      ...[
        { x: 264, y: bottom + 26, mark: marks.triangle },
        { x: right + 34, y: (top + bottom) / 2, mark: marks.star },
        { x: 225, y: top - 26, mark: marks.ring },
        { x: left - 28, y: 166, mark: marks.square },
      ].map(
        ({ x, y, mark }) => circle(x, y, 20, '#8c3f2b') + circle(x, y, 17, '#fff6e0') + place(x, y, 1, mark),
      ),
    ]),
};
