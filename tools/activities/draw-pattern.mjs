import { ink } from './sheet.mjs';

/**
 * Eight-pointed stars between crosses, as in tiled walls: the first columns drawn in full, the others as dots to join.
 * @param {import('./sheet.mjs').Sheets} sheets
 * @param {import('./read-activities.mjs').PatternActivity} activity
 */
export function drawPattern({ pdf, page, figure }, { instructions, sheet: { columns, rows, finished } }) {
  const { left, top, width, height } = page({ text: instructions });
  const side = Math.min(width / columns, height / rows);
  const start = { left: left + (width - side * columns) / 2, top: top + (height - side * rows) / 2 };
  const alt = `A pattern of ${columns} by ${rows} stars. ${finished} columns are drawn, the others are dots to join.`;
  figure(alt, () => {
    pdf
      .rect(start.left, start.top, side * columns, side * rows)
      .lineWidth(1)
      .strokeColor(ink.line)
      .stroke();
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) {
        const corners = cornersOfStar(
          start.left + side * (column + 0.5),
          start.top + side * (row + 0.5),
          side / 2,
        );
        if (column < finished) lines(pdf, corners);
        else dots(pdf, corners);
      }
  });
}

/**
 * The sixteen corners of a star that touches its four neighbours, in their order.
 * @param {number} x
 * @param {number} y
 * @param {number} outer radius
 * @returns {[number, number][]}
 */
function cornersOfStar(x, y, outer) {
  // Two squares, one turned by 45 degrees, cross at this radius.
  const inner = (outer * Math.SQRT1_2) / Math.cos(Math.PI / 8);
  return Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = (index * Math.PI) / 8;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** @param {import('./sheet.mjs').Pdf} pdf @param {[number, number][]} corners */
function lines(pdf, corners) {
  pdf.lineWidth(1.6).lineJoin('round').strokeColor(ink.dark);
  pdf.polygon(...corners).stroke();
}

/** @param {import('./sheet.mjs').Pdf} pdf @param {[number, number][]} corners */
function dots(pdf, corners) {
  pdf.fillColor(ink.soft);
  for (const [x, y] of corners) pdf.circle(x, y, 1.4).fill();
}
