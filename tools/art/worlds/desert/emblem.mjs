import { place } from '../../kit/svg.mjs';
import { sun } from '../../props/sky.mjs';
import { worldEmblem } from '../shield.mjs';
import { duneRow, haze } from './land.mjs';
import { palm } from '../../props/palm.mjs';

/** A palm before the dunes. */
export function desertEmblem() {
  return worldEmblem({
    air: [
      [0, '#8fd0d0'],
      [0.55, '#fbeac4'],
      [1, haze],
    ],
    rim: '#c9773f',
    inner: '#fdeac2',
    view: (pen) =>
      [
        place(52, 56, 1, sun(pen, 12)),
        place(0, 78, 0.5, duneRow(pen, 330, 0, 0.35, 200)),
        place(100, 122, 0.62, palm(pen)),
        place(78, 124, 0.36, palm(pen), { flip: true }),
      ].join(''),
  });
}
