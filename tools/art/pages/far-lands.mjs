import { light, mix, shade } from '../kit/colour.mjs';
import { smooth } from '../kit/outline.mjs';
import { line, path } from '../kit/svg.mjs';
import { hills, mist, peak, ripple } from '../props/mountain.mjs';
import { height as bottom } from './frame.mjs';
import { toned } from './hours.mjs';
import { plain } from './lands.mjs';
import { floor, massif } from './mountains.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./hours.mjs').Hour} Hour */

/** The steps of Yemen, green up to the top. @param {Pen} pen @param {Hour} hour */
export function terraces(pen, hour) {
  const { haze } = hour;
  const green = toned(hour, '#8fb573');
  const steps = [0, 1, 2, 3, 4, 5].map((step) => {
    const [y, from] = [176 + step * 19, 250 - step * 34];
    const colour = mix(green, haze, 0.4 - step * 0.07);
    const edge = `M${from} ${y}Q${from + 110} ${y - 16} 500 ${y - 22}`;
    return path(`${edge}V360H${from - 60}Z`, colour) + line(edge, shade(colour, 0.2), 3.4);
  });
  return [
    peak(pen, {
      x: 110,
      y: 214,
      width: 320,
      height: 110,
      colour: mix(toned(hour, '#a9a08c'), haze, 0.5),
      haze,
    }),
    massif(pen, {
      x: 380,
      y: 220,
      width: 360,
      height: 150,
      colour: mix(toned(hour, '#9f9d7e'), haze, 0.3),
      haze,
    }),
    mist(pen, 150, 60, 480, haze, 0.5),
    ...steps,
    hills(pen, '-20 262 90 244 200 268 330 284 500 276', bottom, green, toned(hour, '#c9c788'), 0.5),
  ].join('');
}

/** The hot plain by the sea. @param {Pen} pen @param {Hour} hour */
export function coast(pen, hour) {
  const sea = toned(hour, '#69b8c4');
  return [
    path(
      'M-10 190H490V260H-10Z',
      pen.gradient([
        [0, mix(sea, hour.haze, 0.45)],
        [1, sea],
      ]),
    ),
    line('M30 206h60M120 218h44M22 232h40M210 208h50M190 230h54M300 216h40', mix(sea, '#ffffff', 0.5), 3),
    massif(pen, {
      x: 430,
      y: 216,
      width: 240,
      height: 66,
      colour: mix(toned(hour, '#b08d78'), hour.haze, 0.35),
      haze: hour.haze,
    }),
    floor(pen, hour, '-20 262 110 246 220 236 340 214 500 206', '#ebcb93'),
    ripple(80, 300, 140, toned(hour, '#d9b078')),
    ripple(320, 270, 110, toned(hour, '#d9b078')),
  ].join('');
}

/** A valley in which water runs, brown and white with foam, between its banks. @param {Pen} pen @param {Hour} hour */
export function flood(pen, hour) {
  const water = toned(hour, '#a98158');
  const foam = mix(water, '#fff8e8', 0.78);
  const crest = smooth(
    '-10 262 30 250 66 262 104 248 144 262 186 248 226 260 266 246 306 258 346 244 386 256 428 242 466 254 500 246',
    { closed: false },
  );
  return [
    plain(pen, hour),
    path(
      `${crest}V332H-10Z`,
      pen.gradient([
        [0, light(water, 0.12)],
        [1, shade(water, 0.14)],
      ]),
    ),
    line(crest, foam, 9),
    line(
      'M30 286q24-16 48 0t48 0M190 284q24-16 48 0t48 0M350 280q22-15 44 0t44 0M100 304q20-12 40 0t40 0M300 302q20-12 40 0t40 0',
      foam,
      4,
    ),
    floor(pen, hour, '-20 326 60 322 160 332 280 324 400 330 500 322', '#d9b27e'),
  ].join('');
}
