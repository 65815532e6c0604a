import { list, type CommandGroup } from '../kit/command.ts';
import { isoTime, showTime } from '../output/show-time.ts';

export const clientErrorCommands: CommandGroup = {
  name: 'client-errors',
  description: 'counts crashes of the app on devices',
  commands: [
    list({
      description: 'lists crashes by day, code, screen and build, the newest day first',
      read: ({ database }, { limit }) =>
        database
          .selectFrom('client_error')
          .selectAll()
          .orderBy('day', 'desc')
          .orderBy('reports', 'desc')
          .orderBy('last_at', 'desc')
          .limit(limit + 1)
          .execute(),
      key: 'client_errors',
      entry: ({ last_at, ...row }) => ({ ...row, last_at: isoTime(last_at) }),
      columns: () => ({
        'day (UTC)': ({ day }) => day,
        reports: ({ reports }) => String(reports),
        code: ({ code }) => code,
        screen: ({ route }) => route,
        build: ({ build }) => build,
        'last (UTC)': ({ last_at }) => showTime(last_at),
      }),
      none: 'No crash was reported.',
    }),
  ],
};
