import { InvalidArgumentError, type Command } from 'commander';

export function withJson(command: Command): Command {
  return command.option('--json', 'print the result as JSON, for programs');
}

export function withCsv(command: Command): Command {
  return withJson(command).option('--csv', 'print the list as CSV, for spreadsheets');
}

export function withYes(command: Command): Command {
  return withJson(command).option('--yes', 'do it without asking');
}

/** How many rows a list shows. */
export function rowLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000)
    throw new InvalidArgumentError('It takes a whole number from 1 to 10000.');
  return limit;
}
