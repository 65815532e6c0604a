import { shade } from '../kit/colour.mjs';
import { drawing } from '../kit/pen.mjs';
import { khatam, regular, rounded } from '../kit/outline.mjs';
import { path } from '../kit/svg.mjs';

/** @typedef {{ ring: string, rim: string, window: string, beads: readonly (readonly [number, number])[] }} Frame outlines 160 square */

const pale = '#fff3d6';
const middle = { x: 80, y: 80 };

/** @satisfies {Readonly<Record<string, Frame>>} */
const frames = {
  round: { ring: disc(77), rim: disc(69.5), window: disc(66), beads: around(8, 73) },
  star: {
    ring: rounded(khatam(79, middle), 6),
    rim: rounded(khatam(71.5, middle), 6),
    window: rounded(khatam(68, middle), 6),
    beads: [],
  },
  octagon: {
    ring: rounded(regular(8, 80, { ...middle, turn: 22.5 }), 12),
    rim: rounded(regular(8, 72, { ...middle, turn: 22.5 }), 10),
    window: rounded(regular(8, 68.5, { ...middle, turn: 22.5 }), 10),
    beads: [],
  },
  arch: {
    ring: 'M80 2C104 18 152 28 152 84V132Q152 158 126 158H34Q8 158 8 132V84C8 28 56 18 80 2Z',
    rim: 'M80 11C102 26 144 36 144 86V130Q144 150 124 150H36Q16 150 16 130V86C16 36 58 26 80 11Z',
    window: 'M80 16C100 30 140 38 140 87V129Q140 146 123 146H37Q20 146 20 129V87C20 38 60 30 80 16Z',
    beads: [],
  },
};

/** @typedef {keyof typeof frames} FrameName */

/**
 * The emblem of a person: an object or a place, never a figure, in its light and its frame.
 * @param {{ frame: FrameName, ring: string, light: import('./lights.mjs').Light }} look
 * @param {(pen: import('../kit/pen.mjs').Pen) => string} view content, 160 square
 */
export function emblem({ frame, ring, light: { air, ground } }, view) {
  const { ring: outer, rim, window, beads } = frames[frame];
  return drawing(160, 160, (pen) => [
    pen.lit(outer, ring, { x: 4, y: 4, dark: shade(ring, 0.28) }),
    path(rim, pale),
    ...beads.map(([x, y]) => path(rounded(khatam(4.6, { x, y }), 1), pale)),
    pen.within(
      window,
      path(
        window,
        pen.gradient([
          [0, air[0]],
          [0.7, air[1]],
        ]),
      ),
      path('M4 122Q60 106 96 114Q130 120 156 110V160H4Z', ground),
      path('M4 134Q70 118 156 130V160H4Z', shade(ground, 0.1)),
      view(pen),
    ),
  ]);
}

/** @param {number} radius */
function disc(radius) {
  return `M80 ${80 - radius}A${radius} ${radius} 0 0 1 80 ${80 + radius}A${radius} ${radius} 0 0 1 80 ${80 - radius}Z`;
}

/** Places of beads on a ring. @param {number} count @param {number} reach @returns {(readonly [number, number])[]} */
function around(count, reach) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    return [80 + Math.cos(angle) * reach, 80 + Math.sin(angle) * reach];
  });
}
