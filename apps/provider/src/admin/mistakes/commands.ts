import { Option, type Command } from 'commander';
import { rowLimit, withCsv, withJson, withYes } from '../options.ts';
import type { Act } from '../program.ts';
import { endMistake } from './end-mistake.ts';
import { listMistakes } from './list-mistakes.ts';
import { showMistake } from './show-mistake.ts';

const things = ['question', 'chapter', 'page', 'person', 'term', 'activity', 'other'];

export function addMistakeCommands(program: Command, act: Act): void {
  const mistakes = program.command('mistakes').description('reads what learners found wrong in the content');
  withCsv(mistakes.command('list'))
    .description('lists reports, the newest first')
    .addOption(new Option('--about <kind>', 'only those about this kind of thing').choices(things))
    .option('--limit <number>', 'how many at most', rowLimit, 50)
    .action(act(listMistakes));
  withJson(mistakes.command('show'))
    .description('shows one report with all its words')
    .argument('<id>', 'as the list shows it')
    .action(act(showMistake));
  withYes(mistakes.command('done'))
    .description('deletes a report that has been seen to')
    .argument('<id>', 'as the list shows it')
    .action(act(endMistake));
}
