import { light } from '../../kit/colour.mjs';
import { circle, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A bunch of dark grapes, 40 wide, hanging from its stalk. @param {Pen} pen */
export function bunch(pen) {
  const rows = [4, 3, 3, 2, 1];
  return pen.once('bunch', () =>
    [
      line('M0-8V4', '#7d5a4c', 3),
      ...rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, index) => {
          const [x, y] = [(index - (count - 1) / 2) * 10 + (row % 2) * 2, 6 + row * 9];
          return (
            circle(x, y, 6, (index + row) % 2 ? '#7d5a91' : '#634080') +
            circle(x - 2, y - 2, 1.8, light('#7d5a91', 0.45))
          );
        }),
      ),
    ].join(''),
  );
}

/** A vine leaf, 30 wide. @param {Pen} pen */
export function vineLeaf(pen) {
  return pen.lit('M0 12C-6 8-15 8-15-1Q-9-2-10-9Q-3-9 0-15Q3-9 10-9Q9-2 15-1C15 8 6 8 0 12Z', '#6fa057', {
    x: 3,
    y: 3,
  });
}

/** A vine over a frame of poles, 260 wide and 150 tall, full of leaves and grapes. @param {Pen} pen */
export function vine(pen) {
  const leaves = Array.from({ length: 26 }, (_, index) => {
    const x = (index % 13) * 21 - 126;
    const y = -138 + (index > 12 ? 20 : 0) + ((index * 7) % 5) * 3;
    return place(x, y, 0.9 + (index % 3) * 0.14, vineLeaf(pen));
  });
  return [
    path('M-112 0V-136H-102V0ZM102 0V-136H112V0Z', '#8a5f3c'),
    path('M-136-134H136V-124H-136Z', '#9c6e48'),
    line('M-92 0C-70-40-104-70-84-100S-70-126-50-130', '#7d5a4c', 8),
    ...[-76, -28, 24, 74].map((x, index) => place(x, -112, 0.84 + (index % 2) * 0.14, bunch(pen))),
    ...leaves,
  ].join('');
}

/** A plate of grapes, 90 wide. @param {Pen} pen */
export function grapePlate(pen) {
  return [
    pen.lit('M-46-10C-40 6-20 10 0 10S40 6 46-10Z', '#c9865a', { x: 4, y: 3 }),
    place(-18, -30, 0.66, bunch(pen)),
    place(16, -34, 0.72, bunch(pen)),
    place(0, -26, 0.6, bunch(pen)),
    path('M-48-12Q0 0 48-12Q46-6 44-4Q0 8-44-4Q-46-6-48-12Z', '#dba06f'),
    place(30, -18, 0.6, vineLeaf(pen)),
  ].join('');
}

/** A stream that comes out of the hills towards the reader. */
export function stream() {
  return (
    path(
      'M452 232C404 246 430 262 372 280S330 310 250 326S180 352 170 372H380C384 350 440 330 470 312S500 268 500 240Z',
      '#7fc0cf',
    ) +
    line(
      'M430 258Q404 274 390 286M352 316Q320 328 300 340M440 300Q410 320 390 336M270 350Q256 358 250 366',
      '#d4f0f2',
      4,
    )
  );
}
