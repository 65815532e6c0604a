import { runContentRead } from './readings/read-command.ts';

// Command of `npm run content:read -- <file>... --as <role> --by <name>`; arguments: the pack folder, then these.
process.exitCode = await runContentRead(process.argv.slice(2), new Date().toISOString().slice(0, 10));
