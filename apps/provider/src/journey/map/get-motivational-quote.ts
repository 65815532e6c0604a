import { notFound } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';

export const getMotivationalQuote: Handler<'getMotivationalQuote'> = async ({ context, query }) => {
  const [quote, ...others] = await context.database
    .selectFrom('quote')
    .innerJoin('trail', 'trail.id', 'quote.trail_id')
    .select(['quote.image', 'quote.title', 'quote.description'])
    .where('trail.id', '=', query.trail_id)
    .where('trail.retired', '=', 0)
    .where('quote.type', '=', query.motivational_type)
    .orderBy('quote.position')
    .execute();
  if (!quote) throw notFound();
  return { data: quote, ...(others.length > 0 && { others }) };
};
