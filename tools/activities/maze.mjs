/**
 * @typedef {{ column: number, row: number }} Cell
 * @typedef {{ columns: number, rows: number, isOpen: (from: Cell, to: Cell) => boolean }} Maze
 */

const steps = [
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
  { column: 0, row: -1 },
];

/**
 * A perfect maze, with a unique path between any two cells.
 * @param {number} columns
 * @param {number} rows
 * @param {import('./chance.mjs').Chance} chance
 * @returns {Maze}
 */
export function makeMaze(columns, rows, chance) {
  const open = new Set();
  const seen = new Set([keyOf({ column: 0, row: 0 })]);
  const trail = [{ column: 0, row: 0 }];
  for (let at = trail.at(-1); at; at = trail.at(-1)) {
    const fresh = neighbours(at, columns, rows).filter((cell) => !seen.has(keyOf(cell)));
    if (fresh.length === 0) {
      trail.pop();
      continue;
    }
    const next = chance.pick(fresh);
    open.add(passage(at, next));
    seen.add(keyOf(next));
    trail.push(next);
  }
  return { columns, rows, isOpen: (from, to) => open.has(passage(from, to)) };
}

/**
 * Path from the upper left to the lower right.
 * @param {Maze} maze
 * @returns {Cell[]}
 */
export function solveMaze({ columns, rows, isOpen }) {
  const start = { column: 0, row: 0 };
  /** @type {Map<string, Cell | null>} */
  const cameFrom = new Map([[keyOf(start), null]]);
  const waiting = [start];
  for (let at = waiting.shift(); at; at = waiting.shift()) {
    for (const next of neighbours(at, columns, rows)) {
      if (cameFrom.has(keyOf(next)) || !isOpen(at, next)) continue;
      cameFrom.set(keyOf(next), at);
      waiting.push(next);
    }
  }
  const way = [];
  for (let at = cell(columns - 1, rows - 1); at; at = cameFrom.get(keyOf(at)) ?? null) way.unshift(at);
  return way;
}

/**
 * @param {number} column
 * @param {number} row
 * @returns {Cell | null}
 */
function cell(column, row) {
  return { column, row };
}

/**
 * @param {Cell} at
 * @param {number} columns
 * @param {number} rows
 */
function neighbours({ column, row }, columns, rows) {
  return steps
    .map((step) => ({ column: column + step.column, row: row + step.row }))
    .filter((next) => next.column >= 0 && next.row >= 0 && next.column < columns && next.row < rows);
}

/** @param {Cell} cell */
function keyOf({ column, row }) {
  return `${column},${row}`;
}

/**
 * @param {Cell} from
 * @param {Cell} to
 */
function passage(from, to) {
  return [keyOf(from), keyOf(to)].sort().join(' ');
}
