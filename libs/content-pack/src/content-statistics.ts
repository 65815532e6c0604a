import { packStatistics } from './statistics/statistics.ts';

// Command of `npm run content:statistics`; its only argument is the pack folder.
process.stdout.write(`${await packStatistics(process.argv[2] ?? 'content')}\n`);
