import { rounded, starPoints } from '../kit/outline.mjs';
import { material } from '../kit/palette.mjs';
import { drawing } from '../kit/pen.mjs';
import { place } from '../kit/svg.mjs';
import { stones } from '../props/camp.mjs';
import { peak } from '../props/mountain.mjs';
import { bush, palm } from '../props/palm.mjs';
import { cloud, flag } from '../props/sky.mjs';
import { crumbs, floatingRock } from '../worlds/compose/floating-rock.mjs';

const stuff = { top: '#a5c98a', edge: '#7fb068', rock: '#b07f63' };

/** Every trail is walked: the flag on the highest peak, under an arch of stars. Drawn as the worlds' islands are. */
export function summit() {
  return drawing(400, 400, (pen) => [
    place(62, 164, 0.7, cloud(pen)),
    place(200, 196, 1, crumbs(pen, stuff)),
    place(200, 196, 1.08, floatingRock(pen, stuff)),
    peak(pen, {
      x: 206,
      y: 202,
      width: 240,
      height: 150,
      colour: '#c39aa8',
      haze: '#fdebc6',
      cap: '#fff8ea',
    }),
    place(207, 58, 1, flag(material.green)),
    place(104, 210, 0.8, palm(pen)),
    place(304, 210, 0.9, bush(pen, '#6fae62')),
    place(250, 220, 0.6, stones(pen)),
    place(352, 226, 0.5, cloud(pen)),
    ...[
      [72, 86],
      [128, 36],
      [284, 36],
      [340, 86],
    ].map(([x = 0, y = 0]) =>
      pen.lit(rounded(starPoints(5, 26, 13, { x, y }), 4), material.gold, { x: 3, y: 3 }),
    ),
  ]);
}
