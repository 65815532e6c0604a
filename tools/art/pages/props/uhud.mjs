import { light, mix, shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { toned } from '../hours.mjs';
import { floor, massif } from '../mountains.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */
/** @typedef {import('../hours.mjs').Hour} Hour */

/** The long red ridge of Uhud. @param {Pen} pen @param {Hour} hour @param {number} foot @param {number} size */
function ridge(pen, hour, foot, size) {
  const { haze } = hour;
  const red = toned(hour, '#b5715c');
  return [
    massif(pen, { x: 60, y: foot, width: 300 * size, height: 96 * size, colour: mix(red, haze, 0.2), haze }),
    massif(pen, {
      x: 420,
      y: foot,
      width: 320 * size,
      height: 104 * size,
      colour: mix(red, haze, 0.14),
      haze,
      flip: true,
    }),
    massif(pen, { x: 236, y: foot + 6, width: 380 * size, height: 138 * size, colour: red, haze }),
  ].join('');
}

/** The valley before Uhud. @param {Pen} pen @param {Hour} hour */
export function uhudValley(pen, hour) {
  return ridge(pen, hour, 226, 1) + floor(pen, hour, '-20 228 120 218 260 230 390 216 500 228', '#e2bd8b');
}

/** Green fields before Uhud. @param {Pen} pen @param {Hour} hour */
export function uhudFields(pen, hour) {
  return [
    ridge(pen, hour, 206, 0.9),
    floor(pen, hour, '-20 208 120 200 260 210 390 198 500 208', '#d8be88'),
    floor(pen, hour, '-20 252 120 242 260 254 390 240 500 252', '#8fb565'),
    ...[266, 288, 314, 342].map((y, row) =>
      line(`M-10 ${y}Q120 ${y - 10} 240 ${y}T490 ${y - 6}`, toned(hour, row % 2 ? '#7aa355' : '#a3c577'), 6, {
        opacity: 0.7,
      }),
    ),
  ].join('');
}

/** The small hill of the archers, 330 wide. @param {Pen} pen */
export function archersHill(pen) {
  const form = smooth('-168 6 -128 -34 -92 -62 -40 -84 4 -94 46 -86 92 -58 130 -30 168 6 0 16');
  return pen.within(
    form,
    pen.lit(form, '#b98a68', { x: 5, y: 6 }),
    path('M10-100C60-92 130-40 176 12H40C60-30 30-50 10-100Z', shade('#b98a68', 0.16), { opacity: 0.7 }),
    line('M-112-14C-96-26-80-34-66-48M-40-8C-32-24-20-32-14-46M-74-66C-60-62-52-54-46-48', '#d6ad86', 5),
  );
}

/** A quiver full of arrows that stands, 34 wide and 96 high. @param {Pen} pen */
export function quiver(pen) {
  return [
    ellipse(8, 1, 22, 3, shadow.fill, { opacity: 0.2 }),
    line('M-8-60V-92M0-60V-98M8-60V-90', '#8a5f3c', 3),
    path('M-12-84L-8-96L-4-84ZM-4-90L0-102L4-90ZM4-82L8-94L12-82Z', '#f3e6c8'),
    pen.lit('M-14-66H14L10 0H-10Z', '#96603e', { x: 4, y: 3 }),
    line('M-13-54H13M-11-14H11', '#d9a45e', 4),
  ].join('');
}

/** A shirt of metal rings on a peg, 150 wide and 170 high. @param {Pen} pen */
export function coatOfMail(pen) {
  const form = 'M-34-164Q0-146 34-164L74-146L66-92L44-98L48-4Q0 10-48-4L-44-98L-66-92L-74-146Z';
  const rows = Array.from({ length: 15 }, (_, row) =>
    line(`M${-76 + (row % 2) * 5} ${-156 + row * 11}H80`, '#d4dbe2', 7, { 'stroke-dasharray': '0.1 10' }),
  );
  return [
    line('M-40-166H40', '#6b4630', 6),
    circle(0, -166, 7, '#4f3a30'),
    line('M0-166L-30-158M0-166L30-158', '#6b4630', 3),
    pen.within(form, pen.lit(form, '#8b96a3', { x: 5, y: 6 }), ...rows),
  ].join('');
}

/** A short striped cloak, folded flat, 190 wide. @param {Pen} pen */
export function stripedCloak(pen) {
  const form = smooth('-86 -22 -30 -28 30 -26 84 -20 92 18 30 24 -30 26 -92 20');
  return [
    ellipse(4, 24, 98, 7, shadow.fill, { opacity: 0.18 }),
    pen.within(
      form,
      pen.lit(form, '#e6d7b6', { x: 4, y: 5 }),
      line('M-70-32L-76 32M-40-32L-44 32M-8-32L-9 32M24-32L27 32M56-32L62 32', '#7d6a58', 9),
    ),
    line('M-90 4Q0 12 92 4', shade('#e6d7b6', 0.26), 3),
  ].join('');
}

/** Long green grass, laid in a bundle, 170 wide. */
export function rushBundle() {
  const blades = Array.from({ length: 13 }, (_, index) => {
    const y = (index - 6) * 4;
    return line(`M-70 ${y * 0.4}Q0 ${y * 0.3 - 3} 84 ${y * 1.7 - 4}`, index % 2 ? '#7fa653' : '#9fc06a', 5);
  });
  return [
    ellipse(4, 20, 78, 6, shadow.fill, { opacity: 0.16 }),
    ...blades,
    line('M-32-12Q-26 0-32 13', '#b98a4c', 6),
    ...[-24, 0, 22].map((y, index) => circle(88, y - 6, 4 + index, '#c9a25a')),
  ].join('');
}

/** A shield that lies like a bowl, full of water, 120 wide. @param {Pen} pen */
export function shieldOfWater(pen) {
  return [
    ellipse(6, 16, 66, 9, shadow.fill, { opacity: 0.22 }),
    pen.lit('M-60-8Q-52 26 0 26T60-8Q0-22-60-8Z', '#8d5835', { x: 4, y: 5 }),
    ellipse(0, -8, 60, 15, '#b5794c'),
    ellipse(0, -6, 51, 11, '#7fb8c9'),
    path('M-36-9Q-14-15 12-13Q-8-8-30-4Z', light('#7fb8c9', 0.5), { opacity: 0.8 }),
  ].join('');
}

/** A palm mat with one burnt corner, 150 wide. @param {Pen} pen */
export function burntMat(pen) {
  return pen.within(
    'M-74-14L60-20L76 12L-66 18Z',
    pen.lit('M-74-14L60-20L76 12L-66 18Z', '#d9bb7c', { x: 3, y: 4 }),
    line('M-80-8L80-14M-80 2L80-4M-80 12L80 6', '#b9924f', 2.4, { 'stroke-dasharray': '9 4' }),
    path('M40-24L80-24L84 16Q60 14 56 4T40-24Z', '#4a4242'),
    path('M36-24Q50-10 52 4T72 18', 'none', { stroke: '#8a6a4a', 'stroke-width': 4 }),
  );
}

/** A white flower between two stones, 60 wide. @param {Pen} pen */
export function flowerBetweenStones(pen) {
  return [
    line('M0 0Q-3-22 2-40', '#6f9455', 4),
    path('M-2-14Q-18-24-22-14Q-14-8-2-10Z', '#7fa65f'),
    ...[0, 72, 144, 216, 288].map((turn) => place(2, -44, 1, ellipse(0, -8, 5, 8, '#fffaf0'), { turn })),
    circle(2, -44, 4.5, '#e3b34e'),
    place(-26, 2, 1, pen.lit('M-20 4Q-24-16-4-18Q16-18 18 4Z', '#9a8478', { x: 3, y: 4 })),
    place(24, 4, 0.8, pen.lit('M-20 4Q-22-14-2-16Q18-16 18 4Z', '#ad9688', { x: 3, y: 4 })),
  ].join('');
}
