import { light, shade } from '../../kit/colour.mjs';
import { circle, line, path, place } from '../../kit/svg.mjs';
import { bothSides } from '../rig.mjs';

/** Round glasses. @param {string} frame @param {number} [temple] how far out their sides are seen */
export function glasses(frame, temple = 96) {
  return [
    bothSides(circle(132, 138, 22, '#dff3f4', { opacity: 0.22 }) + line(`M110 134L${temple} 130`, frame, 5)),
    bothSides(circle(132, 138, 22, 'none', { stroke: frame, 'stroke-width': 6 })),
    line('M154 134Q160 130 166 134', frame, 5.5),
    line('M120 132q4-8 11-9M176 132q4-8 11-9', '#ffffff', 3.4, { opacity: 0.9 }),
  ].join('');
}

/** A hearing aid behind each ear, with its clear tube. @param {import('../../kit/pen.mjs').Pen} pen @param {string} colour */
export function hearingAids(pen, colour) {
  const aid = 'M88 116C74 116 70 136 74 152C76 164 88 166 92 156C88 148 88 136 96 128C100 120 96 116 88 116Z';
  return bothSides(
    place(21, 33, 0.76, [
      pen.lit(aid, colour, { x: 4, y: 3, dark: shade(colour, 0.24) }),
      line('M92 156C96 164 104 160 103 150', light(colour, 0.6), 4),
      circle(103, 147, 6, '#f2b53c'),
      path('M80 126q-4 8-2 18', 'none', {
        stroke: '#ffffff',
        'stroke-width': 3,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
    ]),
  );
}
