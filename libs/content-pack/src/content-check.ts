import { runContentCheck } from './check-command.ts';

// Command of `npm run content:check`; argument: the pack folder.
process.exitCode = await runContentCheck(process.argv[2] ?? 'content');
