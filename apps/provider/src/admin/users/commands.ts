import { Option, type Command } from 'commander';
import { detailChoices } from '../../auth/profile/correct-details.ts';
import { rowLimit, withCsv, withJson, withYes } from '../options.ts';
import type { Act } from '../program.ts';
import { activateUser, deactivateUser } from './change-state.ts';
import { correctUser, listCorrections } from './correct-user.ts';
import { deleteUser } from './delete-user.ts';
import { exportUser } from './export-user.ts';
import { listUsers } from './list-users.ts';

const who = ['<user>', 'id, e-mail or name of the learner'] as const;

export function addUserCommands(program: Command, act: Act): void {
  const user = program.command('user').description('looks after the accounts of learners');
  withCsv(user.command('list'))
    .description('lists learners, the newest first')
    .option('--search <text>', 'only those with this part in the name or e-mail')
    .addOption(
      new Option('--state <state>', 'only those in this state').choices([
        'active',
        'unverified',
        'deactivated',
      ]),
    )
    .option('--emails', 'show e-mail addresses too')
    .option('--limit <number>', 'how many at most', rowLimit, 50)
    .action(act(listUsers));
  withYes(user.command('deactivate'))
    .description('closes an account and signs it out everywhere')
    .argument(...who)
    .requiredOption('--reason <text>', 'shown to the learner: one kind line that a child understands')
    .action(act(deactivateUser));
  withJson(user.command('activate'))
    .description('opens a deactivated account again')
    .argument(...who)
    .action(act(activateUser));
  withYes(user.command('correct'))
    .description('corrects age or gender, which learners can set only once')
    .argument(...who)
    .addOption(new Option('--age <age>', 'the right age').choices(detailChoices.age))
    .addOption(new Option('--gender <gender>', 'the right gender').choices(detailChoices.gender))
    .requiredOption('--by <name>', 'your name, kept beside the correction')
    .action(act(correctUser));
  withCsv(user.command('corrections'))
    .description('lists what was corrected of a learner, and by whom')
    .argument(...who)
    .action(act(listCorrections));
  withJson(user.command('export'))
    .description('writes everything that is kept of a learner into a new file')
    .argument(...who)
    .option('--file <file>', 'another name than learner-<id>.json')
    .action(act(exportUser));
  withYes(user.command('delete'))
    .description('deletes an account and everything that belongs to it, for ever')
    .argument(...who)
    .action(act(deleteUser));
}
