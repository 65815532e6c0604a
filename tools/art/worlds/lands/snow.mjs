import { mix } from '../../kit/colour.mjs';
import { ellipse, place } from '../../kit/svg.mjs';
import { camel } from '../../props/camel.mjs';
import { stones } from '../../props/camp.mjs';
import { mudHouse } from '../../props/houses.mjs';
import { hills, mist, peak } from '../../props/mountain.mjs';
import { palm, tuft } from '../../props/palm.mjs';
import { crag } from '../../props/rocks.mjs';
import { acacia, thornBush } from '../../props/trees.mjs';
import { pool } from '../../props/water.mjs';
import { meadows } from './ground.mjs';

const haze = '#f3eff3';
const frost = '#f4f8fb';
const [leaf, thorn, lava] = ['#8ea78d', '#9fae9c', '#7d7a8c'];

/** The bare mountains and cold plains of the Hijaz at dawn: snow on the far heights, frost on the ground, the palms of Madinah. @type {import('../world.mjs').World} */
export const snow = {
  theme: 'snow',
  air: [
    [0, '#9cc6e6'],
    [0.26, '#cfe1f1'],
    [0.5, '#f7e7e2'],
    [0.7, '#eeeaf0'],
  ],
  sun: '#fff3e0',
  clouds: '#ffffff',
  colours: { ground: '#cfd6e2', path: '#fdf6e6', accent: '#1f4d70', lock: '#8fabc4', rim: '#5b8fb5' },
  island: { top: '#e9edf3', edge: '#c9cfdc', rock: '#94899a' },
  far: (pen, width) =>
    [
      peak(pen, { x: width * 0.16, y: 14, width: 230, height: 92, colour: '#b59fa6', haze, cap: frost }),
      peak(pen, { x: width * 0.5, y: 14, width: 200, height: 62, colour: mix('#b59fa6', haze, 0.35), haze }),
      peak(pen, { x: width * 0.84, y: 16, width: 270, height: 126, colour: '#a58f9c', haze, cap: frost }),
      mist(pen, -26, 50, width + 40, haze, 0.8),
    ].join(''),
  row: (pen, row) =>
    meadows(row, { far: '#e8e9ef', near: '#c5cddb' }) +
    place(
      row.width * (row.turn ? 0.94 : 0.05),
      row.y + 46 + row.depth * 34,
      0.28 + row.depth * 0.3,
      boulder(pen),
    ),
  tall: (pen) => acacia(pen, leaf),
  landmark: (pen) =>
    [
      place(-60, -8, 0.62, palm(pen), { flip: true }),
      place(-34, -14, 0.46, palm(pen)),
      place(38, -12, 0.6, palm(pen)),
      place(0, 4, 0.84, pool(pen, { bank: '#a9b9a0', sand: '#e6e2da', water: '#8cc8de' })),
      place(-80, 12, 0.6, tuft(pen, leaf)),
      place(78, 14, 0.6, thornBush(pen, thorn)),
    ].join(''),
  home: (pen) => mudHouse(pen, '#d9bd9a'),
  visitor: camel,
  small: (pen) => place(0, 0, 0.62, thornBush(pen, thorn)) + place(26, 3, 0.4, stones(pen, lava)),
  stones: (pen) => ellipse(0, 0, 34, 7, frost, { opacity: 0.8 }) + place(0, 0, 1, stones(pen, lava)),
  sign: (pen) =>
    peak(pen, { x: 4, y: 2, width: 150, height: 92, colour: '#a58f9c', haze, cap: frost }) +
    place(-38, 4, 0.6, acacia(pen, leaf)),
  mound: (pen) =>
    hills(pen, '-110 0 -60 -36 0 -60 60 -42 110 0', 0, '#f2f4f8', '#cdd4e0', 0.7) +
    place(-44, -22, 0.46, acacia(pen, leaf)) +
    place(28, -22, 0.5, boulder(pen)),
};

/** The dark rock of the lava fields. @param {import('../world.mjs').Pen} pen */
function boulder(pen) {
  return place(0, 0, 0.8, crag(pen, lava));
}
