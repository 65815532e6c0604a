import { packStatistics } from './statistics/statistics.ts';

// The command behind `npm run content:statistics`: the folder of the pack is its one argument.
process.stdout.write(`${await packStatistics(process.argv[2] ?? 'content')}\n`);
