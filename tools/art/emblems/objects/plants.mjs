import { light, shade } from '../../kit/colour.mjs';
import { smooth } from '../../kit/outline.mjs';
import { material } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { palm, youngPalm } from '../../props/palm.mjs';
import { acacia, almondTree, juniper, thornBush as thorns } from '../../props/trees.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const leaf = 'M0 0C-9-10-8-26 0-36C8-26 9-10 0 0Z';

/** @param {Pen} pen */
export const shadeTree = (pen) => place(80, 130, 0.96, acacia(pen, '#5f9d57'));
/** @param {Pen} pen */
export const blossomTree = (pen) => place(80, 132, 1.14, almondTree(pen));
/** @param {Pen} pen */
export const mountainTree = (pen) => place(82, 132, 0.92, juniper(pen, '#4f8f62'));
/** @param {Pen} pen */
export const thornBush = (pen) => place(80, 128, 1.6, thorns(pen, '#8fa772'));
/** @param {Pen} pen */
export const palmSeedling = (pen) =>
  ellipse(80, 128, 30, 8, '#8a5f3c') + place(80, 130, 0.86, youngPalm(pen));
/** @param {Pen} pen */
export const palmGrove = (pen) =>
  place(46, 126, 0.58, palm(pen)) +
  place(112, 124, 0.52, palm(pen), { flip: true }) +
  place(76, 132, 0.76, palm(pen));

/** A branch of the olive. @param {Pen} pen */
export function oliveBranch(pen) {
  const leaves = [
    [46, 104, -70],
    [58, 90, 10],
    [72, 84, -66],
    [84, 70, 16],
    [98, 66, -58],
    [108, 52, 24],
    [118, 48, -30],
    [66, 98, 96],
    [94, 78, 100],
  ];
  return [
    line('M32 122Q76 96 122 42', '#8a6a4a', 6),
    ...leaves.map(([x = 0, y = 0, turn = 0], index) =>
      place(
        x,
        y,
        0.9,
        pen.once(`olive ${index % 2}`, () =>
          pen.lit(leaf, index % 2 ? '#8fae7a' : '#6f9668', { x: 3, y: 2 }),
        ),
        { turn },
      ),
    ),
    ...[
      [70, 112],
      [98, 96],
      [116, 76],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 8, 10, '#5a5f3a') + ellipse(x - 2, y - 3, 3, 4, '#8f9660')),
  ].join('');
}

/** A cluster of ripe dates. @param {Pen} pen */
export function dateCluster(pen) {
  const dates = [
    [58, 72],
    [74, 66],
    [90, 68],
    [104, 76],
    [52, 90],
    [68, 86],
    [84, 84],
    [100, 92],
    [62, 106],
    [78, 102],
    [92, 108],
    [76, 120],
  ];
  return [
    path(
      'M80 20C70 30 40 30 22 50C48 44 70 44 80 40C94 44 116 40 140 54C122 32 92 30 80 20Z',
      material.leafDeep,
    ),
    line('M80 30V64M80 40Q62 50 58 70M80 40Q100 50 104 74', '#c9823f', 5),
    ...dates.map(([x = 0, y = 0], index) =>
      place(
        x,
        y,
        1,
        pen.once(`date ${index % 3}`, () =>
          pen.lit(
            'M0-12C10-12 10 12 0 12S-10-12 0-12Z',
            ['#b4652f', '#d98a3d', '#8f4a2a'][index % 3] ?? '#b4652f',
            { x: 3, y: 3 },
          ),
        ),
      ),
    ),
  ].join('');
}

/** A sheaf of barley. @param {Pen} pen */
export function barleySheaf(pen) {
  const ears = [-34, -18, 0, 18, 34].map((turn) =>
    place(
      80,
      110,
      1,
      line('M0 0V-46', '#c99a3f', 4) +
        [0, 1, 2, 3]
          .map((row) =>
            path(
              `M0 ${-44 - row * 9}q-9-4-8-13q8 2 8 13q0-11 8-13q1 9-8 13Z`,
              row % 2 ? '#f2c25a' : '#e0a93e',
            ),
          )
          .join(''),
      { turn },
    ),
  );
  return [
    ellipse(82, 130, 30, 5, '#4b2e52', { opacity: 0.18 }),
    ...ears,
    pen.lit('M66 98H94L104 130H56Z', '#e0b450', { x: 5, y: 3 }),
    line('M64 104Q80 110 96 104', '#b4473f', 7),
  ].join('');
}

