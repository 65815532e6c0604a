import { runContentSources } from './sources/sources-command.ts';

// Command of `npm run content:sources`; arguments: the pack folder and `--texts` with the source text folder.
process.exitCode = await runContentSources(process.argv.slice(2));
