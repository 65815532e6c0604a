import { createChance } from './chance.mjs';
import { makeMaze, solveMaze } from './maze.mjs';
import { ink } from './sheet.mjs';

const label = 14;

/**
 * A maze and, on a separate sheet, its solution.
 * @param {import('./sheet.mjs').Sheets} sheets
 * @param {import('./read-activities.mjs').MazeActivity} activity
 */
export function drawMaze({ pdf, page, figure }, { id, instructions, sheet }) {
  const maze = makeMaze(sheet.columns, sheet.rows, createChance(id));
  const alt = `A maze of ${sheet.columns} by ${sheet.rows} squares, from the ${sheet.start} to the ${sheet.goal}`;
  const question = page({ text: instructions });
  figure(`${alt}.`, () => walls(pdf, maze, sheet, squares(maze, question)));
  const answer = squares(maze, page({ heading: 'Answer', text: 'There is only one way.' }));
  figure(`${alt}. The way is drawn.`, () => {
    way(pdf, maze, answer);
    walls(pdf, maze, sheet, answer);
  });
}

/**
 * The largest fitting squares, centred, with space for the labels.
 * @param {import('./maze.mjs').Maze} maze
 * @param {import('./sheet.mjs').Box} box
 */
function squares({ columns, rows }, { left, top, width, height }) {
  const side = Math.min(width / columns, (height - 2 * label) / rows);
  return { side, left: left + (width - side * columns) / 2, top: top + label };
}

/** @typedef {ReturnType<typeof squares>} Squares */

/**
 * @param {import('./sheet.mjs').Pdf} pdf
 * @param {import('./maze.mjs').Maze} maze
 * @param {{ start: string, goal: string }} names
 * @param {Squares} at
 */
function walls(pdf, { columns, rows, isOpen }, { start, goal }, { side, left, top }) {
  const right = left + columns * side;
  const bottom = top + rows * side;
  pdf.lineWidth(1.6).lineCap('round').strokeColor(ink.dark);
  // The first square is open at the top, the last square at the bottom.
  pdf
    .moveTo(left + side, top)
    .lineTo(right, top)
    .lineTo(right, bottom);
  pdf
    .moveTo(right - side, bottom)
    .lineTo(left, bottom)
    .lineTo(left, top);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + (column + 1) * side, top + (row + 1) * side];
      const here = { column, row };
      if (column < columns - 1 && !isOpen(here, { column: column + 1, row }))
        pdf.moveTo(x, y - side).lineTo(x, y);
      if (row < rows - 1 && !isOpen(here, { column, row: row + 1 })) pdf.moveTo(x - side, y).lineTo(x, y);
    }
  pdf.stroke();
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(ink.dark);
  pdf.text(start, left, top - label, { lineBreak: false });
  pdf.text(goal, left, bottom + 4, { width: right - left, align: 'right', lineBreak: false });
}

/**
 * @param {import('./sheet.mjs').Pdf} pdf
 * @param {import('./maze.mjs').Maze} maze
 * @param {Squares} at
 */
function way(pdf, maze, { side, left, top }) {
  pdf
    .lineWidth(side / 3)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(ink.leaf);
  pdf.moveTo(left + side / 2, top);
  for (const { column, row } of solveMaze(maze))
    pdf.lineTo(left + (column + 0.5) * side, top + (row + 0.5) * side);
  pdf.lineTo(left + (maze.columns - 0.5) * side, top + maze.rows * side).stroke();
}
