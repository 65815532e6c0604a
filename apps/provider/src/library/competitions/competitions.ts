import { notFound } from '../../kernel/errors.ts';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Executor } from '../../database/executor.ts';

type Competition = ResponseBody<'getCompetition'>['data'];
type Status = 'ongoing' | 'upcoming' | 'ended' | 'all';

/** More than anybody looks through. */
const mostListed = 50;

/** Competitions by the day they end; those that run now unless told otherwise. Open to everybody. */
export async function listCompetitions({
  context: { database, clock },
  query: { status = 'ongoing' },
}: Call<'listCompetitions'>): Promise<ResponseBody<'listCompetitions'>> {
  const rows = await competitionsAt(database, status, clock.now())
    .orderBy('ends_at', status === 'ended' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return { data: rows.map(presentCompetition) };
}

/** One competition, also before and after its days. */
export async function getCompetition({
  context: { database },
  params,
}: Call<'getCompetition'>): Promise<ResponseBody<'getCompetition'>> {
  const row = await competitions(database).where('id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('We could not find that competition.');
  return { data: presentCompetition(row) };
}

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

function competitions(executor: Executor) {
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
