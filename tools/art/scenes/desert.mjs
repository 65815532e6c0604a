import { seeded } from '../kit/random.mjs';
import { circle, path, place } from '../kit/svg.mjs';
import { ribbon } from '../kit/outline.mjs';
import { camel } from '../props/camel.mjs';
import { fireplace, lantern, rug, stones } from '../props/camp.mjs';
import { palm, tuft } from '../props/palm.mjs';
import { birds, flag } from '../props/sky.mjs';
import { longTent, qubba } from '../props/tent.mjs';
import { desert, oasis } from '../worlds/lands/desert.mjs';
import { quoteScene } from './quote.mjs';

/** Off we go: the trail runs into the morning. */
export function dawnRoad() {
  const hour = {
    air: /** @type {const} */ ([
      [0, '#f4b69c'],
      [0.3, '#fbd6ac'],
      [0.55, '#fdeecb'],
    ]),
    sun: { x: 196, y: 122, size: 30, colour: '#fff3d0' },
    clouds: '#fff0dc',
  };
  return quoteScene(desert, hour, (pen) =>
    [
      path(
        ribbon([
          [198, 176, 4],
          [214, 190, 9],
          [186, 210, 18],
          [214, 240, 36],
          [184, 320, 84],
        ]),
        '#fdf0cd',
      ),
      place(98, 226, 0.62, camel(pen), { flip: true }),
      place(42, 222, 0.5, camel(pen), { flip: true }),
      place(330, 236, 0.8, palm(pen)),
      place(360, 240, 0.56, palm(pen), { flip: true }),
      place(272, 214, 0.9, flag('#26b27a')),
      place(62, 280, 0.9, tuft(pen, '#83b267')),
      place(312, 284, 0.9, stones(pen, '#c39a72')),
    ].join(''),
  );
}

/** Well done: rest at the water in the gold of the evening. */
export function oasisEvening() {
  const hour = {
    air: /** @type {const} */ ([
      [0, '#7fc3c4'],
      [0.3, '#f7dca6'],
      [0.55, '#fbc98e'],
    ]),
    sun: { x: 92, y: 84, size: 26, colour: '#fff0c0' },
    clouds: '#fff3dc',
  };
  return quoteScene(desert, hour, (pen) =>
    [
      place(240, 96, 1, birds('#a8806b')),
      place(196, 242, 1.3, oasis(pen)),
      place(336, 232, 0.8, qubba(pen)),
      place(48, 240, 0.56, camel(pen)),
      place(318, 266, 0.6, rug(pen)),
      place(362, 262, 0.7, lantern(pen)),
    ].join(''),
  );
}

/** Rest, then try again: a camp under the stars. */
export function starlitCamp() {
  const hour = {
    air: /** @type {const} */ ([
      [0, '#2f3f78'],
      [0.4, '#6a74b2'],
      [0.62, '#c9a9c0'],
    ]),
    sun: { x: 84, y: 66, size: 18, colour: '#f6f0dc' },
    night: '#33407c',
  };
  return quoteScene(desert, hour, (pen) =>
    [
      stars(),
      place(120, 244, 0.96, longTent(pen)),
      place(300, 238, 0.86, qubba(pen)),
      place(210, 266, 0.9, fireplace(pen)),
      place(166, 280, 0.6, rug(pen, '#4d6bab')),
      place(364, 256, 0.8, lantern(pen)),
      place(34, 246, 0.7, palm(pen)),
    ].join(''),
  );
}

function stars() {
  const random = seeded('starlit camp');
  return Array.from({ length: 46 }, () =>
    circle(random() * 390, random() * 140, 0.7 + random() * 1.5, '#fff3cf'),
  ).join('');
}

/** Into the desert: a first look over the land from a rise. */
export function desertView() {
  const hour = { air: desert.air, sun: { x: 76, y: 66, size: 22, colour: '#fff6dc' }, clouds: '#fffdf5' };
  return quoteScene(desert, hour, (pen) =>
    [
      place(290, 214, 0.6, oasis(pen)),
      place(120, 204, 0.42, longTent(pen)),
      place(86, 210, 0.34, longTent(pen)),
      path('M-20 300V236C40 226 84 244 150 276Q180 292 190 310H-20Z', '#d9a05c'),
      path('M-20 300V252C40 244 80 258 130 288Q140 296 146 310H-20Z', '#cc8f4c'),
      path(
        ribbon([
          [214, 198, 3],
          [196, 212, 6],
          [186, 232, 10],
          [206, 256, 18],
          [180, 310, 40],
        ]),
        '#fdf0cd',
      ),
      place(50, 240, 1.2, flag('#26b27a')),
      place(96, 262, 0.8, tuft(pen, '#83b267')),
      place(340, 284, 1, stones(pen, '#c39a72')),
    ].join(''),
  );
}
