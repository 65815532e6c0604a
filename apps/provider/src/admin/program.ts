import { Command } from 'commander';
import { addBackupCommands } from './backup/commands.ts';
import { addClientErrorCommands } from './client-errors/commands.ts';
import { addContentCommands } from './content/commands.ts';
import { addDoctorCommand } from './doctor/command.ts';
import { addFeedbackCommands } from './feedback/commands.ts';
import type { Admin } from './instance.ts';
import { csvText } from './output/csv.ts';
import { printableJson } from './output/printable.ts';
import { addMistakeCommands } from './mistakes/commands.ts';
import type { Outcome } from './outcome.ts';
import { addRecoveryCommands } from './recovery/commands.ts';
import { addUserCommands } from './users/commands.ts';

/** Options that many commands have. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly yes?: boolean;
}

/** Does the work of a command. `words` are its arguments in their order. */
export type Run<Options> = (
  admin: Admin,
  options: Options & CommonOptions,
  ...words: string[]
) => Promise<Outcome>;

/** Makes a command of its work: prints the outcome as asked for and keeps the exit code. */
export type Act = <Options>(run: Run<Options>) => (...given: unknown[]) => Promise<void>;

const footer = `
Every command takes --json for programs and --help for its own help.
It reads the same variables as the provider (DATA_DIR, DATABASE_URL and so on): set them as the provider has them.
Exit codes: 0 done; 1 not done, or problems found; 2 asked in a wrong way (also with a file or folder that
cannot be read or written), or the instance cannot be reached.`;

/** The admin command line. `done` hears the exit code of the command that ran. */
export function createProgram(admin: Admin, done: (code: 0 | 1) => void): Command {
  const { terminal } = admin;
  const program = new Command('npm run admin --')
    .description('Looks after an instance of Sirah Trails: accounts, feedback, content, backups.')
    .usage('<command> [options]')
    .exitOverride()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.complain })
    .configureHelp({ subcommandTerm: commandTerm, showGlobalOptions: false })
    .showHelpAfterError('Add --help to see how it is used.')
    .addHelpText('after', footer);
  const act: Act =
    (run) =>
    async (...given) => {
      const command = given.at(-1) as Command;
      const options: never = command.opts();
      // Commander has checked the number of arguments; each is a text.
      const outcome = await run(admin, options, ...(command.processedArgs as string[]));
      terminal.write(textOf(outcome, options));
      done(outcome.code ?? 0);
    };
  for (const add of [
    addRecoveryCommands,
    addUserCommands,
    addFeedbackCommands,
    addMistakeCommands,
    addClientErrorCommands,
    addContentCommands,
    addBackupCommands,
    addDoctorCommand,
  ])
    add(program, act);
  return program;
}

/** A command with its arguments, without the word that stands for options. */
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
