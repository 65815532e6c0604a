import { light, mix, shade } from '../kit/colour.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { circle, ellipse, line, path } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const hair = '#5a443f';
const rope = '#c9a57a';

/**
 * A qubba, the round-topped tent of tanned leather, 120 wide and 105 high; its door glows.
 * @param {Pen} pen
 * @param {{ leather?: string, band?: string, flag?: string }} [look]
 */
export function qubba(pen, { leather = '#b5613f', band = material.cream, flag } = {}) {
  return pen.once(`qubba ${leather}${band}${flag}`, () => {
    const dome = 'M-50 1C-54-34-44-72-10-88Q0-96 10-88C44-72 54-34 50 1Q0 6-50 1Z';
    return [
      ellipse(7, 2, 62, 7, shadow.fill, { opacity: 0.18 }),
      flag === undefined ? '' : pennant(flag),
      line('M-45-42L-66 1M47-42L70 1', rope, 1.8),
      pen.lit(dome, leather, { x: 9, y: 4, dark: shade(leather, 0.26) }),
      pen.within(dome, ...panels(leather), ...wovenBand(band, leather)),
      doorway(leather),
      circle(0, -92, 4.4, material.wood),
    ].join('');
  });
}

/** The seams of the hides. @param {string} leather */
function panels(leather) {
  const seam = shade(leather, 0.34);
  return [
    line('M-3-90C-22-70-31-38-31 2M3-90C22-70 31-38 31 2', seam, 2, { opacity: 0.55 }),
    path('M-10-86C-30-70-42-44-45-12L-38-11C-36-44-24-68-6-84Z', light(leather, 0.3), { opacity: 0.5 }),
  ];
}

/** @param {string} band @param {string} leather */
function wovenBand(band, leather) {
  return [
    path('M-60-48Q0-34 60-48V-35Q0-21-60-35Z', band),
    path('M0-41Q34-41 60-48V-35Q30-28 8-28Z', shade(band, 0.2)),
    line(
      'M-48-39l6 5 6-4 6 6 6-4 6 6 6-4 6 5 6-4 6 5 6-5 6 4 6-6 6 4 6-6 6 3 6-6',
      shade(leather, 0.12),
      2.6,
    ),
  ];
}

/** @param {string} leather */
function doorway(leather) {
  return (
    path('M-19 2C-19-20-12-38 0-46C12-38 19-20 19 2Q0 5-19 2Z', '#5b353d') +
    path('M-12 3C-11-14-6-26 0-32C7-26 12-14 13 3Z', '#f3b562') +
    path('M-21 2C-21-20-13-40 0-48C-5-34-9-14-11 3Z', light(leather, 0.34)) +
    path('M21 2C21-20 13-40 0-48C5-34 9-14 11 3Z', shade(leather, 0.12))
  );
}

/** @param {string} flag */
function pennant(flag) {
  return line('M0-90V-114', material.wood, 3) + path('M1-114Q12-117 23-110Q12-107 1-102Z', flag);
}

/**
 * A long low tent of black goat hair with woven bands, its front open, 150 wide and 58 high.
 * @param {Pen} pen @param {{ cloth?: string, band?: string, rug?: string }} [look]
 */
export function longTent(pen, { cloth = hair, band = material.terracotta, rug = material.terracotta } = {}) {
  return pen.once(`long tent ${cloth}${band}${rug}`, () => {
    const roof =
      'M-80-2C-66-20-52-44-45-51Q-24-40-4-56Q16-41 38-53C48-43 66-20 84-2Q62-15 40-20Q0-29-40-20Q-62-15-80-2Z';
    return [
      ellipse(6, 2, 82, 7, shadow.fill, { opacity: 0.18 }),
      line('M-72-9L-92 2M-45-50L-64-8M78-9L98 2', rope, 1.8),
      path('M-64 1L-54-24H58L68 1Z', '#3d2a31'),
      ...inside(rug),
      line('M-42-24V1M-2-28V1M40-22V1', material.wood, 3),
      pen.lit(roof, light(cloth, 0.1), { x: 6, y: 5, dark: shade(cloth, 0.3) }),
      pen.within(
        roof,
        line('M-82-3Q0-46 86-3', material.linen, 4),
        line('M-82-11Q0-55 86-11', band, 4.4),
        line('M-82-11Q0-55 86-11', light(band, 0.55), 1.6, { 'stroke-dasharray': '2 6' }),
        line('M-25-60L-36-14M17-60L22-16', mix(cloth, '#1d1218', 0.4), 1.8, { opacity: 0.5 }),
      ),
      ...[-45, -4, 38].map((x, index) => circle(x, [-52, -57, -54][index] ?? 0, 3, material.wood)),
    ].join('');
  });
}

/** The lamplit half, the rug and the curtain between the rooms. @param {string} rug */
function inside(rug) {
  return [
    path('M-40 1V-25H-4V1Z', '#e9a457'),
    path('M-38 1L-32-6H-8L-4 1Z', rug),
    line('M-32-2.500H-8', material.linen, 1.6, { 'stroke-dasharray': '3 3' }),
    path('M0 1V-26H14V1Z', material.indigo),
    path('M0-19H14V-15H0ZM0-9H14V-5H0Z', material.linen),
    path('M42-22L58-20L66 1H42Z', '#57383a'),
  ];
}
