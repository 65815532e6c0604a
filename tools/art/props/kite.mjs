import { line, path } from '../kit/svg.mjs';

/** A kite on its line, 110 high. @param {import('../kit/pen.mjs').Pen} pen */
export function kite(pen) {
  return pen.once('kite', () =>
    [
      line('M-30 0Q-8-30 16-64', '#b9a3c9', 2.4),
      path('M16-116L42-88L16-56L-8-88Z', '#e0664f'),
      path('M16-116V-56L-8-88Z', '#f2b53c'),
      path('M16-88H42L16-56Z', '#b9473f'),
      line('M16-56q10 8 4 16t6 16', '#e0664f', 3),
      path('M16-40l9-3-2 9ZM22-26l9-1-4 8Z', '#26b27a'),
    ].join(''),
  );
}
