import { shade } from '../kit/colour.mjs';
import { drawing } from '../kit/pen.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { circle, path } from '../kit/svg.mjs';

const round = 'M80 14A66 66 0 0 1 80 146A66 66 0 0 1 80 14Z';

/**
 * The emblem of a person: an object or a place, never a figure. A round picture in a ring with eight beads.
 * @param {{ air: readonly [string, string], ground: string, ring: string }} look
 * @param {(pen: import('../kit/pen.mjs').Pen) => string} view what stands in it, 160 square
 */
export function emblem({ air, ground, ring }, view) {
  return drawing(160, 160, (pen) => [
    pen.lit('M80 3A77 77 0 0 1 80 157A77 77 0 0 1 80 3Z', ring, { x: 4, y: 4, dark: shade(ring, 0.28) }),
    circle(80, 80, 69.5, '#fff3d6'),
    ...beads(),
    pen.within(
      round,
      path(
        round,
        pen.gradient([
          [0, air[0]],
          [0.7, air[1]],
        ]),
      ),
      path('M10 122Q60 106 96 114Q130 120 150 110V150H10Z', ground),
      path('M10 134Q70 118 150 130V150H10Z', shade(ground, 0.1)),
      view(pen),
    ),
  ]);
}

function beads() {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / 4;
    return path(
      rounded(khatam(4.6, { x: 80 + Math.cos(angle) * 73, y: 80 + Math.sin(angle) * 73 }), 1),
      '#fff3d6',
    );
  });
}
