import { InvalidArgumentError, Option } from 'commander';
import { printable, printableLines } from '../output/printable.ts';
import { tableText, type Table } from '../output/table.ts';
import { withInstance, type Admin, type Instance } from './instance.ts';
import type { Outcome } from './outcome.ts';
import { confirm } from './terminal.ts';

export interface CommonOptions {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly yes?: boolean;
}

/** A command of the admin command line. Every command accepts `--json`. */
export interface AdminCommand<Options = never> {
  readonly name: string;
  readonly description: string;
  /** Flags and description, for example `['<id>', 'as the list shows it']`. */
  readonly argument?: readonly [flags: string, description: string] | undefined;
  /** Adds `--csv` (lists) or `--yes` (skips the confirmation). */
  readonly takes?: 'csv' | 'yes';
  readonly options?: readonly Option[];
  readonly run: (admin: Admin, options: Options & CommonOptions, argument?: string) => Promise<Outcome>;
}

/** Commands with a common first word, such as `user list` and `user delete`. */
export interface CommandGroup {
  readonly name: string;
  readonly description: string;
  readonly commands: readonly AdminCommand[];
}

export const idArgument = ['<id>', 'as the list shows it'] as const;

/** Cell by column title. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

export function tableOf<Row>(rows: readonly Row[], columns: Columns<Row>): Table {
  const cells = Object.values(columns);
  return { titles: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => cell(row))) };
}

interface Definition {
  readonly description: string;
  readonly argument?: AdminCommand['argument'];
  readonly options?: readonly Option[];
}

export interface ListLimit {
  readonly limit: number;
}

interface ListDefinition<Row, Options> extends Definition {
  /** `list` by default. */
  readonly name?: string;
  /** A fixed limit instead of the option `--limit`. */
  readonly limit?: number;
  /** Reads up to `limit + 1` rows; the extra row shows that there are more. */
  readonly read: (
    instance: Instance,
    options: Options & ListLimit,
    argument: string,
  ) => Promise<readonly Row[]>;
  /** JSON key of the rows. */
  readonly key: string;
  /** JSON form of a row. */
  readonly entry: (row: Row, options: Options) => object;
  /** Columns of the table and the CSV. */
  readonly columns: (options: Options) => Columns<Row>;
  /** Text for an empty list. */
  readonly none: string;
}

/** Creates a command that lists rows as a table, CSV or JSON. */
export function list<Row, Options = object>(
  definition: ListDefinition<Row, Options>,
): AdminCommand<Options & Partial<ListLimit>> {
  const { name = 'list', limit: fixed, read, key, entry, columns, none } = definition;
  const { description, argument, options = [] } = definition;
  return {
    name,
    description,
    argument,
    takes: 'csv',
    options: fixed === undefined ? [...options, limitOption()] : options,
    run: (admin, given, text = '') =>
      withInstance(admin, async (instance) => {
        const limit = fixed ?? given.limit ?? defaultLimit;
        const found = await read(instance, { ...given, limit }, text);
        const rows = found.slice(0, limit);
        const more = found.length > limit;
        const table = tableOf(rows, columns(given));
        const shown = rows.length === 0 ? none : tableText(table);
        return {
          data: { [key]: rows.map((row) => entry(row, given)), more },
          table,
          text: more ? `${shown}\nThere are more: raise --limit.` : shown,
        };
      }),
  };
}

const defaultLimit = 50;

function limitOption(): Option {
  return new Option('--limit <number>', 'how many at most').argParser(rowLimit).default(defaultLimit);
}

function rowLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000)
    throw new InvalidArgumentError('It takes a whole number from 1 to 10000.');
  return limit;
}

interface ShowDefinition<Row, Options> extends Definition {
  /** @throws {AdminError} for an unknown id */
  readonly find: (instance: Instance, id: string, options: Options) => Promise<Row>;
  readonly entry: (row: Row) => object;
  /** Labels and values, each printed on one line. */
  readonly fields: (row: Row) => Readonly<Record<string, string>>;
  /** The learner's text below the fields. */
  readonly text: (row: Row) => string;
}

/** Creates a command that shows one row with its whole text. */
export function show<Row, Options = object>(definition: ShowDefinition<Row, Options>): AdminCommand<Options> {
  const { find, entry, fields, text, ...rest } = definition;
  return {
    name: 'show',
    argument: idArgument,
    ...rest,
    run: (admin, options, id = '') =>
      withInstance(admin, async (instance) => {
        const row = await find(instance, id, options);
        const head = Object.entries(fields(row)).map(
          ([label, value]) => `${label.padEnd(10)}${printable(value)}`,
        );
        const lines = printableLines(text(row)).map((line) => `  ${line}`);
        return { data: entry(row), text: [...head, '', ...lines].join('\n') };
      }),
  };
}

interface ChangeDefinition<Target, Options> extends Definition {
  readonly name: string;
  /**
   * Finds the target and checks that the change applies.
   * @throws {AdminError}
   */
  readonly find: (instance: Instance, argument: string, options: Options) => Promise<Target>;
  /** The effect, as a sentence to confirm; without it the command never asks. */
  readonly question?: (target: Target, options: Options) => string;
  readonly apply: (instance: Instance, target: Target, options: Options) => Promise<Outcome>;
}

/** Creates a command that changes one row, after a confirmation if it has a `question`. */
export function change<Target, Options = object>(
  definition: ChangeDefinition<Target, Options>,
): AdminCommand<Options> {
  const { find, question, apply, ...rest } = definition;
  return {
    ...rest,
    ...(question && { takes: 'yes' }),
    run: (admin, options, argument = '') =>
      withInstance(admin, async (instance) => {
        const target = await find(instance, argument, options);
        if (question) await confirm(instance.terminal, question(target, options), options.yes);
        return apply(instance, target, options);
      }),
  };
}
