import { light, shade } from '../kit/colour.mjs';
import { drawing } from '../kit/pen.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { box, circle, ellipse, line, path } from '../kit/svg.mjs';

/** A lock in the metal and stone of a world. @param {{ lock: string, accent: string, path: string }} palette */
export function worldLock({ lock, accent, path: pale }) {
  return drawing(160, 160, (pen) => {
    const body = 'M34 70Q34 62 44 62H116Q126 62 126 70V122Q126 140 108 142H52Q34 140 34 122Z';
    return [
      ellipse(84, 144, 50, 7, '#4b2e52', { opacity: 0.18 }),
      line('M54 66V46a26 26 0 0 1 52 0V66', shade(lock, 0.3), 15),
      line('M53 66V45a26 26 0 0 1 48-13', light(lock, 0.25), 9),
      pen.lit(body, lock, { x: 8, y: 7 }),
      path(rounded(khatam(30, { x: 78, y: 101 }), 4), pale),
      pen.within(rounded(khatam(30, { x: 78, y: 101 }), 4), path('M78 60H120V140H78Z', shade(pale, 0.14))),
      circle(78, 97, 8, accent),
      box(74, 99, 8, 18, 4, accent),
    ];
  });
}
