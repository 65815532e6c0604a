import type { Command } from 'commander';
import { rowLimit, withCsv } from '../options.ts';
import type { Act, Run } from '../program.ts';
import { withInstance } from '../instance.ts';
import { listing } from '../output/listing.ts';
import { isoTime, showTime } from '../output/show-time.ts';

export function addClientErrorCommands(program: Command, act: Act): void {
  const errors = program.command('client-errors').description('counts crashes of the app on devices');
  withCsv(errors.command('list'))
    .description('lists crashes by day, code, screen and build, the newest day first')
    .option('--limit <number>', 'how many at most', rowLimit, 50)
    .action(act(listClientErrors));
}

/** Crashes of the app by day, code, screen and build: the newest day first, and in it the most frequent. */
const listClientErrors: Run<{ readonly limit: number }> = (admin, { limit }) =>
  withInstance(admin, async ({ database }) => {
    const found = await database
      .selectFrom('client_error')
      .selectAll()
      .orderBy('day', 'desc')
      .orderBy('reports', 'desc')
      .orderBy('last_at', 'desc')
      .limit(limit + 1)
      .execute();
    return listing({
      found,
      limit,
      name: 'client_errors',
      entry: ({ last_at, ...row }) => ({ ...row, last_at: isoTime(last_at) }),
      columns: {
        'day (UTC)': ({ day }) => day,
        reports: ({ reports }) => String(reports),
        code: ({ code }) => code,
        screen: ({ route }) => route,
        build: ({ build }) => build,
        'last (UTC)': ({ last_at }) => showTime(last_at),
      },
      none: 'No crash was reported.',
    });
  });
