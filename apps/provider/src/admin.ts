import { runAdmin } from './admin/run-admin.ts';
import { systemTerminal } from './admin/kit/terminal.ts';
import { systemClock } from './kernel/clock.ts';

// Entry point of `npm run admin`.
const admin = { environment: process.env, terminal: systemTerminal, clock: systemClock };
process.exitCode = await runAdmin(process.argv.slice(2), admin);
