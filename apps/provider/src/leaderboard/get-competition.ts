import { notFound } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import { competitions, presentCompetition } from './competitions.ts';

/** One competition, also before and after its days. */
export const getCompetition: Handler<'getCompetition'> = async ({ context, params }) => {
  const row = await competitions(context.database).where('id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('We could not find that competition.');
  return { data: presentCompetition(row) };
};
