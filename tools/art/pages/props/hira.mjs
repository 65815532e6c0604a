import { light, mix, shade } from '../../kit/colour.mjs';
import { ribbon, rounded, smooth } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { toned } from '../hours.mjs';
import { floor, massif } from '../mountains.mjs';
import { house } from './buildings.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */
/** @typedef {import('../hours.mjs').Hour} Hour */

/** A steep mountain with a path to the mouth of a cave; a town lies small in the valley. @param {Pen} pen @param {Hour} hour */
export function caveSlope(pen, hour) {
  const { haze } = hour;
  const rock = toned(hour, '#b07f68');
  const clay = mix(toned(hour, '#dcbf97'), haze, 0.3);
  return [
    massif(pen, { x: 70, y: 262, width: 300, height: 96, colour: mix(rock, haze, 0.4), haze }),
    floor(pen, hour, '-20 262 120 252 260 262 380 250 500 262', '#d9b285'),
    ...[14, 40, 70, 98, 126].map((x, index) =>
      place(x, 276 + (index % 2) * 7, 0.3, house(pen, { wide: 80, tall: 56, wall: clay })),
    ),
    massif(pen, { x: 350, y: 372, width: 480, height: 300, colour: rock, haze: mix(haze, rock, 0.4) }),
    path(
      ribbon([
        [318, 134, 5],
        [352, 158, 7],
        [296, 188, 9],
        [356, 222, 13],
        [270, 262, 18],
        [330, 306, 28],
        [250, 376, 54],
      ]),
      toned(hour, '#f3dcb4'),
      { opacity: 0.8 },
    ),
    path(rounded('282 140 290 118 302 104 318 98 336 108 346 126 350 140', 8), shade(rock, 0.2)),
    path(rounded('296 140 300 120 312 108 326 112 336 126 338 140', 7), '#251d2c'),
    path(rounded('336 142 342 124 354 122 362 134 364 144', 5), light(rock, 0.12)),
    path(rounded('272 144 278 130 290 128 296 142', 5), light(rock, 0.16)),
  ].join('');
}

/** The inside of a small cave; the sky shows in its mouth. @param {Pen} pen @param {Hour} hour */
export function caveInside(pen, hour) {
  const rock = toned(hour, '#8d6d64');
  const mouth = rounded(
    '148 264 138 214 160 166 152 126 188 94 208 66 262 58 300 84 338 104 340 160 360 204 350 264',
    12,
  );
  const rim = rounded(
    '126 264 116 212 138 164 130 118 172 80 196 46 266 38 314 66 360 92 362 156 384 204 374 264',
    14,
  );
  return [
    path('M120 262Q230 214 380 262V280H120Z', mix(rock, hour.haze, 0.34)),
    path(
      `M0 0H480V360H0Z${mouth}`,
      pen.gradient([
        [0, shade(rock, 0.5)],
        [0.6, shade(rock, 0.28)],
        [1, shade(rock, 0.4)],
      ]),
      { 'fill-rule': 'evenodd' },
    ),
    path(`${rim}${mouth}`, light(rock, 0.06), { 'fill-rule': 'evenodd' }),
    path(smooth('0 262 70 254 150 262 250 258 344 262 420 252 480 262 480 360 0 360'), shade(rock, 0.16)),
    path(rounded('-20 0 -20 120 30 92 62 40 96 -10', 14), shade(rock, 0.58)),
    path(rounded('500 40 430 70 410 140 452 210 500 220', 16), shade(rock, 0.56)),
    path(rounded('0 262 0 220 34 210 58 232 74 262', 8), shade(rock, 0.34)),
    path(rounded('404 262 412 226 446 214 480 230 480 262', 8), shade(rock, 0.36)),
  ].join('');
}

/** A blanket of wool, folded, 120 wide. @param {Pen} pen */
export function foldedBlanket(pen) {
  const fold = (/** @type {number} */ y, /** @type {string} */ wool) =>
    pen.lit(`M-54 ${y}Q-62 ${y - 9}-54 ${y - 18}H52Q62 ${y - 9} 54 ${y}Z`, wool, { x: 6, y: 4 });
  return [
    ellipse(4, 2, 64, 7, shadow.fill, { opacity: 0.2 }),
    fold(0, '#8f5a4a'),
    fold(-15, '#a86a52'),
    fold(-30, '#bd8163'),
    line('M-30-47V-31M-20-47V-31M22-47V-31M32-47V-31', '#f0dcb0', 4),
    line('M-54 1v6M-40 2v6M-26 2v6M-12 2v6M2 2v6M16 2v6M30 2v6M44 2v6', '#e7cfa2', 3),
  ].join('');
}

