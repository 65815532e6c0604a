import type { Executor } from '../database/executor.ts';
import { notFound } from '../kernel/errors.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';

type Status = 'ongoing' | 'upcoming' | 'ended' | 'all';

const mostListed = 50;

/** Competitions by end date; by default only running competitions. Public. */
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

/** A competition, also outside its dates. */
export const getCompetition: Handler<'getCompetition'> = async ({ context, params }) => {
  const row = await competitions(context.database).where('id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('We could not find that competition.');
  return { data: presentCompetition(row) };
};

type Competition = ResponseBody<'getCompetition'>['data'];

export function competitions(executor: Executor) {
  return executor
    .selectFrom('competition')
    .select(['id', 'name', 'banner', 'description', 'starts_at', 'ends_at', 'external_link'])
    .where('retired', '=', 0);
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly banner: string;
  readonly description: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly external_link: string | null;
}

function presentCompetition({ starts_at: start, ends_at: end, ...rest }: Row): Competition {
  return { ...rest, start_date: new Date(start).toISOString(), end_date: new Date(end).toISOString() };
}
