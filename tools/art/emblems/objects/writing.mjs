import { light, shade } from '../../kit/colour.mjs';
import { khatam, rounded } from '../../kit/outline.mjs';
import { material } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const ground = ellipse(84, 126, 48, 6, '#4b2e52', { opacity: 0.2 });
const sheet = '#fbf0d6';

/** A rolled letter with a cord around it and a seal of clay. @param {Pen} pen */
export function sealedLetter(pen) {
  return [
    ellipse(82, 110, 52, 8, '#4b2e52', { opacity: 0.2 }),
    pen.lit('M42 62H116Q130 62 130 80T116 98H42Q28 98 28 80T42 62Z', '#f0d9a4', {
      x: 3,
      y: 8,
      dark: '#d3b57a',
    }),
    ellipse(42, 80, 12, 18, '#dcc08a'),
    line('M42 69Q50 73 49 81T42 90Q35 86 37 80T43 76', '#a37c45', 3),
    line('M83 62V98M93 62V98', '#a8503a', 5),
    line('M85 96L77 114M91 96L99 116', '#a8503a', 4),
    circle(89, 85, 15, shade('#b5673f', 0.15)),
    circle(88, 83, 14, '#c4774c'),
    circle(88, 83, 8, light('#c4774c', 0.3)),
  ].join('');
}

/** @param {Pen} pen */
export function openBook(pen) {
  return [
    ellipse(82, 124, 50, 6, '#4b2e52', { opacity: 0.2 }),
    pen.lit(
      'M80 66C66 54 44 54 28 60V112C46 106 66 108 80 120C94 108 114 106 132 112V60C116 54 94 54 80 66Z',
      '#2c8a59',
      { x: 3, y: 5 },
    ),
    path('M80 64C66 52 48 52 34 57V105C50 100 68 103 80 113Z', '#fff6e0'),
    path('M80 64C94 52 112 52 126 57V105C110 100 92 103 80 113Z', '#ecdcba'),
    line('M44 68q14-3 26 4M44 80q14-3 26 4M90 72q12-7 26-4M90 84q12-7 26-4', '#c9b48a', 3.4),
  ].join('');
}

/** A scroll half open. @param {Pen} pen */
export function scroll(pen) {
  return [
    ground,
    pen.lit('M46 46H116V118H46Z', sheet, { x: 6, y: 0, dark: '#e8d6b0' }),
    line('M58 66H104M58 80H98M58 94H104', '#c9a97a', 4),
    pen.lit('M34 38H118Q128 38 128 46T118 54H34Q26 54 26 46T34 38Z', '#e2c48c', { x: 3, y: 5 }),
    pen.lit('M42 110H126Q134 110 134 118T126 126H42Q34 126 34 118T42 110Z', '#e2c48c', { x: 3, y: 5 }),
    circle(28, 46, 6, '#a8703f'),
    circle(126, 46, 6, '#8a5a34'),
    circle(36, 118, 6, '#a8703f'),
    circle(132, 118, 6, '#8a5a34'),
  ].join('');
}

/** A reed pen in its ink. @param {Pen} pen */
export function reedPen(pen) {
  return [
    ground,
    line('M74 96L122 28', '#8a6a3a', 9),
    line('M74 94L120 29', '#d9b26a', 5),
    pen.lit('M46 92H106Q116 124 104 126H48Q36 124 46 92Z', material.indigo, { x: 7, y: 4 }),
    ellipse(76, 92, 30, 9, '#2c3f78'),
    ellipse(76, 93, 23, 6, '#1f2a52'),
    path(rounded(khatam(12, { x: 74, y: 112 }), 2), '#f2c25a'),
    line('M26 116q10-8 18 0', '#1f2a52', 4),
  ].join('');
}

/** A wooden board with a handle, on which children learn to write. @param {Pen} pen */
export function writingBoard(pen) {
  return [
    ground,
    pen.lit(
      'M46 50Q46 28 80 28T114 50V98Q114 106 106 106H92V122Q92 128 80 128T68 122V106H54Q46 106 46 98Z',
      '#b07f4c',
      { x: 6, y: 5 },
    ),
    path('M54 52Q54 36 80 36T106 52V98H54Z', '#f6e6c4'),
    line('M64 54H96M64 66H90M64 78H96M64 90H84', '#a8703f', 4),
    circle(80, 118, 4, '#6b4630'),
    line('M118 118L136 74', '#d9b26a', 6),
  ].join('');
}

/** A treaty of two sides: a sheet with two columns and the pen that wrote them. @param {Pen} pen */
export function treaty(pen) {
  return [
    ground,
    pen.lit('M36 36Q50 30 64 35T96 33Q112 30 124 37L122 118Q108 124 94 119T64 121Q48 124 38 117Z', sheet, {
      x: 5,
      y: 4,
      dark: '#e8d6b0',
    }),
    line('M50 52H74M50 66H74M50 80H70', '#2c8a59', 4),
    line('M88 52H112M88 66H112M92 80H112', '#4d6bab', 4),
    line('M60 112L130 84', '#8a6a3a', 9),
    line('M60 110L129 83', '#d9b26a', 5),
    path('M62 106L52 116L65 113Z', '#6b4630'),
  ].join('');
}

/** A stand for a book, of crossed boards. @param {Pen} pen */
export function bookRest(pen) {
  return [
    ground,
    pen.lit('M34 66L44 60L122 120L112 128Z', '#a8703f', { x: 4, y: 3 }),
    pen.lit('M126 66L116 60L38 120L48 128Z', '#c08a52', { x: 4, y: 3 }),
    place(
      80,
      34,
      0.92,
      path(
        'M0 26C-16 12-36 12-52 22V50C-36 42-16 44 0 56C16 44 36 42 52 50V22C36 12 16 12 0 26Z',
        '#2c8a59',
      ) +
        path('M0 22C-14 10-32 10-46 17V44C-30 38-14 40 0 51Z', '#fff6e0') +
        path('M0 22C14 10 32 10 46 17V44C30 38 14 40 0 51Z', '#ecdcba'),
    ),
  ].join('');
}

/** Pages kept in a box. @param {Pen} pen */
export function pageChest(pen) {
  return [
    ground,
    ...[
      [52, -10],
      [70, 4],
      [90, -3],
      [106, 8],
    ].map(([x = 0, turn = 0]) =>
      place(
        x,
        92,
        1,
        pen.lit('M-14 0V-40H14V0Z', sheet, { x: 4, y: 2, dark: '#e2cda6' }) +
          line('M-8-32H8M-8-24H6', '#c9a97a', 3),
        { turn },
      ),
    ),
    pen.lit('M30 84H130V120Q130 126 124 126H36Q30 126 30 120Z', '#a8703f', { x: 6, y: 5 }),
    path('M30 98H130V106H30Z', '#f2c25a', { opacity: 0.85 }),
    path(rounded(khatam(13, { x: 80, y: 102 }), 2), '#6b4630'),
    circle(80, 102, 5, '#f2c25a'),
  ].join('');
}
