import { light, shade } from '../../kit/colour.mjs';
import { circle, line } from '../../kit/svg.mjs';
import { bothSides } from '../rig.mjs';

/** Round glasses. @param {string} frame @param {number} [temple] how far out their sides are seen */
export function glasses(frame, temple = 96) {
  return [
    bothSides(circle(132, 138, 22, '#dff3f4', { opacity: 0.13 }) + line(`M110 134L${temple} 130`, frame, 5)),
    bothSides(circle(132, 138, 22, 'none', { stroke: frame, 'stroke-width': 6 })),
    line('M154 134Q160 130 166 134', frame, 5.5),
    line('M120 132q4-8 11-9M176 132q4-8 11-9', '#ffffff', 3.4, { opacity: 0.9 }),
  ].join('');
}

/** A hearing aid over each ear, with its clear tube. @param {string} colour */
export function hearingAids(colour) {
  return bothSides(
    [
      line('M98 124Q108 130 101 142', light(colour, 0.7), 4),
      line('M97 123C88 115 79 124 79 138C79 147 81 153 85 157', shade(colour, 0.26), 12),
      line('M95.500 122C87 115 78.500 124 78.500 137C78.500 145 80 151 83 155', colour, 9),
      line('M81 129Q79 134 79 140', '#ffffff', 2.6, { opacity: 0.75 }),
      circle(99, 144, 6, '#f2b53c'),
    ].join(''),
  );
}
