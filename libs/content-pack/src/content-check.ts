import { runContentCheck } from './check-command.ts';

// The command behind `npm run content:check`: the folder of the pack is its one argument.
process.exitCode = await runContentCheck(process.argv[2] ?? 'content');
