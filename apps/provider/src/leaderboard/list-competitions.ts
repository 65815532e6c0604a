import type { Executor } from '../database/executor.ts';
import type { Handler } from '../kernel/handler.ts';
import { competitions, presentCompetition } from './competitions.ts';

type Status = 'ongoing' | 'upcoming' | 'ended' | 'all';

/** More than a person looks through. */
const mostListed = 50;

/** Competitions by the day they end; those that run now unless the query says otherwise. Open to everybody. */
export const listCompetitions: Handler<'listCompetitions'> = async ({ context, query }) => {
  const { database, clock } = context;
  const { status = 'ongoing' } = query;
  const rows = await competitionsAt(database, status, clock.now())
    .orderBy('ends_at', status === 'ended' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return { data: rows.map(presentCompetition) };
};

function competitionsAt(executor: Executor, status: Status, now: number) {
  const all = competitions(executor);
  switch (status) {
    case 'ongoing':
      return all.where('ends_at', '>=', now).where('starts_at', '<=', now);
    case 'upcoming':
      return all.where('ends_at', '>=', now).where('starts_at', '>', now);
    case 'ended':
      return all.where('ends_at', '<', now);
    case 'all':
      return all;
  }
}
