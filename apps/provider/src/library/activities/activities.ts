import { notFound } from '../../kernel/errors.ts';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Executor } from '../../database/executor.ts';
import { pageOf, rowsBefore } from '../shelf/page-of.ts';
import { presentPage } from '../shelf/present-page.ts';

type Activity = ResponseBody<'getActivity'>['data'];
type Files = (Activity['pdfs'][number] & { readonly path: string })[];

/** A page of the activities in their order, of one category when it is given. */
export async function listActivities({
  context: { database },
  query,
}: Call<'listActivities'>): Promise<ResponseBody<'listActivities'>> {
  const page = pageOf(query);
  const chosen = activities(database, query.category);
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
  return presentPage(rows.map(presentCard), count, page);
}

/** One activity with its PDFs. */
export async function getActivity({
  context: { database },
  params,
}: Call<'getActivity'>): Promise<ResponseBody<'getActivity'>> {
  const row = await activities(database).selectAll().where('id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('We could not find that activity.');
  // The import wrote the files in this shape.
  const files = JSON.parse(row.files) as Files;
  const [first] = files;
  return {
    data: {
      ...presentCard(row),
      description: row.description,
      pdf_url: first?.url ?? '',
      path_pdf: first?.path ?? '',
      pdfs: files.map(({ paper, url }) => ({ paper, url })),
    },
  };
}

function activities(executor: Executor, category = '') {
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

function presentCard({ id, title, cover, page_count: pages, category }: Card) {
  return { id, title, cover_url: cover, max_page: pages, category };
}
