import type { Command } from 'commander';
import { withJson } from '../options.ts';
import type { Act } from '../program.ts';
import { checkContent } from './check-content.ts';
import { diffContent, importPack } from './import-pack.ts';

export function addContentCommands(program: Command, act: Act): void {
  const content = program.command('content').description('looks after the content pack of CONTENT_DIR');
  withJson(content.command('check'))
    .description('checks the pack against its rules; changes nothing')
    .argument('[folder]', 'another pack than that of CONTENT_DIR')
    .action(act(checkContent));
  withJson(content.command('diff'))
    .description('shows what an import would change; changes nothing')
    .action(act(diffContent));
  withJson(content.command('import'))
    .description('brings the pack into the database, as each start of the provider does')
    .action(act(importPack));
}
