import { landscape } from '../kit/pen.mjs';
import { place } from '../kit/svg.mjs';
import { stones } from '../props/camp.mjs';
import { hills, ripple } from '../props/mountain.mjs';
import { bush, tuft } from '../props/palm.mjs';
import { air, birds, cloud, streak, sun } from '../props/sky.mjs';
import { camp } from './camp.mjs';
import { morning, road, valley } from './valley.mjs';

const size = 960;

/** Base camp as a square, which screens cut to a strip or to a tall panel: its life stands in the lower middle. */
export function baseCamp() {
  return landscape(size, size, (pen) => [
    air(pen, size, size, morning),
    place(220, 180, 1, sun(pen, 46)),
    place(700, 150, 1.1, cloud(pen)),
    place(430, 260, 0.9, streak()),
    place(520, 330, 1.2, birds('#8d8fa3')),
    place(0, 480, 1.4, valley(pen, size / 1.4)),
    hills(pen, '-20 622 240 586 520 600 760 590 980 620', size, '#f4d79c', '#efc98a', 0.6),
    road(pen, [
      [480, 690, 70],
      [490, 740, 92],
      [470, 800, 130],
      [430, 880, 180],
      [380, 990, 240],
    ]),
    place(480, 706, 1.36, camp(pen)),
    ripple(660, 800, 200, '#e2b673'),
    ripple(120, 860, 180, '#dcae69'),
    place(880, 934, 1.4, bush(pen, '#7fb56f')),
    place(820, 944, 1.2, stones(pen)),
    place(60, 940, 1.3, tuft(pen, '#7fae62')),
  ]);
}
