import { shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A round pool with a rim of stones and cups on its water, 220 wide. @param {Pen} pen */
export function reservoir(pen) {
  const rim = Array.from({ length: 22 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 22;
    const [x, y] = [Math.cos(angle) * 106, Math.sin(angle) * 34 - 20];
    return {
      y,
      stone: place(
        x,
        y,
        1,
        pen.lit('M-17 6Q-18-9-4-11Q14-13 17-1Q18 9 8 10H-10Z', index % 2 ? '#a8907c' : '#c4aa90', {
          x: 4,
          y: 4,
        }),
      ),
    };
  }).sort((a, b) => a.y - b.y);
  const back = rim.filter((one) => one.y < -20).map((one) => one.stone);
  const front = rim.filter((one) => one.y >= -20).map((one) => one.stone);
  const cups = [
    [-44, -26, '#b8754a'],
    [6, -14, '#96603e'],
    [52, -28, '#c98a5c'],
  ];
  return [
    ellipse(6, 0, 126, 26, shadow.fill, { opacity: 0.2 }),
    ...back,
    ellipse(0, -20, 100, 30, '#3f8fa0'),
    ellipse(-18, -26, 58, 13, '#7fc0c8', { opacity: 0.6 }),
    ...cups.map(([x, y, colour]) =>
      place(
        Number(x),
        Number(y),
        1,
        ellipse(0, 5, 18, 4, '#2c6f80', { opacity: 0.6 }) +
          pen.lit('M-13-10H13Q12 6 6 6H-6Q-12 6-13-10Z', String(colour), { x: 4, y: 2 }) +
          ellipse(0, -10, 13, 4, shade(String(colour), 0.35)),
      ),
    ),
    ...front,
  ].join('');
}

/** A hut of palm branches with an open front, 150 wide. @param {Pen} pen */
export function palmHut(pen) {
  const leafy = '#7f9a55';
  const leaves = Array.from(
    { length: 13 },
    (_, index) => `M${index * 11 - 66}-84l${index % 2 ? 5 : -4} ${14 + (index % 3) * 5}`,
  );
  return [
    ellipse(6, 3, 84, 10, shadow.fill, { opacity: 0.22 }),
    path('M-58 0V-84H58V0Z', '#5d4a3c'),
    pen.lit('M-66 4L-62-88H-30L-38 4Z', leafy, { x: 4, y: 3 }),
    pen.lit('M66 4L62-88H30L38 4Z', shade(leafy, 0.1), { x: 4, y: 3 }),
    line('M-56 0L-52-84M-47 2L-42-84M56 0L52-84M47 2L42-84', shade(leafy, 0.3), 2.4),
    line(leaves.join(''), shade(leafy, 0.2), 4.4),
    pen.lit('M-80-80L-58-106H58L80-80Z', leafy, { x: 4, y: 5 }),
    line('M-56-100L-40-84M-20-103L-8-84M18-103L26-84M52-100L58-84', '#b9c47c', 3.4),
  ].join('');
}

/** Puddles on wet sand. */
export function puddles() {
  return /** @type {const} */ ([
    [110, 322, 46],
    [250, 346, 62],
    [392, 328, 40],
  ])
    .map(
      ([x, y, wide]) =>
        ellipse(x, y, wide, wide / 6, '#7f95b4', { opacity: 0.7 }) +
        ellipse(x - 8, y - 2, wide / 2.4, wide / 16, '#c8d6e6', { opacity: 0.7 }),
    )
    .join('');
}

/** Rain over the whole page. */
export function rain() {
  const drops = Array.from(
    { length: 46 },
    (_, index) => `M${(index * 83) % 490} ${(index * 47) % 330}l-5 17`,
  );
  return line(drops.join(''), '#c8d6e6', 2.2, { opacity: 0.55 });
}

/** A shirt, lying folded, 90 wide. @param {Pen} pen */
export function shirt(pen) {
  return [
    ellipse(3, 2, 48, 6, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-24-34L-10-38Q0-30 10-38L24-34L46-14L34-4L24-12V2H-24V-12L-34-4L-46-14Z', '#e9dcc0', {
      x: 4,
      y: 4,
      dark: '#c9b48c',
    }),
    line('M-10-38Q0-28 10-38M0-30V-14', '#a98f68', 2.4),
  ].join('');
}

/** A wooden board with the three letters of Badr, from the right: ba, dal and ra. 190 wide. @param {Pen} pen */
export function letterBoard(pen) {
  return [
    ellipse(6, 4, 100, 9, shadow.fill, { opacity: 0.24 }),
    pen.lit('M-92 0V-104Q-92-112-84-112H84Q92-112 92-104V0Z', '#c99f6b', { x: 6, y: 6, dark: '#a87a4c' }),
    pen.lit('M-80-10V-100H80V-10Z', '#f0dfb8', { x: 3, y: 3, dark: '#dcc79a' }),
    line('M66-70Q68-48 46-48Q22-48 22-70', '#4a3428', 7),
    circle(44, -32, 4.6, '#4a3428'),
    line('M-4-76Q12-58 6-48Q2-44-14-46', '#4a3428', 7),
    line('M-46-66Q-38-44-60-30', '#4a3428', 7),
  ].join('');
}
