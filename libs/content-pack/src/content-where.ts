import { runContentWhere } from './where/where-command.ts';

// Command of `npm run content:where -- <person, place or fact>`; arguments: the pack folder, then the words.
process.exitCode = await runContentWhere(process.argv[2] ?? 'content', process.argv.slice(3).join(' '));
