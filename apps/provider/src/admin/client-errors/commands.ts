import type { Command } from 'commander';
import { rowLimit, withCsv } from '../options.ts';
import type { Act } from '../program.ts';
import { listClientErrors } from './list-client-errors.ts';

export function addClientErrorCommands(program: Command, act: Act): void {
  const errors = program.command('client-errors').description('counts crashes of the app on devices');
  withCsv(errors.command('list'))
    .description('lists crashes by day, code, screen and build, the newest day first')
    .option('--limit <number>', 'how many at most', rowLimit, 50)
    .action(act(listClientErrors));
}