/** A wall of clay with a niche, and the floor before it. @param {Pen} pen @param {Hour} hour */
export function nicheWall(pen, hour) {
  const clay = toned(hour, '#d3ab84');
  return [
    path(
      'M0 0H480V236H0Z',
      pen.gradient([
        [0, shade(clay, 0.3)],
        [1, clay],
      ]),
    ),
    path('M152 156V92Q152 44 206 44T260 92V156Z', shade(clay, 0.42)),
    path('M164 156V94Q164 54 206 54T260 92V156Z', shade(clay, 0.24)),
    path('M144 154H268V166H144Z', light(clay, 0.22)),
    line('M38 70h40M330 60h56M60 190h52M352 176h44M300 210h30', shade(clay, 0.14), 3),
    path(
      'M0 232H480V360H0Z',
      pen.gradient([
        [0, toned(hour, '#a87c56')],
        [1, toned(hour, '#c69a6c')],
      ]),
    ),
    path('M0 230H480V236H0Z', shade(clay, 0.3)),
  ].join('');
}

/** A low board of wood, near. @param {Pen} pen @param {Hour} hour */
export function nearBoard(pen, hour) {
  const wood = toned(hour, '#a8774a');
  return [
    path('M0 0H480V360H0Z', shade(toned(hour, '#c49a70'), 0.34)),
    path(
      'M-10 118L490 96V360H-10Z',
      pen.gradient([
        [0, shade(wood, 0.1)],
        [1, light(wood, 0.1)],
      ]),
    ),
    path('M-10 118L490 96V106L-10 130Z', light(wood, 0.26)),
    line('M-10 176L490 158M-10 236L490 224M-10 300L490 296', shade(wood, 0.16), 3),
    line('M60 150q50-8 90-4M330 196q40-8 84-4M40 268q40-6 70-3M360 330q30-4 60-2', shade(wood, 0.12), 2.4),
  ].join('');
}

/** Sandals side by side, seen from above, 80 wide. @param {Pen} pen */
export function sandalPair(pen) {
  const one = (/** @type {number} */ turn) =>
    place(
      0,
      0,
      1,
      ellipse(2, 5, 17, 34, shadow.fill, { opacity: 0.2 }) +
        pen.lit(
          'M-10 26C-14 10-12 4-13-8C-15-26-6-34 1-34C11-34 15-22 12-8C10 4 13 12 10 26Q0 36-10 26Z',
          '#bf8d5c',
          {
            x: 3,
            y: 4,
          },
        ) +
        line('M-13-2Q0-20 12-2M0-13V-25M-11 14Q0 6 11 14', '#6f4630', 4),
      { turn },
    );
  return place(-20, 0, 1, one(-8)) + place(22, 2, 1, one(10));
}

/** A page with a free line, a reed pen and a pot of ink, 150 wide. @param {Pen} pen */
export function pageWithFreeLine(pen) {
  return [
    ellipse(4, 6, 78, 8, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-62-52L52-60L74 2L-76 8Z', '#fbf4e2', { x: 3, y: 3, dark: '#e6d8b8' }),
    line('M-54-46L-66 4M-50-47L-62 4', '#d8c49a', 2),
    line(
      'M-44-40q8-3 14 0t16-1 14 0M-46-30q10-3 18 0t18-1M-48-20q8-3 14 0t14-1 12 0M-50-10q10-3 16 0t12-1',
      '#4a4258',
      2.2,
      { opacity: 0.75 },
    ),
    place(10, 14, 1, reed()),
    inkPot(pen),
  ].join('');
}

/** A reed pen, 80 long. */
export function reed() {
  return (
    line('M-26-18L50-44', '#8a6236', 6) +
    line('M-24-20L48-45', '#c79a5e', 2.6) +
    path('M-26-21L-42-12L-25-15Z', '#6b4630') +
    path('M-42-12L-35-15L-34-13Z', '#1f1a28')
  );
}

/** @param {Pen} pen */
function inkPot(pen) {
  return place(
    92,
    -6,
    1,
    pen.lit('M-16 0Q-20-20-10-26H10Q20-20 16 0Q0 5-16 0Z', '#5f7f8c', { x: 4, y: 4 }) +
      ellipse(0, -26, 11, 3.4, '#86a5ae') +
      ellipse(0, -26, 7.4, 2.2, '#1f1a28'),
  );
}

/** A walking stick that leans, 150 high. */
export function walkingStick() {
  return line('M0 0L34-138Q38-154 50-150', '#7a5134', 7) + line('M1-4L34-138', '#a97c4f', 2.4);
}

/** A drop of water that falls, with its ring on the ground. */
export function fallingDrop() {
  return (
    path('M0-46Q-7-32 0-29Q7-32 0-46Z', '#8fd0de') +
    circle(-1.5, -34, 1.6, '#e9fbff') +
    ellipse(0, 0, 17, 4, '#8a6a4a', { opacity: 0.4 }) +
    ellipse(0, 0, 8, 1.8, '#6f5238', { opacity: 0.5 })
  );
}
