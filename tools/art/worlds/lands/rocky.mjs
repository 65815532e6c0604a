import { place } from '../../kit/svg.mjs';
import { stones } from '../../props/camp.mjs';
import { hills, mesa, mist, peak } from '../../props/mountain.mjs';
import { tuft } from '../../props/palm.mjs';
import { arch, crag } from '../../props/rocks.mjs';
import { longTent } from '../../props/tent.mjs';
import { acacia } from '../../props/trees.mjs';
import { camel } from '../../props/camel.mjs';
import { meadows } from './ground.mjs';

const haze = '#f1e6d6';
const stone = '#b3957c';

/** Cliffs, arches and stony paths. @type {import('../world.mjs').World} */
export const rocky = {
  theme: 'rocky',
  air: [
    [0, '#a9bdd6'],
    [0.26, '#d3dce6'],
    [0.52, '#f5e8d4'],
    [0.7, '#ecdcc6'],
  ],
  sun: '#fff4e0',
  clouds: '#fdfaf5',
  colours: { ground: '#bda58d', path: '#f1e6d3', accent: '#5b3120', lock: '#a08a72', rim: '#93603f' },
  island: { top: '#c9b193', edge: '#a8907a', rock: '#85705f' },
  far: (pen, width) =>
    [
      peak(pen, { x: width * 0.3, y: 14, width: 200, height: 84, colour: '#b9a9ad', haze }),
      mesa(pen, { x: width * 0.04, y: 14, width: 120, height: 70, colour: '#c2a698', haze }),
      peak(pen, { x: width * 0.84, y: 16, width: 240, height: 118, colour: '#ab979a', haze }),
      mist(pen, -30, 56, width + 40, haze, 0.75),
    ].join(''),
  row: (pen, row) =>
    meadows(row, { far: '#d9c9b4', near: '#a88f78' }) +
    [0.02, 0.95]
      .map((share, index) =>
        place(
          row.width * (row.turn ? 1 - share : share),
          row.y + 40 + row.depth * 30 + index * 8,
          0.3 + row.depth * 0.3,
          crag(pen, stone),
        ),
      )
      .join(''),
  tall: (pen) => crag(pen, stone),
  landmark: (pen) =>
    [
      place(10, 0, 0.9, arch(pen, '#b98f70')),
      place(-66, 4, 0.6, acacia(pen, '#8b9a5c')),
      place(66, 10, 0.7, stones(pen, '#a38b76')),
      place(-20, 12, 0.7, tuft(pen, '#8b9a5c')),
    ].join(''),
  home: longTent,
  visitor: camel,
  small: (pen) => place(0, 0, 0.8, tuft(pen, '#8b9a5c')) + place(24, 3, 0.5, stones(pen, '#a38b76')),
  stones: (pen) => stones(pen, '#a38b76'),
  sign: (pen) => place(0, 0, 0.76, arch(pen, '#b98f70')),
  mound: (pen) =>
    hills(pen, '-110 0 -60 -30 0 -46 60 -34 110 0', 0, '#bfa78f', '#a88f78', 0.6) +
    place(-36, -14, 0.8, crag(pen, stone)) +
    place(52, -10, 0.6, crag(pen, stone)),
};
