import { light, shade } from '../../kit/colour.mjs';
import { rounded, smooth } from '../../kit/outline.mjs';
import { material, shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const wood = '#9a6840';
const flat = (/** @type {number} */ wide) => ellipse(3, 1, wide, wide * 0.13, shadow.fill, { opacity: 0.18 });

/** A bowl of wood with something in it, 80 wide. @param {Pen} pen @param {string} [fill] */
export function bowl(pen, fill = '#fbf3e0') {
  return pen.once(`bowl ${fill}`, () =>
    [
      flat(38),
      pen.lit('M-40-28Q-36 0-14 0H14Q36 0 40-28Z', wood, { x: 7, y: 3 }),
      ellipse(0, -28, 40, 9, light(wood, 0.22)),
      ellipse(0, -28, 34, 6.6, fill),
      ellipse(-8, -29.5, 16, 2.4, light(fill, 0.5), { opacity: 0.8 }),
    ].join(''),
  );
}

/** A round flat loaf, 60 wide. @param {Pen} pen */
export function loaf(pen) {
  return pen.once('loaf', () =>
    [
      flat(29),
      pen.lit(smooth('-30 -6 -22 -14 0 -17 22 -14 30 -6 20 0 0 2 -20 0'), '#dca45e', { x: 4, y: 4 }),
      line('M-12-12l6 5M0-13l6 6M12-12l4 4', '#f5d7a0', 2.6),
    ].join(''),
  );
}

/** Three loaves on each other. @param {Pen} pen */
export function loaves(pen) {
  return place(-20, 0, 1, loaf(pen)) + place(24, 2, 0.94, loaf(pen)) + place(2, -13, 0.96, loaf(pen));
}

/** A waterskin that lies on the ground, 90 wide. @param {Pen} pen */
export function waterskin(pen) {
  return pen.once('waterskin', () =>
    [
      flat(42),
      pen.lit(
        'M-40-6C-46-26-30-36-8-36C10-36 22-34 30-28L40-32Q46-28 43-22L33-17C30-4 14 1-8 1C-24 1-36 1-40-6Z',
        '#96603e',
        { x: 5, y: 6 },
      ),
      line('M32-30l4 14', '#5f3b29', 3.4),
      line('M-38-30q-8-4-6-10M-34-4q-8 4-12 1', '#7a4c33', 4),
      line('M-22-28q16-5 30-1', '#bd8760', 2.6),
    ].join(''),
  );
}

/** A waterskin that hangs from three poles, 96 wide and 120 high. @param {Pen} pen */
export function hangingSkin(pen) {
  return [
    ellipse(4, 2, 48, 5, shadow.fill, { opacity: 0.16 }),
    line('M0-116L-44 0M0-116L46 0', '#8a5f3c', 6),
    line('M0-112V-78', '#d8bd8d', 2.6),
    pen.lit('M-6-84H6C8-74 24-66 24-44C24-26 12-20 0-20C-12-20-24-26-24-44C-24-66-8-74-6-84Z', '#96603e', {
      x: 6,
      y: 4,
    }),
    line('M-6-80H6', '#5f3b29', 4),
    line('M-12-58q-6 8-4 18', '#bd8760', 3),
    line('M0-116L14 4', '#6f4a30', 6),
  ].join('');
}

/** A sack tied at its neck, 60 wide. @param {Pen} pen @param {string} [cloth] */
export function sack(pen, cloth = '#d6b488') {
  return pen.once(`sack ${cloth}`, () =>
    [
      flat(30),
      pen.lit('M-28 0C-34-18-24-38-9-46H9C24-38 34-18 28 0Q0 5-28 0Z', cloth, { x: 7, y: 4 }),
      path('M-12-58Q0-52 12-58L8-45H-8Z', cloth),
      line('M-9-46H9', '#8a5f3c', 4),
      line('M-12-34q-8 10-8 22M12-34q5 8 6 16', shade(cloth, 0.16), 2.4),
    ].join(''),
  );
}

/** A basket of dates, 70 wide. @param {Pen} pen @param {string} [fruit] */
export function basket(pen, fruit = '#8a4f2f') {
  return pen.once(`basket ${fruit}`, () => {
    const form = 'M-35-30Q-30 0-20 0H20Q30 0 35-30Z';
    return [
      flat(34),
      ...[-24, -12, 0, 12, 24].map((x, index) =>
        ellipse(x, -33 - (index % 2) * 4, 8, 6, index % 2 ? light(fruit, 0.14) : fruit),
      ),
      pen.within(
        form,
        pen.lit(form, '#d9b06c', { x: 7, y: 3 }),
        line('M-36-20H36M-36-10H36', '#b98a4a', 2.4),
        line('M-20-32L-14 2M-4-32L-2 2M12-32L9 2M26-32L19 2', '#c79a55', 2),
      ),
      line('M-36-30H36', '#e7c98c', 5),
    ].join('');
  });
}

/** A hand mill of two stones, 96 wide. @param {Pen} pen */
export function quern(pen) {
  return [
    ellipse(3, 2, 60, 8, '#fff6e0', { opacity: 0.85 }),
    pen.lit('M-46-4V-16Q0-28 46-16V-4Q0 10-46-4Z', '#a2968c', { x: 6, y: 3 }),
    pen.lit('M-38-18V-30Q0-42 38-30V-18Q0-6-38-18Z', '#b7aca1', { x: 6, y: 3 }),
    ellipse(0, -31, 37, 8.5, '#cbc1b5'),
    ellipse(-2, -31, 7, 2.6, '#6d6058'),
    line('M24-32V-58', wood, 6),
    circle(-52, 2, 4, '#fffaf0'),
  ].join('');
}

/** An oven of clay with its fire, 90 wide. @param {Pen} pen */
export function oven(pen) {
  return [
    flat(48),
    pen.lit('M-44 0C-44-40-28-62 0-62C28-62 44-40 44 0Q0 5-44 0Z', '#c98f66', { x: 9, y: 5 }),
    path('M-20 1V-18A20 18 0 0 1 20-18V1Z', '#4f2f2a'),
    path('M-13 1C-14-10-6-12-5-22C2-17 4-12 6-14C12-8 14-4 12 1Z', '#f2933f'),
    path('M-6 1C-6-6-1-8 0-13C5-8 7-4 5 1Z', '#fddc8c'),
    ellipse(0, -60, 17, 4, '#8a5c42'),
  ].join('');
}

/** Smoke, or the steam of something warm. @param {string} [colour] */
export function steam(colour = '#fffaf0') {
  return () => line('M-9 0q-7-9 0-17t0-17M7-3q-7-9 0-17t0-15', colour, 3.4, { opacity: 0.7 });
}

/** A pot over a fire, 80 wide. @param {Pen} pen */
export function pot(pen) {
  return [
    pen.lit('M-26-26Q-34-54-20-62H20Q34-54 26-26Q0-14-26-26Z', '#6d5a55', { x: 7, y: 4 }),
    ellipse(0, -62, 21, 4.6, '#8d7a72'),
    ellipse(0, -62, 16, 3, '#fdf6e4'),
    line('M-30-22L-36 0M30-22L36 0', '#4f403c', 5),
  ].join('');
}

/** A pair of sandals, 50 wide. @param {Pen} pen @param {string} [strap] */
export function sandals(pen, strap = '#7a4c33') {
  return pen.once(`sandals ${strap}`, () => {
    const one =
      pen.lit(smooth('-22 -2 -12 -9 4 -8 18 -11 25 -4 18 3 2 1 -12 5'), '#b98555', { x: 2, y: 3 }) +
      line('M-4-8Q4-16 10-1M10-10L2 0', strap, 3.4);
    return place(0, -9, 0.92, one) + place(8, 4, 1, one);
  });
}

/** A cushion of striped cloth, 76 wide. @param {Pen} pen @param {string} [cloth] */
export function cushion(pen, cloth = material.terracotta) {
  return pen.once(`cushion ${cloth}`, () => {
    const form = 'M-37-3C-42-12-42-24-37-31C-20-37 20-37 37-31C42-24 42-12 37-3C20 2-20 2-37-3Z';
    return [
      flat(40),
      pen.within(
        form,
        pen.lit(form, cloth, { x: 6, y: 6 }),
        line('M-26-40V6M26-40V6', material.linen, 5),
        line('M-17-40V6M17-40V6', shade(cloth, 0.2), 3),
      ),
    ].join('');
  });
}

/** A small lamp of clay with its flame, 50 wide. @param {Pen} pen */
export function oilLamp(pen) {
  return pen.once('oil lamp', () =>
    [
      circle(
        -26,
        -22,
        54,
        pen.glow([
          [0, '#ffdf98', 0.8],
          [1, '#ffdf98', 0],
        ]),
      ),
      path('M-27-12C-34-19-29-25-26-34C-20-27-19-18-24-12Z', '#f9a94a'),
      path('M-26-13C-29-18-26-21-25-25C-22-20-22-16-24-13Z', '#fff3c4'),
      pen.lit('M-28-12Q-20-14-12-18H12Q22-16 24-10Q20 0 8 0H-8Q-22-2-28-12Z', '#c07a52', { x: 5, y: 3 }),
      ellipse(2, -18, 12, 3, '#8f5a3c'),
      line('M24-12q10 2 6 10', '#b06f49', 4),
    ].join(''),
  );
}

/** A cradle that hangs between two poles, 110 wide; a cloth lies over it. @param {Pen} pen */
export function cradle(pen) {
  return [
    line('M-50 0L-42-96M50 0L42-96M-46-92H46', wood, 6),
    line('M-36-92L-30-48M36-92L30-48', '#d8bd8d', 2.6),
    pen.lit('M-38-52Q0-62 38-52C38-26 22-18 0-18C-22-18-38-26-38-52Z', '#e8d3ab', { x: 6, y: 4 }),
    pen.lit('M-34-54Q0-64 34-54Q20-34-4-36Q-26-38-34-54Z', '#8fb3a3', { x: 4, y: 4 }),
  ].join('');
}

/** A bundle for the road, tied twice, 84 wide. @param {Pen} pen @param {string} [cloth] */
export function bundle(pen, cloth = '#8c6f96') {
  return pen.once(`bundle ${cloth}`, () => {
    const form = smooth('-40 -4 -42 -28 -24 -42 0 -40 24 -43 42 -28 40 -4 18 1 -18 1');
    return [
      flat(42),
      pen.within(
        form,
        pen.lit(form, cloth, { x: 7, y: 6 }),
        line('M-40-12Q0-24 40-12', light(cloth, 0.4), 4),
      ),
      line('M-16-42Q-19-18-16 1M16-42Q19-18 16 1', '#e6cfa3', 3.6),
    ].join('');
  });
}

/** A saddlebag with tassels, 90 wide. @param {Pen} pen */
export function saddlebag(pen) {
  const form = rounded('-42 -2 -38 -48 38 -48 42 -2', 7);
  return [
    flat(46),
    pen.within(
      form,
      pen.lit(form, '#a8513c', { x: 6, y: 5 }),
      path('M-46-36H46V-28H-46ZM-46-18H46V-12H-46Z', material.linen),
      path('M-20-32l8-7 8 7-8 7ZM4-32l8-7 8 7-8 7Z', material.pine),
    ),
    path('M-38-48H38Q34-30 0-28Q-34-30-38-48Z', '#8f4232'),
    line('M-30-2V9M-15-2V9M0-2V9M15-2V9M30-2V9', material.linen, 3),
  ].join('');
}

/** A spindle with wool, lying, 80 wide. @param {Pen} pen */
export function spindle(pen) {
  return [
    flat(30),
    line('M-40-4L34-14', wood, 4),
    pen.lit(smooth('-20 -8 -10 -18 8 -20 18 -14 8 -4 -10 0'), '#f3e6cd', { x: 3, y: 4, dark: '#d8c6a6' }),
    line('M-10-15l6 12M-2-17l6 13M6-18l5 11', '#d8c6a6', 2),
    ellipse(26, -13, 4, 8, '#7a4c33'),
    line('M34-14q14 4 6 12t8 10', '#f3e6cd', 2.4),
  ].join('');
}

/** A cup of clay, 24 wide. @param {Pen} pen */
export function cup(pen) {
  return pen.once('cup', () =>
    [
      flat(13),
      pen.lit('M-12-24H12L8 0H-8Z', material.clay, { x: 4, y: 0 }),
      ellipse(0, -24, 12, 3.2, '#8a5238'),
      ellipse(0, -23.5, 9, 2, '#9fdcdc'),
    ].join(''),
  );
}

/** A cloak laid out on the ground, 190 wide. @param {Pen} pen */
export function cloak(pen) {
  const form = smooth('-70 -26 -30 -29 20 -27 70 -28 84 -4 94 16 40 13 0 18 -46 14 -96 17 -84 -6');
  return [
    ellipse(4, 18, 98, 6, shadow.fill, { opacity: 0.16 }),
    pen.within(
      form,
      pen.lit(form, '#b98a63', { x: 3, y: 5 }),
      line('M-100-18Q0-24 100-18M-100-10Q0-16 100-10', '#ecd6ab', 3.4),
      line('M-40-28Q-50-4-56 18M-2-28Q4-6 2 18M44-28Q50-6 60 18', '#9d6f47', 2.4),
      path('M60-30H100V24H74Q72-6 60-30Z', shade('#b98a63', 0.2), { opacity: 0.5 }),
    ),
  ].join('');
}
