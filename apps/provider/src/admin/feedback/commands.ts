import type { Command } from 'commander';
import { rowLimit, withCsv, withJson } from '../options.ts';
import type { Act } from '../program.ts';
import { listFeedback } from './list-feedback.ts';
import { showFeedback } from './show-feedback.ts';

export function addFeedbackCommands(program: Command, act: Act): void {
  const feedback = program.command('feedback').description('reads what learners have written');
  withCsv(feedback.command('list'))
    .description('lists feedback, the newest first')
    .option('--limit <number>', 'how many at most', rowLimit, 50)
    .action(act(listFeedback));
  withJson(feedback.command('show'))
    .description('shows one feedback and puts its picture into a file')
    .argument('<id>', 'as the list shows it')
    .option('--folder <folder>', 'where the picture goes', '.')
    .action(act(showFeedback));
}
