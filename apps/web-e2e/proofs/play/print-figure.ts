/** Prints a figure beside the names of the tests. */
export function printFigure(line: string) {
  process.stdout.write(`${line}\n`);
}
