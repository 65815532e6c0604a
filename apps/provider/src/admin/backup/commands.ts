import type { Command } from 'commander';
import { withJson, withYes } from '../options.ts';
import type { Act } from '../program.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

export function addBackupCommands(program: Command, act: Act): void {
  withJson(program.command('backup'))
    .description('writes everything that learners have into one file; the provider may run')
    .argument('[file]', 'a new file; without it one with the time in its name')
    .action(act(backup));
  withYes(program.command('restore'))
    .description('puts the content of a backup in the place of everything; stop the provider first')
    .argument('<file>', 'a file that backup has written, from either kind of database')
    .action(act(restore));
}
