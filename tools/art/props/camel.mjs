import { shade } from '../kit/colour.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { circle, ellipse, path } from '../kit/svg.mjs';

const coat = '#c08a5a';
const back = shade(coat, 0.26);

/** A camel with its load, looking left, 140 wide and 110 high. @param {import('../kit/pen.mjs').Pen} pen */
export function camel(pen) {
  const body =
    'M-42-46C-44-62-26-66-14-68C-6-86 20-88 28-68C44-68 56-60 54-42C52-28 36-27 10-27C-22-27-40-30-42-46Z';
  const neck =
    'M-22-62C-34-48-48-56-51-76L-52-85C-60-83-73-81-74-87C-75-93-64-101-54-101C-44-101-40-94-40-83C-40-70-34-62-24-66Z';
  return pen.once('camel', () =>
    [
      ellipse(6, 2, 60, 6, shadow.fill, { opacity: 0.18 }),
      path('M30-36h9l-3 33q-4 4-7 0Z', back),
      path('M-20-36h9l3 33q-4 4-8 0Z', back),
      pen.lit(neck, coat, { x: 4, y: 4 }),
      path('M-48-99l2-8q5 2 5 8Z', back),
      path('M53-50q9 8 7 24l-4-1q0-11-6-16Z', back),
      pen.lit(body, coat, { x: 5, y: 9 }),
      path('M40-36h11l1 33q-4 4-8 0Z', coat),
      path('M-34-36h12l-2 33q-4 4-8 0Z', coat),
      load(pen),
      circle(-58, -92, 2, '#4a2f2a'),
    ].join(''),
  );
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function load(pen) {
  const cloth = 'M-16-66C-4-84 22-86 30-64L35-40Q8-34-20-40Z';
  return [
    pen.within(
      cloth,
      path(cloth, material.terracotta),
      path('M-24-56Q8-50 40-56V-49Q8-43-24-49Z', material.linen),
      path('M-24-43Q8-37 40-43V-30H-24Z', material.pine),
      path('M22-90H44V-30H30Q30-66 22-90Z', shadow.fill, { opacity: shadow.opacity }),
    ),
    pen.lit('M-10-80C-10-92 26-92 26-79C26-70-10-70-10-80Z', material.linen, { x: 4, y: 4 }),
  ].join('');
}
