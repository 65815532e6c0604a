import { drawing, landscape } from '../kit/pen.mjs';
import { ellipse, path, place, box } from '../kit/svg.mjs';
import { hills, ripple } from '../props/mountain.mjs';
import { bush, palm, tuft } from '../props/palm.mjs';
import { air, cloud, sun } from '../props/sky.mjs';
import { camp } from '../home/camp.mjs';
import { morning, road, valley } from '../home/valley.mjs';
import { lettering, lettersWidth } from './letters.mjs';
import { mark, tile } from './mark.mjs';

const ink = '#1d4a36';

/** The icon with round corners, for a tab. */
export function favicon() {
  return drawing(512, 512, (pen) => tile(pen, { corner: 116, scale: 4.7 }));
}

/** The icon that fills its square; a platform cuts it, so the mark keeps to the safe middle. */
export function maskableIcon() {
  return drawing(512, 512, (pen) => tile(pen, { corner: 0, scale: 3.7 }));
}

/** The mark and the name in one line, 100 high letters. */
export function logo() {
  const name = 'Sirah Trails';
  const width = 150 + lettersWidth(name) + 14;
  return drawing(width, 140, (pen) => [
    place(70, 70, 1.36, tileMark(pen)),
    place(152, 116, 0.98, lettering(name, ink)),
  ]);
}

/** The mark on its round tile, 100 square, its middle at the origin. @param {import('../kit/pen.mjs').Pen} pen */
export function tileMark(pen) {
  return box(-50, -50, 100, 100, 26, '#26b27a') + place(0, 0, 0.92, mark(pen));
}

/** Behind the learner's avatar: a calm clearing with a place to stand, as wide as high. */
export function avatarBackground() {
  return landscape(480, 480, (pen) => [
    air(pen, 480, 480, [
      [0, '#9ad6d2'],
      [0.5, '#e6f0d0'],
      [0.7, '#fdf0cf'],
    ]),
    place(92, 92, 1, sun(pen, 26)),
    place(380, 96, 0.8, cloud(pen)),
    hills(pen, '-20 300 100 256 240 296 380 250 500 290', 480, '#bcd3a8', '#fdebc6', 0.5),
    hills(pen, '-20 350 140 324 300 352 500 318', 480, '#9cc185', '#f4dfae', 0.6),
    hills(pen, '-20 388 160 376 320 386 500 372', 480, '#f4d79c', '#ecc685', 0.6),
    place(52, 396, 0.9, palm(pen)),
    place(430, 392, 0.72, palm(pen), { flip: true }),
    place(96, 404, 0.7, bush(pen, '#7fb56f')),
    place(392, 402, 0.6, bush(pen, '#7fb56f')),
    ellipse(240, 432, 116, 20, '#fff2d3', { opacity: 0.8 }),
    place(350, 448, 0.8, tuft(pen, '#7fae62')),
  ]);
}

/** Link preview: base camp and the name, 1200 by 630. */
export function shareCard() {
  const name = 'Sirah Trails';
  return landscape(1200, 630, (pen) => [
    air(pen, 1200, 630, morning),
    place(150, 96, 1, sun(pen, 40)),
    place(0, 320, 1.3, valley(pen, 1200 / 1.3)),
    hills(pen, '-20 420 260 396 560 410 820 430 1220 410', 630, '#f4d79c', '#efc98a', 0.6),
    road(pen, [
      [340, 480, 56],
      [350, 530, 80],
      [330, 580, 110],
      [300, 660, 150],
    ]),
    place(340, 496, 1.1, camp(pen)),
    ripple(760, 520, 200, '#e2b673'),
    path(
      'M624 56H1106Q1130 56 1130 80V168Q1130 192 1106 192H624Q600 192 600 168V80Q600 56 624 56Z',
      '#fffdf5',
      { opacity: 0.92 },
    ),
    place(668, 124, 1.02, tileMark(pen)),
    place(742, 152, 350 / lettersWidth(name), lettering(name, ink)),
    place(1130, 600, 1, bush(pen, '#7fb56f')),
  ]);
}
