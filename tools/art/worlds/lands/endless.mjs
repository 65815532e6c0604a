import { seeded } from '../../kit/random.mjs';
import { circle, place } from '../../kit/svg.mjs';
import { lantern, stones } from '../../props/camp.mjs';
import { hills, mist, peak } from '../../props/mountain.mjs';
import { tuft } from '../../props/palm.mjs';
import { kite } from '../../props/kite.mjs';
import { longTent } from '../../props/tent.mjs';
import { acacia } from '../../props/trees.mjs';
import { pool } from '../../props/water.mjs';
import { meadows } from './ground.mjs';

const haze = '#e9e4f6';
const leaf = '#5a6cae';

/** A trail that never ends, under the first stars of the evening. @type {import('../world.mjs').World} */
export const endless = {
  theme: 'endless',
  air: [
    [0, '#8f9fe0'],
    [0.26, '#bccaf4'],
    [0.5, '#efdff0'],
    [0.7, '#f6e3d8'],
  ],
  sun: '#fff7de',
  clouds: '#e9ecfb',
  colours: { ground: '#a5b3e2', path: '#f7eed6', accent: '#27357f', lock: '#8591c9', rim: '#4f61b8' },
  island: { top: '#b3c0ea', edge: '#8f9fd6', rock: '#6672a8' },
  far: (pen, width) =>
    [
      peak(pen, { x: width * 0.22, y: 14, width: 240, height: 96, colour: '#a3aede', haze }),
      peak(pen, { x: width * 0.74, y: 14, width: 260, height: 120, colour: '#93a1d8', haze }),
      mist(pen, -30, 56, width + 40, haze, 0.75),
    ].join(''),
  row: (_pen, row) => meadows(row, { far: '#c9d1f2', near: '#8797d2' }),
  tall: (pen) => acacia(pen, leaf),
  landmark: (pen) =>
    [
      place(-58, -8, 0.8, acacia(pen, leaf)),
      place(-22, -14, 0.46, acacia(pen, leaf)),
      place(0, 4, 0.84, pool(pen, { bank: '#8091cf', sand: '#c9d1f2', water: '#8fd0e6' })),
      place(-76, 12, 0.8, lantern(pen)),
      place(80, 14, 0.8, lantern(pen)),
    ].join(''),
  home: (pen) => longTent(pen, { cloth: '#4a4468', band: '#f2b53c', rug: '#4f61b8' }),
  visitor: kite,
  small: (pen) => place(0, 0, 0.7, lantern(pen)) + place(22, 2, 0.6, tuft(pen, '#7f9bb8')),
  stones: (pen) => stones(pen, '#8f97bd'),
  sign: (pen) => kite(pen),
  mound: (pen) => hills(pen, '-110 0 -60 -36 0 -58 60 -42 110 0', 0, '#b3c0ea', '#8797d2', 0.6),
  aloft: () => stars(),
};

/** Stars over 390 across. */
function stars() {
  const random = seeded('first stars');
  return Array.from({ length: 22 }, () =>
    circle(random() * 390, random() * 130, 0.8 + random() * 1.6, '#fffbe8', { opacity: 0.9 }),
  ).join('');
}
