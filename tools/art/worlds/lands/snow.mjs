import { place } from '../../kit/svg.mjs';
import { stones } from '../../props/camp.mjs';
import { hills, mist, peak } from '../../props/mountain.mjs';
import { tuft } from '../../props/palm.mjs';
import { clayHouse, crag } from '../../props/rocks.mjs';
import { bellTent } from '../../props/tent.mjs';
import { fir } from '../../props/trees.mjs';
import { pool } from '../../props/water.mjs';
import { meadows } from './ground.mjs';

const haze = '#eef6fb';
const white = '#ffffff';
const pine = '#4f8088';

/** White hills and firs under a clear cold sky. @type {import('../world.mjs').World} */
export const snow = {
  theme: 'snow',
  air: [
    [0, '#9cc6e6'],
    [0.26, '#cbe2f4'],
    [0.52, '#f3f4f4'],
    [0.7, '#e8f0f7'],
  ],
  sun: '#fffaf0',
  clouds: '#ffffff',
  colours: { ground: '#cfdfec', path: '#fdf6e6', accent: '#1f4d70', lock: '#8fabc4', rim: '#5b8fb5' },
  island: { top: '#f2f8fc', edge: '#cfe0ee', rock: '#8b97ab' },
  far: (pen, width) =>
    [
      peak(pen, { x: width * 0.16, y: 14, width: 220, height: 90, colour: '#a9bdd6', haze, cap: white }),
      peak(pen, { x: width * 0.5, y: 14, width: 190, height: 66, colour: '#b9cade', haze, cap: white }),
      peak(pen, { x: width * 0.84, y: 16, width: 260, height: 124, colour: '#9cb3d0', haze, cap: white }),
      mist(pen, -26, 50, width + 40, haze, 0.8),
    ].join(''),
  row: (_pen, row) => meadows(row, { far: '#e9f2f8', near: '#c3d6e8' }),
  tall: (pen) => fir(pen, pine, white),
  landmark: (pen) =>
    [
      place(-62, -10, 0.76, fir(pen, pine, white)),
      place(-32, -14, 0.52, fir(pen, pine, white)),
      place(64, -10, 0.66, fir(pen, pine, white)),
      place(0, 4, 0.84, pool(pen, { bank: '#dfeaf3', sand: '#f4f9fc', water: '#9fd3ea' })),
      place(76, 12, 0.6, stones(pen, '#a7b4c6')),
    ].join(''),
  home: (pen) => clayHouse(pen, '#e9dcc6', '#f4f8fb'),
  visitor: (pen) => bellTent(pen, { stripe: '#5b8fb5', flag: '#e0664f' }),
  small: (pen) => place(0, 0, 0.6, stones(pen, '#a7b4c6')) + place(22, 2, 0.6, tuft(pen, '#8fb0a4')),
  stones: (pen) => place(0, 0, 0.6, crag(pen, '#a3b1c6', white)),
  mound: (pen) =>
    hills(pen, '-110 0 -60 -36 0 -60 60 -42 110 0', 0, '#fafdff', '#cfe0ee', 0.7) +
    place(54, -14, 0.52, fir(pen, pine, white)),
};
