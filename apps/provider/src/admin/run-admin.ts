import { Command, CommanderError, Option } from 'commander';
import { StartError } from '../configuration/start-error.ts';
import { explainDatabaseFault, isDatabaseFault } from '../database/database-fault.ts';
import { backupCommands } from './commands/backup.ts';
import { clientErrorCommands } from './commands/client-errors.ts';
import { contentCommands } from './commands/content.ts';
import { doctorCommand } from './commands/doctor.ts';
import { feedbackCommands } from './commands/feedback.ts';
import { mistakeCommands } from './commands/mistakes.ts';
import { recoveryCommands } from './commands/recovery.ts';
import { statisticsCommands } from './commands/statistics.ts';
import { userCommands } from './commands/users.ts';
import type { AdminCommand, CommandGroup, CommonOptions } from './kit/command.ts';
import type { Admin } from './kit/instance.ts';
import { AdminError, type Outcome } from './kit/outcome.ts';
import { printableJson } from './output/printable.ts';
import { csvText } from './output/table.ts';

/** All commands, in help order. */
const commands: readonly (CommandGroup | AdminCommand)[] = [
  recoveryCommands,
  userCommands,
  feedbackCommands,
  mistakeCommands,
  clientErrorCommands,
  statisticsCommands,
  contentCommands,
  ...backupCommands,
  doctorCommand,
];

const footer = `
Every command takes --json for programs and --help for its own help.
It reads the same variables as the provider (DATA_DIR, DATABASE_URL and so on): set them as the provider has them.
Exit codes: 0 done; 1 not done, or problems found; 2 asked in a wrong way (also with a file or folder that
cannot be read or written), or the instance cannot be reached.`;

/**
 * Runs one admin command. Resolves to the exit code: 0 done, 1 not done or problems found, 2 wrong usage,
 * unreadable path or unreachable instance. Rejects on a defect.
 */
export async function runAdmin(words: readonly string[], admin: Admin): Promise<0 | 1 | 2> {
  let code: 0 | 1 | 2 = 0;
  const program = createProgram(admin, (outcome) => (code = outcome));
  try {
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, admin);
  }
}

function explain(error: unknown, { terminal, environment }: Admin): 0 | 1 | 2 {
  // Commander has already printed the error or the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const code = error instanceof AdminError ? error.code : 2;
  if (error instanceof AdminError || error instanceof StartError) terminal.complain(`${error.message}\n`);
  else if (isDatabaseFault(error)) terminal.complain(`${faultText(error, environment)}\n`);
  else throw error;
  return code;
}

function faultText(error: unknown, environment: Admin['environment']): string {
  const location = {
    databaseUrl: environment['DATABASE_URL'] || null,
    dataDir: environment['DATA_DIR'] || '.data',
  };
  return explainDatabaseFault(location, error);
}

/** Builds the commander program. `done` receives the exit code of the command. */
function createProgram(admin: Admin, done: (code: 0 | 1) => void): Command {
  const { terminal } = admin;
  const program = new Command('npm run admin --')
    .description('Looks after an instance of Sirah Trails: accounts, feedback, content, backups.')
    .usage('<command> [options]')
    .exitOverride()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.complain })
    .configureHelp({ subcommandTerm: commandTerm, showGlobalOptions: false })
    .showHelpAfterError('Add --help to see how it is used.')
    .addHelpText('after', footer);
  const addTo = (
    parent: Command,
    { name, description, argument, takes, options = [], run }: AdminCommand,
  ) => {
    const command = parent.command(name).description(description);
    if (argument) command.argument(...argument);
    command.option('--json', 'print the result as JSON, for programs');
    if (takes) command.addOption(sharedOptions[takes]);
    for (const option of options) command.addOption(option);
    command.action(async () => {
      const given: never = command.opts();
      // Safe cast: commander has checked the number of arguments, and each is a string.
      const [text] = command.processedArgs as [string?];
      const outcome = await run(admin, given, text);
      terminal.write(textOf(outcome, given));
      done(outcome.code ?? 0);
    });
  };
  for (const entry of commands) {
    if (!('commands' in entry)) addTo(program, entry);
    else {
      const group = program.command(entry.name).description(entry.description);
      for (const command of entry.commands) addTo(group, command);
    }
  }
  return program;
}

const sharedOptions = {
  csv: new Option('--csv', 'print the list as CSV, for spreadsheets'),
  yes: new Option('--yes', 'do it without asking'),
} as const;

/** Help term of a command, without commander's `[options]`. */
function commandTerm(command: Command): string {
  const words = command.registeredArguments.map((one) =>
    one.required ? `<${one.name()}>` : `[${one.name()}]`,
  );
  return [command.name(), ...words].join(' ');
}

function textOf({ data, text, table }: Outcome, { json, csv }: CommonOptions): string {
  if (json) return `${printableJson(data)}\n`;
  if (csv && table) return csvText(table);
  return `${text}\n`;
}
