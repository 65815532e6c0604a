import { ellipse, path, place } from '../kit/svg.mjs';
import { material } from '../kit/palette.mjs';
import { fireplace, jar, lantern, lanternRope, rug, stones } from '../props/camp.mjs';
import { bush, palm, tuft } from '../props/palm.mjs';
import { longTent, qubba } from '../props/tent.mjs';

const grass = '#7fb56f';

/** Base camp: three tents around a fire, its origin in the middle of the fire. 380 wide. @param {import('../kit/pen.mjs').Pen} pen */
export function camp(pen) {
  return [
    path(
      'M-200-34C-150-66-70-72 0-70C90-72 160-62 205-30C230-6 150 22 20 24C-120 26-230 0-200-34Z',
      '#f9e3b4',
      { opacity: 0.75 },
    ),
    place(-176, -52, 0.86, palm(pen)),
    place(-206, -40, 0.6, palm(pen), { flip: true }),
    place(150, -78, 0.62, palm(pen)),
    place(0, -70, 0.66, longTent(pen)),
    place(-110, -38, 1.02, qubba(pen, { flag: material.green })),
    place(112, -36, 0.86, qubba(pen, { leather: '#6f7f4a', flag: material.gold })),
    place(-110, -152, 1, lanternRope(pen, 222, 18, 20)),
    place(-160, -26, 0.5, bush(pen, grass)),
    place(176, -32, 0.62, bush(pen, grass)),
    ellipse(0, 2, 60, 13, '#e6bd7e', { opacity: 0.8 }),
    place(-62, 8, 0.62, rug(pen)),
    place(64, 10, 0.62, rug(pen, material.indigo)),
    place(0, 0, 0.8, fireplace(pen)),
    place(-156, -6, 0.6, jar(pen)),
    place(-138, -2, 0.46, jar(pen, '#b9704f')),
    place(160, -4, 0.62, lantern(pen)),
    place(190, 2, 0.5, stones(pen)),
    place(-196, 4, 0.6, tuft(pen, grass)),
    place(124, 14, 0.5, tuft(pen, grass)),
  ].join('');
}
