import { camp } from '../home/camp.mjs';
import { morning, valley } from '../home/valley.mjs';
import { drawing, landscape } from '../kit/pen.mjs';
import { place } from '../kit/svg.mjs';
import { stones } from '../props/camp.mjs';
import { hills, ripple } from '../props/mountain.mjs';
import { bush, palm, tuft } from '../props/palm.mjs';
import { air, sun } from '../props/sky.mjs';

const [width, height] = [1440, 560];

/** The air of the hours over base camp. */
const hours = /** @type {const} */ ({
  dawn: [
    [0, '#f4b69c'],
    [0.34, '#fbd9b4'],
    [0.62, '#fdeecb'],
  ],
  day: morning,
  evening: [
    [0, '#8fa5d6'],
    [0.4, '#e9c9d0'],
    [0.66, '#fde0b3'],
  ],
});

/** The sky of each hour, by its name. */
export const skies = Object.fromEntries(
  Object.entries(hours).map(([hour, stops]) => [
    hour,
    () => drawing(100, 100, (pen) => air(pen, 100, 100, stops), { preserveAspectRatio: 'none' }),
  ]),
);

/** The sun, whose way over the sky the screen draws. */
export function sunAlone() {
  return drawing(300, 300, (pen) => place(150, 150, 1, sun(pen, 29)));
}

/** Base camp without its sky, which changes with the hour: the camp in the middle, so that a phone shows it whole. */
export function campForAllHours() {
  return landscape(width, height, (pen) => [
    place(-355, 208, 1.25, valley(pen, 1400)),
    hills(pen, '-20 300 180 262 420 280 760 268 1080 286 1460 256', height, '#f4d79c', '#efc98a', 0.6),
    place(250, 352, 1, palm(pen)),
    place(214, 362, 0.7, palm(pen), { flip: true }),
    place(1180, 340, 0.9, palm(pen)),
    place(1220, 350, 0.62, palm(pen), { flip: true }),
    place(234, 366, 0.8, bush(pen, '#7fb56f')),
    place(1204, 356, 0.7, bush(pen, '#7fb56f')),
    place(720, 372, 1.05, camp(pen)),
    ripple(60, 440, 200, '#e2b673'),
    ripple(1060, 470, 220, '#e2b673'),
    place(1000, 420, 0.8, tuft(pen, '#8fb56a')),
    place(420, 446, 0.8, stones(pen)),
  ]);
}
