import type { Executor } from '../database/executor.ts';
import type { ResponseBody } from '../kernel/handler.ts';

type Competition = ResponseBody<'getCompetition'>['data'];

/** The competitions of the pack. */
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

/** A competition as the contract spells it. */
export function presentCompetition({ starts_at: start, ends_at: end, ...rest }: Row): Competition {
  return { ...rest, start_date: new Date(start).toISOString(), end_date: new Date(end).toISOString() };
}
