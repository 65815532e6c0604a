import { light, shade } from '../../kit/colour.mjs';
import { material } from '../../kit/palette.mjs';
import { box, circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { goods } from '../../props/goods.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const ground = ellipse(84, 128, 46, 6, '#4b2e52', { opacity: 0.18 });

/** A trader's load. @param {Pen} pen */
export function tradeGoods(pen) {
  return place(80, 126, 1.05, goods(pen));
}

/** Striped cloth of Yemen, folded. @param {Pen} pen */
export function yemeniCloth(pen) {
  const fold = (/** @type {number} */ y, /** @type {string} */ colour) =>
    pen.lit(`M34 ${y}Q34 ${y - 16} 50 ${y - 16}H116Q128 ${y - 16} 128 ${y - 8}T116 ${y}Z`, colour, {
      x: 4,
      y: 4,
    });
  return [
    ground,
    fold(126, material.indigo),
    fold(111, material.cream),
    fold(96, '#b4473f'),
    line('M56 81V126M74 81V126M92 81V126', '#f6e2b8', 4, { opacity: 0.9 }),
    fold(81, '#3a8f96'),
    line('M56 66V81M74 66V81M92 66V81', '#d8efe6', 4),
    ...[40, 48, 56].map((x) => line(`M${x} 128v7`, '#b4473f', 3)),
  ].join('');
}

/** A mat of palm leaf, half rolled. @param {Pen} pen */
export function wovenMat(pen) {
  const sheet = 'M30 112L58 70H132L116 112Z';
  const weave = [0, 1, 2, 3, 4].map((row) =>
    line(`M${36 + row * 6} ${104 - row * 8}H${114 + row * 4}`, '#b98a4a', 3, {
      'stroke-dasharray': '8 6',
      'stroke-dashoffset': row * 7,
    }),
  );
  return [
    ellipse(80, 120, 56, 7, '#4b2e52', { opacity: 0.16 }),
    pen.within(
      sheet,
      path(sheet, '#e3c078'),
      ...weave,
      path('M110 60H140V118H104Z', shade('#e3c078', 0.12), { opacity: 0.6 }),
    ),
    pen.lit('M24 100H116Q126 100 126 111T116 122H24Q14 122 14 111T24 100Z', '#d9b26a', { x: 3, y: 5 }),
    circle(118, 111, 8, '#b98a4a'),
    circle(118, 111, 4, '#e3c078'),
    line('M38 100V122M92 100V122', '#8a5a34', 3.4),
  ].join('');
}

/** Plain sandals. @param {Pen} pen */
export function sandals(pen) {
  const sole = 'M-16 34C-22 6-22-32 0-36C22-32 20 6 14 34C10 44-12 44-16 34Z';
  const one =
    pen.lit(sole, '#b07a48', { x: 4, y: 3 }) +
    line('M0-22L-15 4M0-22L14 4', '#6b4630', 6) +
    line('M-17 16Q0 8 15 16', '#6b4630', 5);
  return [
    ellipse(82, 112, 50, 10, '#4b2e52', { opacity: 0.16 }),
    place(56, 84, 1, one, { turn: -8 }),
    place(104, 84, 1, one, { flip: true, turn: 8 }),
  ].join('');
}

/** A belt torn into two, tied round a bag of food. @param {Pen} pen */
export function twoBelts(pen) {
  return [
    ground,
    pen.lit('M44 72C36 96 34 128 48 128H112C126 128 124 96 116 72Q80 60 44 72Z', '#d9b37c', { x: 8, y: 4 }),
    path('M56 46Q80 38 104 46L96 66Q80 62 64 66Z', light('#d9b37c', 0.2)),
    line('M52 68Q80 78 108 68', '#b4473f', 9),
    line('M46 88Q80 100 114 88', material.indigo, 9),
    line('M104 70q18 2 24 18M112 90q14 4 16 20', '#b4473f', 6),
    line('M112 90q14 4 16 20', material.indigo, 6),
    circle(106, 70, 7, '#96372f'),
    circle(112, 90, 7, shade(material.indigo, 0.2)),
  ].join('');
}

/** A spindle with its wool. @param {Pen} pen */
export function spindle(pen) {
  return [
    ellipse(82, 128, 30, 5, '#4b2e52', { opacity: 0.18 }),
    line('M80 26V126', material.wood, 7),
    pen.lit('M80 46C104 58 108 86 98 102H62C52 86 56 58 80 46Z', '#f3e3c4', { x: 6, y: 4 }),
    line('M60 70Q80 80 100 68M57 84Q80 96 103 82M70 56Q82 62 94 56', '#cdb48a', 3),
    pen.lit('M52 104H108Q112 112 104 116H56Q48 112 52 104Z', '#a8703f', { x: 4, y: 3 }),
    line('M82 30Q118 30 122 64T134 104', '#f3e3c4', 3.4),
  ].join('');
}

/** A loom with a band begun. @param {Pen} pen */
export function loom(pen) {
  return [
    ground,
    box(44, 44, 72, 44, 0, '#f6ecd2'),
    ...[50, 60, 70, 80, 90, 100, 110].map((x) => line(`M${x} 44V90`, '#cdb48a', 2)),
    box(44, 84, 72, 32, 0, '#b4473f'),
    path('M44 92l9 8 9-8 9 8 9-8 9 8 9-8 9 8 9-8v10l-9 8-9-8-9 8-9-8-9 8-9-8-9 8-9-8Z', '#f2b53c'),
    line('M40 36V126M120 36V126', material.wood, 8),
    line('M32 42H128M34 120H126', shade(material.wood, 0.16), 8),
    pen.lit('M56 74Q80 66 104 74Q80 82 56 74Z', '#8a5a34', { x: 2, y: 2 }),
  ].join('');
}