/** One stem that parts in two. @param {Pen} pen */
export function twoBranches(pen) {
  return [
    ellipse(84, 130, 32, 5, '#4b2e52', { opacity: 0.18 }),
    path('M72 130Q78 104 72 88L88 86Q86 104 92 130Z', material.bark),
    line('M78 92Q62 72 48 60M84 90Q98 72 114 62', material.bark, 9),
    pen.lit(smooth('22 62 24 42 40 30 60 36 70 52 62 70 42 76'), '#5fa463', { x: 7, y: 7 }),
    pen.lit(smooth('92 68 96 46 112 34 132 42 140 60 130 74 108 80'), '#7fb56f', { x: 7, y: 7 }),
    circle(44, 50, 3, '#f6ead0'),
    circle(54, 60, 3, '#f6ead0'),
    circle(112, 52, 3, '#f3bccb'),
    circle(122, 62, 3, '#f3bccb'),
  ].join('');
}

/** Two blossoms on one twig. @param {Pen} pen */
export function twinBlossoms(pen) {
  const petals =
    [0, 72, 144, 216, 288]
      .map((turn) => ellipse(0, -14, 10, 14, '#f3bccb', { transform: `rotate(${turn})` }))
      .join('') +
    [36, 108, 180, 252, 324]
      .map((turn) => line('M0-4V-11', '#d98a9c', 2, { transform: `rotate(${turn})` }))
      .join('') +
    circle(0, 0, 7, '#fbe6a0');
  return [
    line('M36 134Q70 112 76 76M72 100Q96 92 108 72', '#7d5a4c', 6),
    place(56, 120, 1, pen.lit(leaf, '#7fae62', { x: 3, y: 2 }), { turn: 80 }),
    place(100, 84, 0.8, pen.lit(leaf, '#7fae62', { x: 3, y: 2 }), { turn: 130 }),
    place(68, 62, 1.24, petals),
    place(112, 66, 0.92, petals, { turn: 20 }),
  ].join('');
}

/** Grapes from Ta'if. @param {Pen} pen */
export function grapes(pen) {
  const berries = [
    [56, 70],
    [74, 68],
    [92, 68],
    [108, 74],
    [64, 86],
    [82, 84],
    [100, 88],
    [72, 102],
    [90, 102],
    [80, 118],
  ];
  return [
    line('M80 66Q80 44 92 30', '#7d5a4c', 6),
    pen.lit('M84 50C70 30 44 30 34 48Q44 46 42 58Q56 54 60 64Q72 64 84 50Z', '#6fa057', { x: 4, y: 4 }),
    ...berries.map(
      ([x = 0, y = 0], index) =>
        circle(x, y, 11.5, index % 2 ? '#7d5a91' : '#6b4a86') +
        circle(x - 3.5, y - 4, 3.4, light('#7d5a91', 0.5)),
    ),
  ].join('');
}

/** A pomegranate, one open. @param {Pen} pen */
export function pomegranate(pen) {
  return [
    ellipse(84, 128, 44, 6, '#4b2e52', { opacity: 0.18 }),
    pen.lit(
      'M72 52C104 48 126 70 122 98C118 124 92 130 72 128C44 126 30 106 34 84C38 64 54 54 72 52Z',
      '#c8503a',
      { x: 7, y: 7 },
    ),
    path('M62 54L56 34L68 42L76 30L82 42L94 36L86 54Q74 58 62 54Z', shade('#c8503a', 0.16)),
    path('M84 78C104 74 114 88 108 104C100 118 76 116 72 100C70 88 74 80 84 78Z', '#fbe3c4'),
    ...[
      [84, 90],
      [96, 90],
      [90, 101],
      [80, 101],
      [100, 102],
      [90, 110],
    ].map(([x = 0, y = 0]) => circle(x, y, 5, '#b4303f') + circle(x - 1.5, y - 1.5, 1.6, '#f29a94')),
  ].join('');
}

/** A sprout out of dry ground. @param {Pen} pen */
export function sprout(pen) {
  return [
    pen.lit('M36 130Q48 108 80 108T124 130Z', '#9a6a45', { x: 5, y: 4 }),
    line('M80 110Q78 86 82 66', '#4f8f4a', 6),
    place(82, 76, 1.3, pen.lit(leaf, '#6fb35a', { x: 4, y: 2 }), { turn: -58 }),
    place(82, 70, 1.5, pen.lit(leaf, '#8cc86a', { x: 4, y: 2 }), { turn: 44 }),
    ...[
      [54, 44],
      [106, 36],
      [80, 28],
    ].map(([x = 0, y = 0]) => path(`M${x} ${y}q7 10 0 14q-7-4 0-14Z`, '#7fd0e0')),
  ].join('');
}
