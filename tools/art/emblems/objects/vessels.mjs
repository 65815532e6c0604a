import { light, mix, shade } from '../../kit/colour.mjs';
import { material } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';
import { jar, lantern } from '../../props/camp.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const ground = ellipse(84, 128, 44, 6, '#4b2e52', { opacity: 0.18 });

/** A large clay jar. @param {Pen} pen */
export function waterJar(pen) {
  return place(80, 132, 1.9, jar(pen));
}

/** @param {Pen} pen */
export function litLantern(pen) {
  return place(80, 124, 1.9, lantern(pen));
}

/** A skin of water with its strap. @param {Pen} pen */
export function waterskin(pen) {
  const body = 'M50 76C58 62 98 58 116 70L128 58L136 68L122 82C130 108 112 130 82 128C50 126 38 100 50 76Z';
  return [
    ground,
    line('M54 76C58 30 104 26 118 66', '#6b4630', 6),
    pen.lit(body, '#a9683f', { x: 6, y: 6 }),
    path('M56 86C66 76 84 74 92 78C78 82 66 90 60 102Q52 98 56 86Z', light('#a9683f', 0.35), {
      opacity: 0.7,
    }),
    line('M70 124Q96 120 112 96', shade('#a9683f', 0.4), 2.6, { 'stroke-dasharray': '4 5' }),
    path('M126 56L134 50L144 62L137 69Z', material.linen),
    path('M140 74q7 10 0 14q-7-4 0-14Z', '#4fb3c6'),
  ].join('');
}

/** A bowl of fresh milk. @param {Pen} pen */
export function milkBowl(pen) {
  return [
    ground,
    ellipse(80, 84, 48, 15, shade(material.wood, 0.3)),
    ellipse(80, 85, 42, 11, '#fffaf0'),
    path('M44 82Q62 74 92 76Q70 80 52 88Z', '#ffffff'),
    pen.lit('M32 85Q80 106 128 85C128 112 108 128 80 128S32 112 32 85Z', material.wood, { x: 7, y: 5 }),
    line('M40 100Q80 118 120 100', material.linen, 4, { 'stroke-dasharray': '1 9' }),
    ...[60, 80, 98].map((x, index) => circle(x, 60 - (index % 2) * 10, 4 - index * 0.4, '#ffffff')),
  ].join('');
}

/** A pot over its fire. @param {Pen} pen */
export function cookingPot(pen) {
  return [
    path(
      'M48 128C40 110 60 104 58 88C72 96 74 104 80 112C84 104 94 98 98 86C108 100 120 112 112 128Z',
      '#ef7d3c',
    ),
    path('M62 128C58 116 70 112 72 102C80 110 86 114 88 106C96 114 102 120 98 128Z', '#ffd27a'),
    pen.lit('M40 66Q80 78 120 66C128 92 112 108 80 108S32 92 40 66Z', '#6a4a44', { x: 7, y: 5 }),
    ellipse(80, 66, 42, 11, '#4d3434'),
    ellipse(80, 67, 34, 7, '#c9823f'),
    line('M40 72Q28 74 32 86M120 72Q132 74 128 86', '#4d3434', 6),
    line('M66 54q-6-8 0-15t0-13M94 54q-6-8 0-15t0-13', '#fff6e0', 4, { opacity: 0.85 }),
  ].join('');
}

/** A basin whose water runs over. @param {Pen} pen */
export function overflowingBasin(pen) {
  const stone = '#c3a78c';
  return [
    path('M22 132Q80 112 140 132V150H22Z', '#5ec6c1'),
    pen.lit('M34 76Q80 92 126 76L114 128Q80 136 46 128Z', stone, { x: 8, y: 4 }),
    ellipse(80, 76, 47, 14, shade(stone, 0.24)),
    ellipse(80, 75, 43, 11, '#54bcc0'),
    path('M80 28C92 40 96 56 88 74H72C64 56 68 40 80 28Z', '#a9e6e2'),
    path('M80 28C86 42 86 60 82 74H76C72 60 74 42 80 28Z', '#e4faf6'),
    path('M38 80Q34 108 40 130H54Q46 106 50 85ZM108 86Q116 108 110 130H122Q130 104 122 79Z', '#9fe0e0'),
    line('M56 75q12 6 24 0t24 0', '#e4faf6', 3),
  ].join('');
}

/** An oil lamp of clay. @param {Pen} pen */
export function oilLamp(pen) {
  return [
    circle(
      124,
      66,
      34,
      pen.glow([
        [0, '#ffe2a0', 0.9],
        [1, '#ffe2a0', 0],
      ]),
    ),
    ground,
    line('M40 88Q18 84 26 104T52 110', shade(material.clay, 0.2), 7),
    pen.lit(
      'M38 92C46 76 92 74 104 86L130 80Q136 84 132 90L108 108C96 124 52 124 42 110Q34 102 38 92Z',
      material.clay,
      { x: 6, y: 6 },
    ),
    ellipse(74, 90, 17, 6, shade(material.clay, 0.4)),
    path('M58 118H94L100 128H52Z', shade(material.clay, 0.14)),
    path('M126 84C114 70 124 60 126 46C138 58 142 72 132 82Z', '#f9a13f'),
    path('M128 82C122 74 126 68 128 60C134 68 136 76 131 81Z', '#fff0b8'),
  ].join('');
}

/** Dates in a wooden bowl. @param {Pen} pen */
export function dateBowl(pen) {
  const dates = [
    [52, 84, -20],
    [70, 76, 12],
    [90, 78, -10],
    [108, 84, 24],
    [62, 92, 30],
    [82, 90, 0],
    [100, 94, -24],
  ];
  return [
    ground,
    ellipse(80, 94, 48, 14, shade(material.wood, 0.36)),
    ...dates.map(([x = 0, y = 0, turn = 0], index) =>
      place(
        x,
        y,
        1,
        pen.lit('M-13 0C-13-10 13-10 13 0S-13 10-13 0Z', mix('#8a4a2c', '#c9823f', (index % 3) / 3), {
          x: 3,
          y: 3,
        }),
        { turn },
      ),
    ),
    pen.lit('M32 94Q80 114 128 94C126 116 108 130 80 130S34 116 32 94Z', material.wood, { x: 7, y: 5 }),
    line('M44 110Q80 126 116 110', light(material.wood, 0.4), 3),
  ].join('');
}

/** A bucket of leather on its rope. @param {Pen} pen */
export function bucket(pen) {
  return [
    line('M80 14V50', '#e6cfa3', 5),
    line('M48 74C50 44 110 44 112 74', '#6b4630', 5),
    ellipse(80, 74, 36, 11, '#6b4630'),
    ellipse(80, 76, 30, 7, '#54b6c6'),
    pen.lit('M44 76Q80 94 116 76L106 124Q80 134 54 124Z', '#a5683c', { x: 7, y: 4 }),
    line('M48 94Q80 110 112 94M52 112Q80 126 108 112', '#6b4630', 3),
    path('M112 82q7 12 0 16q-8-4 0-16Z', '#7fd0d8'),
  ].join('');
}
