import { place } from '../../kit/svg.mjs';
import { kite } from '../../props/kite.mjs';
import { hills, mist } from '../../props/mountain.mjs';
import { cloud as puff } from '../../props/sky.mjs';
import { arch } from '../../props/rocks.mjs';
import { flowers, roundTree } from '../../props/trees.mjs';
import { bellTent } from '../../props/tent.mjs';
import { pool } from '../../props/water.mjs';
import { cloudBank } from './ground.mjs';

const haze = '#fdeef2';
const blossom = '#e8a9b8';

/** Banks of cloud in the last light. @type {import('../world.mjs').World} */
export const cloud = {
  theme: 'cloud',
  air: [
    [0, '#a3c3f2'],
    [0.26, '#cfe0fb'],
    [0.5, '#f8e6ee'],
    [0.7, '#fde6d6'],
  ],
  sun: '#fff4d9',
  clouds: '#ffffff',
  colours: { ground: '#e6d3e6', path: '#fff6e4', accent: '#573577', lock: '#a796c0', rim: '#9a78b8' },
  island: { top: '#f6ecf6', edge: '#dccbe6', rock: '#a593b8' },
  far: (pen, width) =>
    [
      hills(
        pen,
        [
          [-20, -30],
          [width * 0.2, -62],
          [width * 0.4, -26],
          [width * 0.7, -74],
          [width + 20, -34],
        ],
        40,
        '#e0d4f2',
        haze,
      ),
      place(width * 0.2, 6, 1.1, puff(pen, '#f6ecfa', '#e8daf2')),
      place(width * 0.76, 8, 1.3, puff(pen, '#f6ecfa', '#e8daf2')),
      mist(pen, -26, 50, width + 40, haze, 0.7),
    ].join(''),
  row: (_pen, row) => cloudBank(row, { far: '#f6eaf6', near: '#e3cfe6' }),
  tall: (pen) => roundTree(pen, blossom),
  landmark: (pen) =>
    [
      place(-54, -6, 0.7, roundTree(pen, blossom)),
      place(50, -4, 0.6, arch(pen, '#c9b3da')),
      place(0, 6, 0.84, pool(pen, { bank: '#f3e6f6', sand: '#fff6e4', water: '#9fc9ee' })),
      place(-74, 16, 0.8, flowers(pen, '#fdf6e0', '#a9b98c')),
      place(80, 16, 0.8, flowers(pen, '#f2b53c', '#a9b98c')),
    ].join(''),
  home: (pen) => bellTent(pen, { stripe: '#9a78b8', flag: '#f2b53c' }),
  visitor: kite,
  small: (pen) =>
    place(0, 0, 0.9, flowers(pen, '#fdf6e0', '#a9b98c')) +
    place(22, 0, 0.7, flowers(pen, '#e8a9b8', '#a9b98c')),
  stones: (pen) => place(0, 4, 0.5, puff(pen, '#ffffff', '#e8daf2')),
  mound: (pen) => place(0, 6, 1.6, puff(pen, '#ffffff', '#ecdff2')),
};
