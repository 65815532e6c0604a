import { mix, shade } from '../kit/colour.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { circle, ellipse, line, path } from '../kit/svg.mjs';

/** Where the panels of the cloth meet, along the lower edge of the roof. */
const seams = [-59, -43, -26, -9, 9, 26, 43, 59];

/**
 * A round tent of striped cloth, 120 wide and 105 high; its door glows.
 * @param {import('../kit/pen.mjs').Pen} pen
 * @param {{ stripe?: string, cloth?: string, flag?: string }} [look]
 */
export function bellTent(
  pen,
  { stripe = material.terracotta, cloth = material.cream, flag = material.green } = {},
) {
  return pen.once(`bell tent ${stripe}${cloth}`, () => {
    const wall = 'M-55-40L-47-2Q-46 1-42 1H42Q46 1 47-2L55-40Z';
    const roof = 'M0-96C10-72 30-52 59-39V-36Q0-22-59-36V-39C-30-52-10-72 0-96Z';
    return [
      ellipse(6, 2, 62, 7, shadow.fill, { opacity: 0.18 }),
      pennant(flag),
      path(wall, mix(cloth, material.linen, 0.6)),
      path('M20-40H55L47-2Q46 1 42 1H26Z', shade(cloth, 0.24)),
      ...wallStripes(stripe),
      door(),
      pen.within(
        roof,
        path(roof, cloth),
        ...roofStripes(stripe),
        path('M4-98C18-72 34-54 62-42V-20H22C24-46 18-70 4-98Z', shadow.fill, { opacity: shadow.opacity }),
      ),
      valance(cloth, stripe),
    ].join('');
  });
}

/** @param {string} flag */
function pennant(flag) {
  return line('M0-94V-114', material.wood, 3) + path('M1-114Q12-117 23-110Q12-107 1-102Z', flag);
}

/** @param {string} stripe */
function wallStripes(stripe) {
  return [
    path('M-38-36L-33 1H-42Q-46 1-47-2L-54-38Z', stripe),
    path('M38-36L33 1H42Q46 1 47-2L54-38Z', shade(stripe, 0.22)),
  ];
}

function door() {
  return (
    path('M-15 1C-12-14-7-28 0-36C7-28 12-14 15 1Z', '#7a3b3c') +
    path('M-8 1C-6-10-3-18 0-23C4-18 7-10 9 1Z', '#f3b562') +
    path('M-15 1C-13-12-8-26 0-36C-3-24-9-12-9 1Z', material.cream) +
    path('M15 1C13-12 8-26 0-36C3-24 10-12 10 1Z', shade(material.cream, 0.22))
  );
}

/** @param {string} stripe */
function roofStripes(stripe) {
  return panels(({ from, to, index }) =>
    index % 2 === 0
      ? path(
          `M0-96C${from * 0.17}-72 ${from * 0.5}-52 ${from}-38V-20H${to}V-38C${to * 0.5}-52 ${to * 0.17}-72 0-96Z`,
          stripe,
        )
      : '',
  );
}

/** The hanging edge of the roof, its panels against those above. @param {string} cloth @param {string} stripe */
function valance(cloth, stripe) {
  return panels(({ from, to, index }) => {
    const [left, right] = [eave(from), eave(to)];
    const colour = index % 2 === 0 ? cloth : stripe;
    const [rx, sag] = [(to - from) / 2, 7];
    return path(
      `M${from} ${left - 3}L${to} ${right - 3}V${right + 4}Q${to} ${right + sag + 4} ${from + rx} ${(left + right) / 2 + sag + 4}Q${from} ${left + sag + 4} ${from} ${left + 4}Z`,
      index > 4 ? shade(colour, 0.22) : colour,
    );
  }).join('');
}

/** @param {(panel: { from: number, to: number, index: number }) => string} draw */
function panels(draw) {
  return seams.slice(1).map((to, index) => draw({ from: seams[index] ?? 0, to, index }));
}

/** Height of the roof's lower edge. @param {number} x */
function eave(x) {
  return Math.round((-30 - (x / 59) ** 2 * 6.5) * 10) / 10;
}

/** A low long tent of woven hair, as travellers of the desert have it, 150 wide. @param {import('../kit/pen.mjs').Pen} pen */
export function longTent(pen) {
  return pen.once('long tent', () => {
    const cloth = '#8a5f52';
    const roof =
      'M-78-4C-62-24-50-46-44-52Q-22-42-4-56Q16-42 38-54C48-42 62-22 82-4Q60-14 40-20Q0-28-40-20Q-58-14-78-4Z';
    return [
      ellipse(6, 2, 80, 7, shadow.fill, { opacity: 0.18 }),
      line('M-76-5L-88 2M80-5L94 2', '#c9a57a', 1.6),
      path('M-62 1L-52-24H56L66 1Z', '#5b353d'),
      path('M-34 1V-26H-2V1Z', '#f0b15f', { opacity: 0.8 }),
      line('M-42-24V1M-2-26V1M40-22V1', material.wood, 3),
      pen.lit(roof, cloth, { x: 7, y: 5 }),
      pen.within(
        roof,
        line('M-80-6Q0-46 84-6', material.linen, 4),
        line('M-80-13Q0-54 84-13', material.terracotta, 4),
      ),
      circle(-44, -53, 3, material.wood),
      circle(-4, -57, 3, material.wood),
      circle(38, -55, 3, material.wood),
    ].join('');
  });
}
