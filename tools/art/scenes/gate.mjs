import { landscape } from '../kit/pen.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { circle, line, path, place } from '../kit/svg.mjs';
import { morning, road, valley } from '../home/valley.mjs';
import { jar, lantern, stones } from '../props/camp.mjs';
import { hills } from '../props/mountain.mjs';
import { bush, palm, tuft } from '../props/palm.mjs';
import { air, birds, cloud, streak, sun } from '../props/sky.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const size = 960;
const wall = '#e2b686';

/** The trail's start: a gate before the valley, as a square that screens crop to a strip or a tall panel. */
export function trailGate() {
  return landscape(size, size, (pen) => [
    ...land(pen),
    road(pen, [
      [504, 596, 12],
      [498, 640, 34],
      [486, 690, 60],
      [478, 726, 96],
      [480, 790, 150],
      [470, 990, 260],
    ]),
    place(250, 742, 1.4, palm(pen)),
    place(480, 756, 1, gate(pen)),
    place(330, 774, 1.1, jar(pen)),
    place(642, 776, 1.3, lantern(pen)),
    place(740, 750, 1.2, palm(pen), { flip: true }),
    place(690, 766, 1, bush(pen, '#7fb56f')),
    place(150, 800, 1.2, stones(pen)),
    place(850, 860, 1.3, tuft(pen, '#7fae62')),
  ]);
}

/** A path that ends: a sign that points both ways. */
export function endOfPath() {
  return landscape(size, size, (pen) => [
    ...land(pen),
    road(pen, [
      [470, 716, 70],
      [460, 780, 130],
      [430, 880, 190],
      [400, 990, 260],
    ]),
    place(480, 760, 1, sign(pen)),
    place(700, 740, 1.4, palm(pen)),
    place(650, 756, 1.1, bush(pen, '#7fb56f')),
    place(250, 770, 1.5, stones(pen)),
    place(320, 790, 1.2, tuft(pen, '#7fae62')),
    place(830, 860, 1.2, tuft(pen, '#7fae62')),
  ]);
}

/** @param {Pen} pen */
function land(pen) {
  return [
    air(pen, size, size, morning),
    place(220, 180, 1, sun(pen, 46)),
    place(720, 150, 1.1, cloud(pen)),
    place(420, 250, 0.9, streak()),
    place(520, 330, 1.2, birds('#8d8fa3')),
    place(0, 480, 1.4, valley(pen, size / 1.4)),
    hills(pen, '-20 622 240 586 520 600 760 590 980 620', size, '#f4d79c', '#efc98a', 0.6),
  ];
}

/** Two towers with a pointed arch, 260 wide. @param {Pen} pen */
function gate(pen) {
  const arch = 'M-120 0V-210Q-120-226-104-226H104Q120-226 120-210V0H74V-90Q74-150 0-192Q-74-150-74-90V0Z';
  return [
    path('M-124 0H-70Q-66 10-84 11H-118Q-132 10-124 0ZM74 0H128Q140 10 122 12H84Q68 10 74 0Z', '#4b2e52', {
      opacity: 0.18,
    }),
    pen.lit(arch, wall, { x: 9, y: 6 }),
    pen.within(
      arch,
      path('M-130-226H130V-204H-130Z', '#c9784f'),
      line('M-82 0V-92Q-80-156 0-202Q80-156 82-92V0', '#fff3d6', 7),
    ),
    ...[-97, 97].flatMap((x) => [
      path(rounded(khatam(14, { x, y: -150 }), 2), '#fff3d6'),
      path(rounded(khatam(8, { x, y: -150 }), 1), '#2c8a59'),
    ]),
    ...[-112, -66, -20, 26, 72].map((x) =>
      path(
        rounded(
          [
            [x, -222],
            [x, -248],
            [x + 40, -248],
            [x + 40, -222],
          ],
          [0, 8, 8, 0],
        ),
        x > 0 ? '#c99a6e' : wall,
      ),
    ),
  ].join('');
}

/** @param {Pen} pen */
function sign(pen) {
  return [
    path('M-20 2Q10-8 46 4Q10 12-20 2Z', '#4b2e52', { opacity: 0.18 }),
    line('M0 0V-190', '#8a5a34', 18),
    pen.lit('M-80-190H100L136-160 100-130H-80Q-92-130-92-142V-178Q-92-190-80-190Z', '#c98f57', {
      x: 7,
      y: 6,
    }),
    pen.lit('M76-116H-84L-120-88-84-60H76Q88-60 88-72V-104Q88-116 76-116Z', '#b67d48', { x: 7, y: 6 }),
    circle(-52, -160, 8, '#fff2d3'),
    line('M-20-160H76M-70-88H44', '#fff2d3', 9, { 'stroke-dasharray': '1 22' }),
  ].join('');
}
