import { place } from '../../kit/svg.mjs';
import { stones } from '../../props/camp.mjs';
import { goods } from '../../props/goods.mjs';
import { hills, mist } from '../../props/mountain.mjs';
import { bush, palm, tuft } from '../../props/palm.mjs';
import { qubba } from '../../props/tent.mjs';
import { acacia, flowers, juniper } from '../../props/trees.mjs';
import { pool } from '../../props/water.mjs';
import { meadows } from './ground.mjs';

const haze = '#eef3d2';
const [deep, leaf] = ['#3f8057', '#5f9d57'];

/** Groves of juniper, acacia and palm, as on the mountains of the Sarawat. @type {import('../world.mjs').World} */
export const forest = {
  theme: 'forest',
  air: [
    [0, '#a5d3bd'],
    [0.26, '#cfe6cf'],
    [0.52, '#f3f2cf'],
    [0.7, '#e6ecc0'],
  ],
  sun: '#fff7d4',
  clouds: '#fdfdf0',
  colours: { ground: '#86b377', path: '#efe4bd', accent: '#234f2c', lock: '#8a9a6c', rim: '#4a7d4c' },
  island: { top: '#8fbe76', edge: '#6d9f60', rock: '#8b7358' },
  far: (pen, width) =>
    [
      hills(
        pen,
        [
          [-20, -10],
          [width * 0.25, -46],
          [width * 0.55, -14],
          [width * 0.8, -58],
          [width + 20, -20],
        ],
        40,
        '#a9cba0',
        haze,
      ),
      ...[0.08, 0.16, 0.26, 0.4, 0.6, 0.7, 0.8, 0.9].map((share, index) =>
        place(width * share, 10, 0.34 + (index % 3) * 0.08, juniper(pen, '#8fb893')),
      ),
      mist(pen, -30, 56, width + 40, haze, 0.75),
    ].join(''),
  row: (pen, row) =>
    meadows(row, { far: '#bfd8a4', near: '#6a9c60' }) +
    [0.03, 0.93, 0.98]
      .map((share, index) =>
        place(
          row.width * (row.turn ? 1 - share : share),
          row.y + 42 + row.depth * 30 + index * 3,
          0.3 + row.depth * 0.3,
          index === 1 ? acacia(pen, leaf) : juniper(pen, deep),
        ),
      )
      .join(''),
  tall: (pen) => juniper(pen, deep),
  landmark: (pen) =>
    [
      place(-66, -6, 0.6, palm(pen), { flip: true }),
      place(-30, -14, 0.74, juniper(pen, deep)),
      place(44, -10, 0.5, acacia(pen, leaf)),
      place(0, 4, 0.8, pool(pen, { bank: '#5f8f4c', sand: '#a9b779', water: '#6cbcb4' })),
      place(-74, 14, 0.8, flowers(pen, '#f6ead0')),
      place(72, 14, 0.6, bush(pen, leaf)),
    ].join(''),
  home: (pen) => qubba(pen, { leather: '#8d6a45', band: '#f2d9a0' }),
  visitor: goods,
  small: (pen) => place(0, 0, 0.9, flowers(pen, '#f6ead0')) + place(24, 2, 0.6, tuft(pen, leaf)),
  stones: (pen) => stones(pen, '#9c9a7e'),
  mound: (pen) =>
    hills(pen, '-110 0 -60 -34 0 -52 60 -40 110 0', 0, '#83b46f', '#6a9c60', 0.6) +
    place(-30, -20, 0.56, juniper(pen, '#4a8a5e')) +
    place(60, -12, 0.56, acacia(pen, leaf)),
};
