import { landscape } from '../kit/pen.mjs';
import { place } from '../kit/svg.mjs';
import { stones } from '../props/camp.mjs';
import { hills, ripple } from '../props/mountain.mjs';
import { bush, palm, tuft } from '../props/palm.mjs';
import { air, birds, cloud, streak, sun } from '../props/sky.mjs';
import { camp } from './camp.mjs';
import { morning, road, valley } from './valley.mjs';

const [width, height] = [1440, 900];

/** Base camp on a wide screen: the camp on the left, a quiet valley on the right where the column stands. */
export function homeWide() {
  return landscape(width, height, (pen) => [
    air(pen, width, height, morning),
    place(190, 150, 1, sun(pen, 46)),
    place(520, 120, 1.1, cloud(pen)),
    place(1190, 96, 0.9, cloud(pen)),
    place(860, 190, 1, streak()),
    place(330, 250, 0.9, streak('#fffdf5', 0.45)),
    place(640, 250, 1.2, birds('#8d8fa3')),
    place(0, 430, 1.5, valley(pen, width / 1.5)),
    hills(pen, '-20 590 260 548 520 566 820 600 1120 574 1460 610', height, '#f4d79c', '#efc98a', 0.6),
    place(1310, 640, 0.8, palm(pen)),
    place(1350, 650, 0.56, palm(pen), { flip: true }),
    place(1326, 652, 0.8, bush(pen, '#7fb56f')),
    road(pen, [
      [420, 650, 70],
      [440, 710, 96],
      [462, 780, 140],
      [430, 860, 190],
      [380, 960, 240],
    ]),
    place(420, 668, 1.5, camp(pen)),
    ...foreground(pen),
  ]);
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function foreground(pen) {
  return [
    ripple(760, 720, 220, '#e2b673'),
    ripple(1080, 780, 240, '#e2b673'),
    ripple(620, 830, 220, '#dcae69'),
    place(900, 690, 0.9, tuft(pen, '#8fb56a')),
    place(1200, 720, 1, tuft(pen, '#8fb56a')),
    place(1388, 872, 1.6, bush(pen, '#7fb56f')),
    place(1330, 884, 1.4, stones(pen)),
    place(40, 884, 1.8, bush(pen, '#7fb56f')),
    place(104, 890, 1.5, tuft(pen, '#7fae62')),
  ];
}
