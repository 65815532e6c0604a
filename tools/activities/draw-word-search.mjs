import { createChance } from './chance.mjs';
import { ink } from './sheet.mjs';
import { cellsOf, makeWordSearch } from './word-search.mjs';

/**
 * A letter grid with its word list and, on a separate sheet, the solution.
 * @param {import('./sheet.mjs').Sheets} sheets
 * @param {import('./read-activities.mjs').WordSearchActivity} activity
 */
export function drawWordSearch({ pdf, page, figure, list }, { id, instructions, sheet }) {
  const words = sheet.words.map((word) => word.toUpperCase());
  const search = makeWordSearch(words, sheet.size, createChance(id));
  const question = page({ text: instructions });
  const side = Math.min(question.width, question.height - 110) / search.size;
  const alt = `A square of ${search.size} by ${search.size} letters`;
  figure(`${alt}: ${search.letters.map((line) => line.join('')).join(', ')}.`, () =>
    square(pdf, search, middle(question, side * search.size), side),
  );
  list([...words].sort(), { ...question, top: question.top + side * search.size + 18 });
  const answer = page({ heading: 'Answer', text: 'Here are all the words.' });
  const at = middle(answer, side * search.size);
  figure(`${alt} in which the words are marked.`, () => {
    for (const place of search.places) mark(pdf, place, at, side);
    square(pdf, search, at, side);
  });
}

/**
 * @param {import('./sheet.mjs').Box} box
 * @param {number} width
 */
function middle({ left, top, width: room }, width) {
  return { left: left + (room - width) / 2, top };
}

/** @typedef {ReturnType<typeof middle>} Corner */

/**
 * @param {import('./sheet.mjs').Pdf} pdf
 * @param {import('./word-search.mjs').WordSearch} search
 * @param {Corner} at
 * @param {number} side
 */
function square(pdf, { size, letters }, { left, top }, side) {
  const letterSize = side * 0.55;
  pdf
    .lineWidth(1.2)
    .strokeColor(ink.dark)
    .roundedRect(left, top, side * size, side * size, 8)
    .stroke();
  pdf.font('Helvetica-Bold').fontSize(letterSize).fillColor(ink.dark);
  for (const [row, line] of letters.entries())
    for (const [column, letter] of line.entries()) {
      const x = left + (column + 0.5) * side - pdf.widthOfString(letter) / 2;
      pdf.text(letter, x, top + (row + 0.5) * side - letterSize * 0.36, {
        lineBreak: false,
        baseline: 'top',
      });
    }
}

/**
 * @param {import('./sheet.mjs').Pdf} pdf
 * @param {import('./word-search.mjs').Place} place
 * @param {Corner} at
 * @param {number} side
 */
function mark(pdf, place, { left, top }, side) {
  const cells = cellsOf(place);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return;
  pdf
    .lineWidth(side * 0.7)
    .lineCap('round')
    .strokeColor('#bfe6d3');
  pdf.moveTo(left + (first.column + 0.5) * side, top + (first.row + 0.5) * side);
  pdf.lineTo(left + (last.column + 0.5) * side, top + (last.row + 0.5) * side).stroke();
}
