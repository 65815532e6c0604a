import { packStatistics } from './statistics/statistics.ts';

// Command of `npm run content:statistics`; argument: the pack folder.
process.stdout.write(`${await packStatistics(process.argv[2] ?? 'content')}\n`);
