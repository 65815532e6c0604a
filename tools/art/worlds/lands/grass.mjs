import { place } from '../../kit/svg.mjs';
import { camelResting } from '../../props/camel.mjs';
import { stones } from '../../props/camp.mjs';
import { hills, mist } from '../../props/mountain.mjs';
import { tuft } from '../../props/palm.mjs';
import { clayHouse } from '../../props/rocks.mjs';
import { acacia, flowers, roundTree } from '../../props/trees.mjs';
import { meadows } from './ground.mjs';

const haze = '#f2f5cf';
const blade = '#76a93f';

/** Open grassland in flower. @type {import('../world.mjs').World} */
export const grass = {
  theme: 'grass',
  air: [
    [0, '#93d0ea'],
    [0.26, '#c4e8f0'],
    [0.52, '#f5f6cf'],
    [0.7, '#eaf2b8'],
  ],
  sun: '#fffbd9',
  clouds: '#ffffff',
  colours: { ground: '#9dcb6c', path: '#f6edc6', accent: '#3d610f', lock: '#9aa35c', rim: '#6f9c2f' },
  island: { top: '#aad873', edge: '#86b956', rock: '#a3805a' },
  far: (pen, width) =>
    [
      hills(
        pen,
        [
          [-20, -16],
          [width * 0.22, -52],
          [width * 0.5, -20],
          [width * 0.78, -64],
          [width + 20, -30],
        ],
        40,
        '#c3dfa0',
        haze,
      ),
      hills(
        pen,
        [
          [-20, 4],
          [width * 0.3, -18],
          [width * 0.62, 2],
          [width + 20, -14],
        ],
        40,
        '#b5d88c',
        haze,
      ),
      mist(pen, -20, 44, width + 40, haze, 0.7),
    ].join(''),
  row: (_pen, row) => meadows(row, { far: '#cbe59a', near: '#83bb52' }),
  tall: (pen) => acacia(pen, '#6f9f45'),
  landmark: (pen) =>
    [
      place(-10, -12, 1, acacia(pen, '#6f9f45')),
      place(64, -6, 0.56, roundTree(pen, '#7fae4c')),
      place(-62, 6, 1, flowers(pen, '#f3a8a0')),
      place(-30, 14, 0.8, flowers(pen, '#fdf6e0')),
      place(26, 12, 0.9, flowers(pen, '#f2b53c')),
      place(76, 14, 0.8, flowers(pen, '#b79ad8')),
      place(2, 16, 0.8, tuft(pen, blade)),
    ].join(''),
  home: (pen) => clayHouse(pen, '#f6e7c6', '#7a9c3f'),
  visitor: camelResting,
  small: (pen) => place(0, 0, 0.9, flowers(pen, '#f3a8a0')) + place(24, 2, 0.7, tuft(pen, blade)),
  stones: (pen) => stones(pen, '#b3ab8c'),
  mound: (pen) => hills(pen, '-110 0 -60 -36 0 -58 60 -42 110 0', 0, '#a3d06a', '#83bb52', 0.6),
};
