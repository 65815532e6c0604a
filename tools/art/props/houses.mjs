import { light, shade } from '../kit/colour.mjs';
import { shadow } from '../kit/palette.mjs';
import { box, circle, ellipse, line, path } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** A house of mud brick with a flat roof of palm stems, 104 wide and 66 high. @param {Pen} pen @param {string} wall @param {string} [door] */
export function mudHouse(pen, wall, door = '#8a5a34') {
  return pen.once(`mud house ${wall}${door}`, () => {
    const dark = shade(wall, 0.18);
    return [
      ellipse(6, 1, 60, 6, shadow.fill, { opacity: 0.16 }),
      path('M-50 0V-36H10V0Z', light(wall, 0.12)),
      path('M0 0V-58H34V0Z', wall),
      path('M34 0V-58H52V0Z', dark),
      path('M-52-36Q-52-42-47-42H2V-36ZM-2-58Q-2-64 3-64H50Q54-64 54-58Z', light(wall, 0.3)),
      path('M34-64H50Q54-64 54-58H34Z', shade(wall, 0.06)),
      ...[-42, -29, -16, 8, 20].map((x) => circle(x, x < 0 ? -31 : -52, 2.4, '#8f6a4c')),
      path('M-38 0V-16Q-38-24-30-24T-22-16V0Z', door),
      path('M-30-24Q-22-24-22-16V0H-29Z', shade(door, 0.24)),
      path('M-10-22V-26Q-10-30-6-30T-2-26V-22ZM12-34V-39Q12-43 16-43T20-39V-34Z', '#fbd98d'),
      path('M39-34V-39Q39-42 42-42T45-39V-34Z', '#e9b869'),
    ].join('');
  });
}

/** A tower house of mountain stone, as in the Sarawat, 66 wide and 96 high. @param {Pen} pen @param {string} stone */
export function towerHouse(pen, stone) {
  return pen.once(`tower house ${stone}`, () => {
    const pale = light(stone, 0.6);
    return [
      ellipse(6, 1, 42, 6, shadow.fill, { opacity: 0.16 }),
      path('M-33 0L-27-90H14V0Z', stone),
      path('M14 0V-90H27L33 0Z', shade(stone, 0.2)),
      path('M-29-90Q-29-97-23-97H23Q29-97 29-90Z', pale),
      path('M14-97H23Q29-97 29-90H14Z', shade(pale, 0.2)),
      line('M-27-66H12M-29-42H12', pale, 3),
      line('M16-66H28M16-42H30', shade(pale, 0.2), 3),
      ...[-18, -2].map((x) => box(x, -82, 8, 11, 2, '#fbd98d')),
      ...[-19, -2].map((x) => box(x, -59, 8, 11, 2, '#fbd98d')),
      box(18, -59, 6, 11, 2, '#e9b869'),
      path('M-16 0V-22H2V0Z', '#7a5238'),
      path('M-7-22H2V0H-7Z', '#664230'),
    ].join('');
  });
}

/** Terraces of a mountain garden behind stone walls, 200 wide and 72 high. @param {Pen} pen @param {{ green: string, stone: string }} look */
export function terraces(pen, { green, stone }) {
  const steps = /** @type {const} */ ([
    [66, -48],
    [84, -28],
    [100, -8],
  ]);
  return pen.once(`terraces ${green}${stone}`, () =>
    steps
      .map(([half, y], index) => {
        const wall = `M${-half} ${y}V${y + 10}Q${-half * 0.7} ${y + 24} 0 ${y + 25}T${half} ${y + 10}V${y}Z`;
        return (
          pen.lit(wall, stone, { x: half * 0.6, y: 0, dark: shade(stone, 0.18) }) +
          ellipse(0, y, half, 17, index % 2 ? light(green, 0.18) : green) +
          line(`M${-half * 0.6} ${y - 6}Q0 ${y} ${half * 0.5} ${y - 7}`, shade(green, 0.2), 2.4, {
            'stroke-dasharray': '3 7',
          })
        );
      })
      .join(''),
  );
}
