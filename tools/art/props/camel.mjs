import { shade } from '../kit/colour.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../kit/svg.mjs';

const coat = '#c08a5a';
const back = shade(coat, 0.26);

/** A camel with its load, looking left, 140 wide and 110 high. @param {import('../kit/pen.mjs').Pen} pen */
export function camel(pen) {
  return pen.once('camel', () => [ground(), farLegs(), neck(pen), nearSide(pen), eye()].join(''));
}

/** The camel without a load. @param {import('../kit/pen.mjs').Pen} pen */
export function bareCamel(pen) {
  return pen.once('bare camel', () => [ground(), farLegs(), neck(pen), side(pen), eye()].join(''));
}

/** A camel that carries a closed litter, in which one travels out of the sun. @param {import('../kit/pen.mjs').Pen} pen */
export function camelWithLitter(pen) {
  return pen.once('camel with litter', () =>
    [ground(), farLegs(), neck(pen), side(pen), litter(pen), eye()].join(''),
  );
}

/** The camel without neck and head. @param {import('../kit/pen.mjs').Pen} pen */
export function camelFront(pen) {
  return ground() + farLegs() + nearSide(pen);
}

/** Neck and head; the neck begins at -22 -62. @param {import('../kit/pen.mjs').Pen} pen */
export function camelHead(pen) {
  return neck(pen) + eye();
}

/** A camel that lies on the ground with its eyes closed, looking left, 140 wide and 84 high. @param {import('../kit/pen.mjs').Pen} pen */
export function camelResting(pen) {
  const body =
    'M-46-14C-50-36-34-44-14-45C-6-62 20-64 28-45C46-45 60-34 60-16C60-6 54-2 44-2H-30C-40-2-45-6-46-14Z';
  const lowered =
    'M-26-40C-36-28-48-32-51-48L-52-55C-60-53-73-51-74-57C-75-63-64-71-54-71C-44-71-40-64-40-54C-40-44-34-38-24-44Z';
  return [
    ellipse(4, 1, 66, 7, shadow.fill, { opacity: 0.18 }),
    path('M54-24q10 6 9 20l-5-1q0-9-7-14Z', back),
    pen.lit(lowered, coat, { x: 4, y: 4 }),
    path('M-48-69l2-8q5 2 5 8Z', back),
    line('M-62-62q3 3 7 1', '#4a2f2a', 2),
    pen.lit(body, coat, { x: 5, y: 7 }),
    path('M-44-12C-40-20-24-20-20-10L-14-2H-40C-46-2-48-6-44-12Z', back),
    path('M24-14C32-24 50-20 52-8Q52-1 44-1H12Q8-2 12-6Z', shade(coat, 0.13)),
    place(0, 23, 1, load(pen)),
  ].join('');
}

function ground() {
  return ellipse(6, 2, 60, 6, shadow.fill, { opacity: 0.18 });
}

function eye() {
  return circle(-58, -92, 2, '#4a2f2a');
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function neck(pen) {
  const outline =
    'M-22-62C-34-48-48-56-51-76L-52-85C-60-83-73-81-74-87C-75-93-64-101-54-101C-44-101-40-94-40-83C-40-70-34-62-24-66Z';
  return pen.lit(outline, coat, { x: 4, y: 4 }) + path('M-48-99l2-8q5 2 5 8Z', back);
}

function farLegs() {
  return path('M30-36h9l-3 33q-4 4-7 0Z', back) + path('M-20-36h9l3 33q-4 4-8 0Z', back);
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function nearSide(pen) {
  return side(pen) + load(pen);
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function side(pen) {
  const body =
    'M-42-46C-44-62-26-66-14-68C-6-86 20-88 28-68C44-68 56-60 54-42C52-28 36-27 10-27C-22-27-40-30-42-46Z';
  return [
    path('M53-50q9 8 7 24l-4-1q0-11-6-16Z', back),
    pen.lit(body, coat, { x: 5, y: 9 }),
    path('M40-36h11l1 33q-4 4-8 0Z', coat),
    path('M-34-36h12l-2 33q-4 4-8 0Z', coat),
  ].join('');
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function litter(pen) {
  const tent = 'M-28-66C-30-100-14-122 8-122C32-122 46-100 44-64Q8-54-28-66Z';
  return [
    pen.within(
      tent,
      pen.lit(tent, material.terracotta, { x: 7, y: 5 }),
      path('M-36-84Q8-74 52-84V-76Q8-66-36-76Z', material.linen),
      path('M-36-104Q8-96 52-104V-99Q8-91-36-99Z', material.linen),
    ),
    line('M8-120Q4-90 8-60', shade(material.terracotta, 0.3), 3),
    line('M-30-65Q8-53 46-63', material.wood, 4),
  ].join('');
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
