import type { Handler } from '../kernel/handler.ts';
import { activities, presentActivityCard } from './activities.ts';
import { pageOf, rowsBefore } from './shelf/page-of.ts';
import { presentPage } from './shelf/present-page.ts';

/** A page of the activities in their order, of one category when it is given. */
export const listActivities: Handler<'listActivities'> = async ({ context, query }) => {
  const page = pageOf(query);
  const chosen = activities(context.database, query.category);
  const { count } = await chosen
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await chosen
    .select(['id', 'title', 'cover', 'page_count', 'category'])
    .orderBy('position')
    .orderBy('id')
    .limit(page.size)
    .offset(Math.min(rowsBefore(page), count))
    .execute();
  return presentPage(rows.map(presentActivityCard), count, page);
};
