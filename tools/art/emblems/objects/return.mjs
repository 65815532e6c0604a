import { greatKey, stripedTurban } from '../../pages/props/return.mjs';
import { ellipse, line, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** The key of a high door. */
export const doorKey = () => place(76, 96, 0.78, greatKey(), { turn: -24 });

/** A turban with stripes. @param {Pen} pen */
export const turban = (pen) => place(78, 104, 1.05, stripedTurban(pen));

/** Two cords of two colours, tied together. */
export const joinedCords = () =>
  [
    line('M22 92Q52 92 66 80Q84 62 96 78Q106 94 88 100Q70 104 62 92', '#7a4526', 11),
    line('M138 92Q108 92 94 104Q76 122 64 106Q54 90 72 84Q90 80 98 92', '#2f6f5c', 11),
    line('M24 90Q52 90 65 78Q82 62 94 76', '#b0703f', 4),
    line('M136 90Q108 90 93 102Q78 118 66 106', '#5fa588', 4),
  ].join('');

/** A bush with white plumes, as it grows on mountains. */
export const whiteBush = () => {
  const stalks = [-52, -34, -16, 0, 16, 34, 52];
  return [
    ellipse(80, 126, 46, 7, '#4b3a52', { opacity: 0.2 }),
    ...stalks.map((lean) =>
      line(`M80 126Q${80 + lean * 0.5} 96 ${80 + lean} ${62 + Math.abs(lean) * 0.4}`, '#7d9a5c', 4.4),
    ),
    ...stalks.map((lean) =>
      ellipse(80 + lean, 56 + Math.abs(lean) * 0.4, 8, 19, '#fbf7ee', {
        transform: `rotate(${lean * 0.6} ${80 + lean} ${56 + Math.abs(lean) * 0.4})`,
      }),
    ),
  ].join('');
};
