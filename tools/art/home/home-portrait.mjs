import { landscape } from '../kit/pen.mjs';
import { place } from '../kit/svg.mjs';
import { bush, tuft } from '../props/palm.mjs';
import { stones } from '../props/camp.mjs';
import { hills, ripple } from '../props/mountain.mjs';
import { air, birds, cloud, streak, sun } from '../props/sky.mjs';
import { camp } from './camp.mjs';
import { morning, road, valley } from './valley.mjs';

const [width, height] = [390, 844];

/** Base camp on a phone: a calm sky for the greeting, the camp, and calm sand for the places. */
export function homePortrait() {
  return landscape(width, height, (pen) => [
    air(pen, width, height, morning),
    place(84, 92, 1, sun(pen, 26)),
    place(286, 74, 0.62, cloud(pen)),
    place(352, 128, 0.5, streak()),
    place(150, 150, 0.55, streak('#fffdf5', 0.45)),
    place(186, 196, 0.8, birds('#8d8fa3')),
    place(0, 322, 1, valley(pen, width)),
    hills(pen, '-20 402 90 378 220 388 330 374 410 392', height, '#f4d79c', '#efc98a', 0.6),
    road(pen, [
      [196, 468, 44],
      [200, 500, 58],
      [222, 560, 80],
      [206, 650, 112],
      [140, 760, 156],
      [110, 880, 200],
    ]),
    place(196, 478, 1, camp(pen)),
    ...foreground(pen),
  ]);
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function foreground(pen) {
  return [
    hills(pen, '-20 560 60 548 130 566 250 556 410 530', height, '#f0cc8e', '#e8bd7b', 0.5).replace(
      '/>',
      ' opacity=".5"/>',
    ),
    ripple(20, 620, 120, '#e2b673'),
    ripple(230, 596, 130, '#e2b673'),
    ripple(250, 690, 110, '#dcae69'),
    ripple(60, 742, 150, '#dcae69'),
    place(356, 560, 0.6, tuft(pen, '#8fb56a')),
    place(26, 590, 0.7, tuft(pen, '#8fb56a')),
    place(368, 812, 1, bush(pen, '#7fb56f')),
    place(336, 822, 0.9, stones(pen)),
    place(16, 828, 1.1, tuft(pen, '#7fae62')),
  ];
}
