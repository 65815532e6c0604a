import { place } from '../../kit/svg.mjs';
import { stones } from '../../props/camp.mjs';
import { hills, mist, peak } from '../../props/mountain.mjs';
import { palm, tuft } from '../../props/palm.mjs';
import { clayHouse } from '../../props/rocks.mjs';
import { sheep } from '../../props/sheep.mjs';
import { reeds, roundTree } from '../../props/trees.mjs';
import { pool } from '../../props/water.mjs';
import { meadows, river } from './ground.mjs';

const haze = '#e6f3dc';
const water = '#5db9cf';
const green = '#4f9f6a';

/** Broad water between green banks. @type {import('../world.mjs').World} */
export const rivers = {
  theme: 'rivers',
  air: [
    [0, '#8ccbe2'],
    [0.24, '#b9e2ea'],
    [0.5, '#e9f4d9'],
    [0.7, '#dff0cf'],
  ],
  sun: '#fffbe6',
  clouds: '#ffffff',
  colours: { ground: '#8cc492', path: '#f7ecca', accent: '#0f5a6c', lock: '#6fa3a8', rim: '#2f8ba0' },
  island: { top: '#98cf92', edge: '#74b27c', rock: '#8d8a72' },
  far: (pen, width) =>
    [
      peak(pen, { x: width * 0.2, y: 14, width: 230, height: 74, colour: '#9fbfcb', haze }),
      peak(pen, { x: width * 0.78, y: 14, width: 260, height: 96, colour: '#8fb5c2', haze }),
      mist(pen, -30, 50, width + 40, haze, 0.8),
    ].join(''),
  row: (_pen, row) => meadows(row, { far: '#b9dcb2', near: '#6fb27e' }) + (row.turn ? river(row, water) : ''),
  tall: (pen) => roundTree(pen, green),
  landmark: (pen) =>
    [
      place(-58, -8, 0.56, palm(pen), { flip: true }),
      place(64, -10, 0.6, roundTree(pen, green)),
      pool(pen, { bank: '#5f9e5c', water }),
      place(-78, 12, 0.7, reeds(pen, green)),
      place(72, 16, 0.6, reeds(pen, green)),
    ].join(''),
  home: (pen) => clayHouse(pen, '#f0dcb4', '#c9784f'),
  visitor: sheep,
  small: (pen) => place(0, 0, 0.7, reeds(pen, green)) + place(24, 2, 0.6, tuft(pen, '#5f9e5c')),
  stones: (pen) => stones(pen, '#a9a794'),
  sign: sheep,
  mound: (pen) => hills(pen, '-110 0 -60 -34 0 -52 60 -40 110 0', 0, '#86c48a', '#6fb27e', 0.6),
};
