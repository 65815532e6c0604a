import { statement } from '../../database/statement.ts';
import { rules } from '../../domain/rules.ts';
import type { Handler } from '../../kernel/handler.ts';
import { minute } from '../../kernel/time.ts';

/** The learner's camp-fire days of a month, with the count of all days. */
export const listDays: Handler<'listDays'> = async ({ context, session, query }) => {
  const { database } = context;
  const { learnerId } = session;
  const [sums, rows] = await Promise.all([
    selectSums(database, learnerId).executeTakeFirst(),
    selectMonth(database, learnerId, `${query.month}-01`, `${query.month}-31`).execute(),
  ]);
  return {
    data: {
      time_zone: sums?.time_zone ?? null,
      total: sums?.total ?? 0,
      first_day: sums?.first_day ?? null,
      days: rows.map(({ day, answered, read_ms: readMs }) => ({
        day,
        answered: answered === 1,
        minutes_read: Math.floor(readMs / minute),
      })),
    },
  };
};

const selectSums = statement((executor, learnerId: string) =>
  executor
    .selectFrom('learner')
    .leftJoin('camp_day', (join) =>
      join
        .onRef('camp_day.learner_id', '=', 'learner.id')
        .on((on) => on.or([on('answered', '=', 1), on('read_ms', '>=', rules.leastReadingMs)])),
    )
    .select(({ fn }) => [
      'time_zone',
      fn.count<number>('day').as('total'),
      fn.min<string | null>('day').as('first_day'),
    ])
    .where('learner.id', '=', learnerId)
    .groupBy('learner.id'),
);

const selectMonth = statement((executor, learnerId: string, first: string, last: string) =>
  executor
    .selectFrom('camp_day')
    .select(['day', 'answered', 'read_ms'])
    .where('learner_id', '=', learnerId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where((eb) => eb.or([eb('answered', '=', 1), eb('read_ms', '>=', rules.leastReadingMs)]))
    .orderBy('day'),
);
