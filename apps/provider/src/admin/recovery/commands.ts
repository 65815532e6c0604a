import type { Command } from 'commander';
import { withCsv, withJson } from '../options.ts';
import type { Act } from '../program.ts';
import { approveRequest, rejectRequest } from './decide-request.ts';
import { listRequests } from './list-requests.ts';

export function addRecoveryCommands(program: Command, act: Act): void {
  const recovery = program
    .command('recovery')
    .description('decides on requests to open a deactivated account again');
  withCsv(recovery.command('list'))
    .description('lists requests that wait for a decision, the oldest first')
    .option('--all', 'also those that are decided')
    .action(act(listRequests));
  withJson(recovery.command('approve'))
    .description('opens the account and writes a mail to the learner')
    .argument('<id>', 'as the list shows it')
    .action(act(approveRequest));
  withJson(recovery.command('reject'))
    .description('leaves the account closed and writes a mail to the learner')
    .argument('<id>', 'as the list shows it')
    .option('--note <text>', 'a kind sentence for the mail, one line')
    .action(act(rejectRequest));
}
