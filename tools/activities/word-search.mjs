/**
 * @typedef {{ word: string, column: number, row: number, right: number, down: number }} Place
 * @typedef {{ size: number, letters: string[][], places: Place[] }} WordSearch
 */

/** Words run right, down and diagonally down-right: young readers can find them without turning the page. */
const directions = [
  { right: 1, down: 0 },
  { right: 0, down: 1 },
  { right: 1, down: 1 },
];

/** Fill letters exclude vowels, to prevent accidental words. */
const filling = [...'BCDFGHJKLMNPRSTVWYZ'];

/**
 * Hides the words in a letter grid, each exactly once. Throws if they do not fit.
 * @param {readonly string[]} words in capitals
 * @param {number} size letters of a side
 * @param {import('./chance.mjs').Chance} chance
 * @returns {WordSearch}
 */
export function makeWordSearch(words, size, chance) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const search = tryOnce(words, size, chance);
    if (search && words.every((word) => countWord(search, word) === 1)) return search;
  }
  throw new Error(`These words do not fit into ${size} by ${size} letters: ${words.join(', ')}.`);
}

/**
 * Number of occurrences of the word.
 * @param {WordSearch} search
 * @param {string} word
 */
export function countWord({ size, letters }, word) {
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)]);
  return cells
    .flatMap(([column = 0, row = 0]) => directions.map((direction) => ({ word, column, row, ...direction })))
    .filter((place) => cellsOf(place).every(({ column, row, letter }) => letters[row]?.[column] === letter))
    .length;
}

/**
 * Cells of a hidden word.
 * @param {Place} place
 */
export function cellsOf({ word, column, row, right, down }) {
  return [...word].map((letter, index) => ({
    letter,
    column: column + right * index,
    row: row + down * index,
  }));
}

/**
 * @param {readonly string[]} words
 * @param {number} size
 * @param {import('./chance.mjs').Chance} chance
 * @returns {WordSearch | null}
 */
function tryOnce(words, size, chance) {
  /** @type {string[][]} */
  const letters = Array.from({ length: size }, () => Array.from({ length: size }, () => ''));
  const places = [];
  for (const word of [...words].sort((one, other) => other.length - one.length)) {
    const free = freePlaces(word, size, letters);
    if (free.length === 0) return null;
    const place = chance.pick(free);
    for (const { column, row, letter } of cellsOf(place)) setLetter(letters, column, row, letter);
    places.push(place);
  }
  const filled = letters.map((line) => line.map((letter) => letter || chance.pick(filling)));
  return { size, letters: filled, places };
}

/**
 * @param {string} word
 * @param {number} size
 * @param {string[][]} letters
 */
function freePlaces(word, size, letters) {
  const starts = Array.from({ length: size * size }, (_, index) => index);
  return starts
    .flatMap((index) =>
      directions.map((direction) => ({
        word,
        column: index % size,
        row: Math.floor(index / size),
        ...direction,
      })),
    )
    .filter((place) =>
      cellsOf(place).every(({ column, row, letter }) => {
        const there = letters[row]?.[column];
        return there === '' || there === letter;
      }),
    );
}

/**
 * @param {string[][]} letters
 * @param {number} column
 * @param {number} row
 * @param {string} letter
 */
function setLetter(letters, column, row, letter) {
  const line = letters[row];
  if (line) line[column] = letter;
}
