import { drawing } from '../kit/pen.mjs';
import { ribbon } from '../kit/outline.mjs';
import { box, line, path, place } from '../kit/svg.mjs';
import { haze } from '../home/valley.mjs';
import { camel } from '../props/camel.mjs';
import { jarAlone, lantern, stones } from '../props/camp.mjs';
import { hills, peak } from '../props/mountain.mjs';
import { bush, palm, tuft } from '../props/palm.mjs';
import { cloud, sun } from '../props/sky.mjs';
import { longTent } from '../props/tent.mjs';

const [width, height] = [480, 300];
const sage = '#a5c492';

/** A scene for a screen that has nothing else to show: hills, air, one thing. @param {(pen: import('../kit/pen.mjs').Pen) => string} thing */
function scene(thing) {
  const frame = 'M28 0H452Q480 0 480 28V272Q480 300 452 300H28Q0 300 0 272V28Q0 0 28 0Z';
  return drawing(width, height, (pen) => [
    pen.within(
      frame,
      box(
        0,
        0,
        width,
        height,
        0,
        pen.gradient([
          [0, '#a9dcd6'],
          [0.5, '#fdf0cf'],
        ]),
      ),
      place(92, 74, 1, sun(pen, 22)),
      place(366, 70, 0.8, cloud(pen)),
      peak(pen, { x: 340, y: 196, width: 220, height: 92, colour: '#c9a3ad', haze }),
      hills(pen, '-20 176 90 150 220 186 340 160 500 184', height, '#bcd3a8', haze, 0.5),
      hills(pen, '-20 214 120 196 260 222 500 190', height, sage, '#f4dfae', 0.8),
      hills(pen, '-20 240 160 232 320 246 500 228', height, '#f4d79c', '#ecc685', 0.6),
      thing(pen),
    ),
  ]);
}

/** Empty state: a trail before the first step. */
export function emptyScene() {
  return scene((pen) =>
    [
      path(
        ribbon([
          [262, 204, 4],
          [276, 216, 8],
          [244, 236, 20],
          [262, 262, 40],
          [216, 330, 90],
        ]),
        '#fff2d3',
      ),
      place(360, 250, 0.8, longTent(pen)),
      place(104, 248, 0.8, palm(pen)),
      place(146, 262, 0.8, tuft(pen, '#7fae62')),
      place(420, 272, 0.9, stones(pen)),
    ].join(''),
  );
}

/** Something went wrong: the jar has tipped, nothing is lost. */
export function errorScene() {
  return scene((pen) =>
    [
      path('M214 262C240 250 300 252 330 262Q350 272 330 278H226Q200 272 214 262Z', '#7fd0cb'),
      path('M226 264C250 256 300 258 322 264', 'none', {
        stroke: '#d8f4ee',
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
      place(182, 256, 1.7, jarAlone(pen), { turn: 82 }),
      place(112, 252, 0.7, bush(pen, '#7fb56f')),
      place(396, 250, 0.62, palm(pen)),
      place(150, 270, 0.9, stones(pen)),
    ].join(''),
  );
}

/** No way to the provider: a camel waits where the bridge is out. */
export function offlineScene() {
  return scene((pen) =>
    [
      path('M250 226Q238 262 252 306H318Q302 262 316 224Z', '#6bbfc6'),
      path('M268 226Q258 262 270 306H286Q276 262 288 226Z', '#a3dfdc'),
      line('M150 246H246M318 244H420', '#a8703f', 11),
      line('M158 240V218M200 240V218M238 240V222M330 238V220M372 238V216M412 238V216', '#8a5a34', 5),
      line('M158 222H232M336 220H412', '#c98f57', 4),
      place(110, 250, 0.8, camel(pen), { flip: true }),
      place(390, 276, 0.9, lantern(pen)),
      place(60, 272, 0.9, tuft(pen, '#7fae62')),
    ].join(''),
  );
}
