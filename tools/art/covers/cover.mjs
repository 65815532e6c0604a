import { light, mix, shade } from '../kit/colour.mjs';
import { drawing } from '../kit/pen.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { box, circle, group, line, path, place } from '../kit/svg.mjs';
import { pattern } from './pattern.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const window = 'M60 312V150C60 92 116 76 150 48C184 76 240 92 240 150V312Q240 320 232 320H68Q60 320 60 312Z';
const rim = 'M50 316V148C50 84 112 70 150 36C188 70 250 84 250 148V316Q250 330 236 330H64Q50 330 50 316Z';

/**
 * The cover of a book, 300 by 400: cloth with an ornament of its own, and a pointed window with one thing to see.
 * @param {{ seed: string, cloth: string, air: readonly [string, string], ground: string }} look
 * @param {(pen: Pen) => string} view 160 square, as on an emblem
 */
export function cover({ seed, cloth, air, ground }, view) {
  const pale = '#fff3d6';
  return drawing(300, 400, (pen) => [
    box(0, 0, 300, 400, 0, cloth),
    pattern(pen, seed, cloth),
    box(0, 0, 26, 400, 0, shade(cloth, 0.3)),
    box(26, 0, 4, 400, 0, light(cloth, 0.3), { opacity: 0.6 }),
    pen.lit(rim, pale, { x: 4, y: 4, dark: mix(pale, cloth, 0.4) }),
    pen.within(
      window,
      path(
        window,
        pen.gradient([
          [0, air[0]],
          [0.75, air[1]],
        ]),
      ),
      path('M60 268Q150 244 240 264V330H60Z', light(ground, 0.16)),
      path('M60 292Q140 276 240 292V330H60Z', ground),
      group({}, place(24, 92, 1.58, view(pen))),
    ),
    line('M70 360H230', pale, 4),
    circle(62, 360, 4, pale),
    circle(238, 360, 4, pale),
    path(rounded(khatam(13, { x: 150, y: 360 }), 2), pale),
    path(rounded(khatam(7, { x: 150, y: 360 }), 1), cloth),
  ]);
}
