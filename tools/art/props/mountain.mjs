import { light, mix, shade } from '../kit/colour.mjs';
import { ground, rounded, smooth } from '../kit/outline.mjs';
import { path } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/**
 * A peak with a lit and a shaded flank. Its foot fades into the haze.
 * @param {Pen} pen
 * @param {{ x: number, y: number, width: number, height: number, colour: string, haze: string, cap?: string }} form
 */
export function peak(pen, { x, y, width, height, colour, haze, cap }) {
  const [l, r, top] = [x - width / 2, x + width / 2, y - height];
  const outline = rounded(
    [
      [l, y],
      [x - width * 0.26, y - height * 0.5],
      [x - width * 0.19, y - height * 0.56],
      [x, top],
      [x + width * 0.15, y - height * 0.66],
      [x + width * 0.22, y - height * 0.6],
      [r, y],
    ],
    [0, 12, 12, 16, 12, 12, 0],
  );
  const dark = rounded(
    [
      [x + 1, top - 4],
      [r + 10, y - height * 0.6],
      [r + 10, y + 4],
      [x + width * 0.06, y + 4],
      [x - width * 0.03, y - height * 0.34],
      [x + width * 0.07, y - height * 0.52],
      [x - width * 0.02, y - height * 0.8],
    ],
    [0, 0, 0, 0, 14, 14, 10],
  );
  return pen.within(
    outline,
    path(
      outline,
      pen.gradient([
        [0, light(colour, 0.12)],
        [1, mix(colour, haze, 0.7)],
      ]),
    ),
    path(
      dark,
      pen.gradient([
        [0, shade(colour, 0.2)],
        [1, mix(shade(colour, 0.12), haze, 0.75)],
      ]),
    ),
    cap ? snowCap(x, top, width, height, cap) : '',
  );
}

/** @param {number} x @param {number} top @param {number} width @param {number} height @param {string} cap */
function snowCap(x, top, width, height, cap) {
  const y = top + height * 0.27;
  const edge = [-0.18, -0.1, -0.05, 0.03, 0.09, 0.2].map(
    (share, index) => `L${x + share * width} ${y + (index % 2 ? 12 : -6)}`,
  );
  return (
    path(`M${x} ${top - 9}${edge.join('')}Z`, cap) +
    path(
      `M${x} ${top - 9}L${x + 0.02 * width} ${y + 4}L${x + 0.09 * width} ${y + 12}L${x + 0.2 * width} ${y - 6}Z`,
      shade(cap, 0.16),
    )
  );
}

/**
 * A row of soft hills that fades downwards into the haze of the valley before it.
 * @param {Pen} pen @param {import('../kit/outline.mjs').Points} skyline @param {number} bottom
 * @param {string} colour @param {string} haze @param {number} [share] how much of it the haze takes
 */
export function hills(pen, skyline, bottom, colour, haze, share = 0.55) {
  return path(
    ground(skyline, bottom),
    pen.gradient([
      [0, colour],
      [1, mix(colour, haze, share)],
    ]),
  );
}

/** A table mountain of the desert, in bands of stone. @param {Pen} pen @param {{ x: number, y: number, width: number, height: number, colour: string, haze: string }} form */
export function mesa(pen, { x, y, width, height, colour, haze }) {
  const [l, r, top] = [x - width / 2, x + width / 2, y - height];
  const outline = rounded(
    [
      [l - width * 0.12, y],
      [l + width * 0.04, y - height * 0.36],
      [l + width * 0.1, top + height * 0.06],
      [l + width * 0.14, top],
      [r - width * 0.3, top],
      [r - width * 0.26, top + height * 0.18],
      [r - width * 0.08, top + height * 0.2],
      [r, y - height * 0.3],
      [r + width * 0.14, y],
    ],
    [0, 10, 8, 10, 10, 8, 12, 12, 0],
  );
  const dark = rounded(
    [
      [x - width * 0.04, top - 4],
      [r + width * 0.2, top - 4],
      [r + width * 0.2, y + 4],
      [x + width * 0.06, y + 4],
      [x - width * 0.02, y - height * 0.36],
      [x + width * 0.06, y - height * 0.6],
    ],
    [0, 0, 0, 0, 12, 10],
  );
  const bands = [0.22, 0.5].map((share) =>
    path(
      `M${l - width} ${top + height * share}h${width * 3}v${height * 0.05}H${l - width}Z`,
      shade(colour, 0.3),
      { opacity: 0.2 },
    ),
  );
  return pen.within(
    outline,
    path(
      outline,
      pen.gradient([
        [0, light(colour, 0.14)],
        [1, mix(colour, haze, 0.7)],
      ]),
    ),
    path(
      dark,
      pen.gradient([
        [0, shade(colour, 0.16)],
        [1, mix(shade(colour, 0.1), haze, 0.75)],
      ]),
    ),
    ...bands,
  );
}

/**
 * A dune: the side to the light, a curled crest, the side in the shade.
 * @param {Pen} pen @param {{ x: number, y: number, width: number, height: number, colour: string, haze: string, lean?: number }} form
 */
export function dune(pen, { x, y, width, height, colour, haze, lean = 0.12 }) {
  const [l, r, top] = [x - width / 2, x + width / 2, y - height];
  const px = x + width * lean;
  const lee = `C${px + width * 0.1} ${top + height * 0.1} ${r - width * 0.2} ${y - height * 0.1} ${r} ${y}`;
  const body = `M${l} ${y}C${l + width * 0.24} ${y - height * 0.12} ${px - width * 0.16} ${top + height * 0.08} ${px} ${top}${lee}Z`;
  const dark = `M${px} ${top}${lee}H${px - width * 0.1}C${px + width * 0.1} ${y - height * 0.3} ${px - width * 0.08} ${y - height * 0.5} ${px} ${top}Z`;
  const deep = mix(colour, '#b5632f', 0.34);
  return (
    path(body, light(colour, 0.24)) +
    path(
      dark,
      pen.gradient([
        [0, deep],
        [1, mix(deep, mix(colour, haze, 0.2), 0.75)],
      ]),
    )
  );
}

/** Soft mist that lies over a valley. @param {Pen} pen @param {number} y @param {number} height @param {number} width @param {string} colour @param {number} [strength] */
export function mist(pen, y, height, width, colour, strength = 0.6) {
  return path(
    `M0 ${y}H${width}V${y + height}H0Z`,
    pen.gradient([
      [0, colour, 0],
      [0.7, colour, strength],
      [1, colour, strength],
    ]),
  );
}

/** A sand ripple of the near ground. @param {number} x @param {number} y @param {number} width @param {string} colour */
export function ripple(x, y, width, colour) {
  const form = smooth([
    [x, y],
    [x + width * 0.3, y - 5],
    [x + width * 0.7, y + 2],
    [x + width, y - 2],
    [x + width * 0.68, y + 7],
    [x + width * 0.32, y + 1],
  ]);
  return path(form, colour, { opacity: 0.5 });
}
