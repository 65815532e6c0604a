import { light, shade } from '../../kit/colour.mjs';
import { khatam, rounded, smooth } from '../../kit/outline.mjs';
import { circle, ellipse, line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const crown = 'M95 108C88 64 112 40 160 40C208 40 232 64 225 108Q160 86 95 108Z';
const band = 'M95 108Q92 94 94 84Q160 60 226 84Q228 94 225 108Q160 86 95 108Z';

/** A round cap. @param {Pen} pen @param {string} colour @param {string} rim @param {string} [details] */
export function kufi(pen, colour, rim, details = '') {
  return [
    pen.lit(crown, colour, { x: 9, y: 6, dark: shade(colour, 0.18) }),
    pen.within(
      crown,
      path(band, rim),
      details,
      path('M196 40H240V120H204C216 92 212 62 196 40Z', '#4b2e52', { opacity: 0.14 }),
    ),
  ].join('');
}

/** A row of small stars in the band. @param {string} colour */
export function starRow(colour) {
  return [108, 134, 160, 186, 212]
    .map((x) => path(rounded(khatam(7, { x, y: 92 - (1 - ((x - 160) / 66) ** 2) * 12 }), 1), colour))
    .join('');
}

/** One straight seam over the crown. @param {string} colour */
export function seam(colour) {
  return (
    line('M160 40V76', colour, 4) +
    line('M96 84Q160 60 224 84', colour, 3) +
    line('M124 46Q128 60 128 72M196 46Q192 60 192 72', colour, 2, { opacity: 0.6 })
  );
}

/** A cap with a peak to the left. @param {Pen} pen @param {string} colour @param {string} peak */
export function peakedCap(pen, colour, peak) {
  const dome = 'M94 106C88 62 112 38 160 38C208 38 232 62 226 106Q160 88 94 106Z';
  return [
    pen.lit(dome, colour, { x: 9, y: 6 }),
    pen.within(
      dome,
      line('M160 38V100M126 44C114 60 112 84 114 100M194 44C206 60 208 84 206 100', shade(colour, 0.3), 2.4),
      path('M130 98C126 70 140 52 160 50C180 52 194 70 190 98Q160 88 130 98Z', light(colour, 0.6)),
    ),
    path('M160 60l12 24h-24Z', peak),
    path('M172 84l-12-24v24Z', shade(peak)),
    pen.lit(
      'M84 108C108 86 212 86 236 108C242 118 236 122 226 118C190 104 130 104 94 118C84 122 78 118 84 108Z',
      peak,
      { x: 6, y: 5 },
    ),
    circle(160, 39, 5, peak),
  ].join('');
}

/** A knitted cap with waves all around. @param {Pen} pen @param {string} colour @param {string} wave */
export function beanie(pen, colour, wave) {
  const dome = smooth('92 104 94 72 116 46 160 36 204 46 226 72 228 104 160 92');
  const rows = [60, 76].map((y) =>
    line(`M84 ${y}q9.500-9 19 0t19 0 19 0 19 0 19 0 19 0 19 0 19 0 19 0`, wave, 4.4),
  );
  return [
    circle(160, 32, 14, light(wave, 0.3)),
    circle(164, 35, 10, light(wave, 0.05)),
    pen.lit(dome, colour, { x: 9, y: 6 }),
    pen.within(dome, ...rows),
    pen.lit('M88 96Q160 72 232 96Q236 112 230 118Q160 96 90 118Q84 112 88 96Z', light(colour, 0.4), {
      x: 6,
      y: 4,
    }),
    ...[104, 122, 141, 160, 179, 198, 216].map((x) =>
      line(`M${x} ${94 - (1 - ((x - 160) / 72) ** 2) * 8}v12`, shade(colour, 0.1), 2.4, { opacity: 0.6 }),
    ),
  ].join('');
}

/** A wide hat of straw. @param {Pen} pen @param {string} straw @param {string} ribbon */
export function strawHat(pen, straw, ribbon) {
  const top = 'M91 100C88 50 116 28 160 28C204 28 232 50 229 100Z';
  const brim =
    'M46 112C44 88 98 76 160 76C222 76 276 88 274 112C272 126 220 110 160 110C100 110 48 126 46 112Z';
  return [
    pen.lit(brim, straw, { x: 6, y: 6 }),
    line('M62 105C100 90 220 90 258 105', shade(straw, 0.2), 2.4, { 'stroke-dasharray': '10 6' }),
    pen.lit(top, light(straw, 0.15), { x: 8, y: 4 }),
    pen.within(
      top,
      path('M84 80Q160 62 236 80V102Q160 88 84 102Z', ribbon),
      line('M98 56q10-6 20 0t20 0 20 0 20 0 20 0 20 0', shade(straw, 0.22), 2.4),
    ),
    ellipse(160, 96, 52, 7, shade(straw, 0.24), { opacity: 0.4 }),
  ].join('');
}
