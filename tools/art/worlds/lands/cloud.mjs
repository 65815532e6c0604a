import { place } from '../../kit/svg.mjs';
import { doves } from '../../props/dove.mjs';
import { terraces, towerHouse } from '../../props/houses.mjs';
import { mist, peak } from '../../props/mountain.mjs';
import { cloud as puff } from '../../props/sky.mjs';
import { almondTree, flowers, juniper } from '../../props/trees.mjs';
import { pool } from '../../props/water.mjs';
import { cloudBank } from './ground.mjs';

const haze = '#fdeef2';
const [leaf, stone] = ['#7fae8b', '#b9a1b0'];

/** Mountain gardens above the clouds, in the last light. @type {import('../world.mjs').World} */
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
      peak(pen, { x: width * 0.2, y: 16, width: 240, height: 84, colour: '#c3b2da', haze }),
      peak(pen, { x: width * 0.74, y: 16, width: 280, height: 112, colour: '#b8a6d4', haze }),
      place(width * 0.08, 10, 1, puff(pen, '#f6ecfa', '#e8daf2')),
      place(width * 0.5, 12, 0.9, puff(pen, '#f6ecfa', '#e8daf2')),
      place(width * 0.96, 8, 1.1, puff(pen, '#f6ecfa', '#e8daf2')),
      mist(pen, -26, 50, width + 40, haze, 0.7),
    ].join(''),
  row: (_pen, row) => cloudBank(row, { far: '#f6eaf6', near: '#e3cfe6' }),
  tall: (pen) => juniper(pen, leaf),
  landmark: (pen) =>
    [
      place(0, -6, 0.9, terraces(pen, { green: '#a9cf9a', stone: '#cbb4bd' })),
      place(-42, -36, 0.6, almondTree(pen)),
      place(36, -42, 0.5, juniper(pen, leaf)),
      place(2, 2, 0.5, pool(pen, { bank: '#8fbf86', sand: '#fff6e4', water: '#9fc9ee' })),
      place(-74, 6, 0.7, flowers(pen, '#fdf6e0', '#8aa678')),
      place(72, 6, 0.7, flowers(pen, '#f2b53c', '#8aa678')),
    ].join(''),
  home: (pen) => place(-14, 0, 1, towerHouse(pen, stone)) + place(36, 2, 0.56, almondTree(pen)),
  visitor: doves,
  sign: (pen) => place(0, 0, 1.1, almondTree(pen)),
  small: (pen) =>
    place(0, 0, 0.9, flowers(pen, '#fdf6e0', '#a9b98c')) +
    place(22, 0, 0.7, flowers(pen, '#e8a9b8', '#a9b98c')),
  stones: (pen) => place(0, 4, 0.5, puff(pen, '#ffffff', '#e8daf2')),
  mound: (pen) =>
    place(0, 6, 1.5, puff(pen, '#ffffff', '#ecdff2')) +
    place(6, -8, 0.8, terraces(pen, { green: '#a9cf9a', stone: '#cbb4bd' })),
};
