import { runContentSources } from './sources/sources-command.ts';

// The command behind `npm run content:sources`: the folder of the pack, and `--texts` with the folder of the source texts.
process.exitCode = await runContentSources(process.argv.slice(2));
