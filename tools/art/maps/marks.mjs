import { circle, path } from '../kit/svg.mjs';

/* Marks without a meaning of their own: a question asks which of them lies at a place. They differ in shape and colour. */
export const star = path(
  'M0-12L3.300-4.200L11.600-3.600L5.200 1.800L7.200 10L0 5.500L-7.200 10L-5.200 1.800L-11.600-3.600L-3.300-4.200Z',
  '#c2492f',
);
export const square = path('M-9-9H9V9H-9Z', '#2f6f9c');
export const triangle = path('M0-11L11 9H-11Z', '#4f8a4a');
export const ring = circle(0, 0, 10, '#7a4f98') + circle(0, 0, 5, '#fff6e0');
