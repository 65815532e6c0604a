import type { Executor } from '../database/executor.ts';
import { notFound } from '../kernel/errors.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';
import { pageOf, presentPage, rowsBefore } from './paging.ts';

/** A page of activities in order, optionally of one category. */
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

type Activity = ResponseBody<'getActivity'>['data'];
type Files = (Activity['pdfs'][number] & { readonly path: string })[];

/** An activity with its PDFs. */
export const getActivity: Handler<'getActivity'> = async ({ context, params }) => {
  const row = await activities(context.database).selectAll().where('id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('We could not find that activity.');
  // Safe cast: the import writes this form.
  const files = JSON.parse(row.files) as Files;
  const [first] = files;
  return {
    data: {
      ...presentActivityCard(row),
      description: row.description,
      pdf_url: first?.url ?? '',
      path_pdf: first?.path ?? '',
      pdfs: files.map(({ path: _, ...file }) => file),
    },
  };
};

/** Current activities, optionally of one category. */
export function activities(executor: Executor, category = '') {
  const all = executor.selectFrom('activity').where('retired', '=', 0);
  return category === '' ? all : all.where('category', '=', category);
}

interface Card {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
  readonly page_count: number;
  readonly category: string;
}

function presentActivityCard({ id, title, cover, page_count: pages, category }: Card) {
  return { id, title, cover_url: cover, max_page: pages, category };
}
