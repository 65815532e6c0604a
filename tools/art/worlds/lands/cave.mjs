import { mix, shade } from '../../kit/colour.mjs';
import { rounded } from '../../kit/outline.mjs';
import { path, place } from '../../kit/svg.mjs';
import { lantern, stones } from '../../props/camp.mjs';
import { hills, mist } from '../../props/mountain.mjs';
import { tuft } from '../../props/palm.mjs';
import { arch, crag } from '../../props/rocks.mjs';
import { thornBush } from '../../props/trees.mjs';
import { pool } from '../../props/water.mjs';
import { meadows } from './ground.mjs';

const haze = '#ece0ee';
const stone = '#9d8bb0';
const leaf = '#83a394';

/** A wide cavern with still water and small lights. @type {import('../world.mjs').World} */
export const cave = {
  theme: 'cave',
  air: [
    [0, '#b3a5d6'],
    [0.26, '#cfc4e6'],
    [0.52, '#f2e4ea'],
    [0.7, '#e8d6d8'],
  ],
  sun: '#fff2d6',
  colours: { ground: '#b6a3b0', path: '#f3e5d2', accent: '#43306b', lock: '#8f83ab', rim: '#6f5a9c' },
  island: { top: '#b7a5bf', edge: '#9582a6', rock: '#75658c' },
  far: (pen, width) =>
    [
      ...[0.05, 0.24, 0.44, 0.66, 0.88].map((share, index) =>
        place(width * share, 14, 0.5 + (index % 3) * 0.2, crag(pen, '#b4a6c6')),
      ),
      mist(pen, -50, 76, width + 40, haze, 0.75),
    ].join(''),
  row: (pen, row) =>
    meadows(row, { far: '#d6c8d8', near: '#9c8aa6' }) +
    [0.02, 0.96]
      .map((share, index) =>
        place(
          row.width * (row.turn ? 1 - share : share),
          row.y + 40 + row.depth * 30 + index * 8,
          0.32 + row.depth * 0.3,
          crag(pen, stone),
        ),
      )
      .join(''),
  tall: (pen) => crag(pen, stone),
  landmark: (pen) =>
    [
      place(-56, -4, 0.7, crag(pen, stone)),
      place(0, 2, 0.9, pool(pen, { bank: '#8474a0', sand: '#b09fb8', water: '#74bccb' })),
      place(66, 6, 0.7, thornBush(pen, leaf)),
      place(-74, 16, 0.9, lantern(pen)),
    ].join(''),
  home: (pen) => place(0, 0, 0.9, arch(pen, '#8b7aa4')) + place(4, -2, 0.9, lantern(pen)),
  visitor: (pen) => place(0, 0, 1.6, lantern(pen)),
  small: (pen) => place(0, 0, 0.6, thornBush(pen, leaf)) + place(26, 3, 0.6, tuft(pen, leaf)),
  stones: (pen) => stones(pen, '#95869f'),
  mound: (pen) =>
    hills(pen, '-110 0 -60 -30 0 -46 60 -34 110 0', 0, '#ac9ab6', '#9c8aa6', 0.6) +
    place(-30, -14, 0.7, crag(pen, stone)),
  sign: (pen) => place(0, 0, 0.62, arch(pen, '#8b7aa4')) + place(2, -2, 0.9, lantern(pen)),
  aloft: () => roof('#a596c4'),
};

/** Stones that hang from the roof. @param {string} colour */
function roof(colour) {
  const back = rounded(
    '-10 -20 400 -20 400 30 366 22 350 84 336 26 300 20 286 52 268 16 200 8 186 34 170 8 118 16 104 62 88 18 52 26 34 104 14 34 -10 44',
    8,
  );
  const front = rounded(
    '-10 -20 400 -20 400 14 382 54 366 10 316 8 304 28 290 6 140 4 128 26 112 6 30 10 12 58 -10 20',
    7,
  );
  return path(back, mix(colour, '#ffffff', 0.2)) + path(front, shade(colour, 0.14));
}
