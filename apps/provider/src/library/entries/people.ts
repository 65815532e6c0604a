import { notFound } from '../../kernel/errors.ts';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { presentPage } from '../shelf/present-page.ts';
import { entriesOfPage, findEntry, type EntryRow } from './entry-repository.ts';

type Person = ResponseBody<'getPerson'>['data'];

/** A page of the people. */
export async function listPeople({
  context: { database },
  query,
}: Call<'listPeople'>): Promise<ResponseBody<'listPeople'>> {
  const { rows, total, page } = await entriesOfPage(database, 'person', query);
  return presentPage(rows.map(presentPerson), total, page);
}

/** One person. */
export async function getPerson({
  context: { database },
  params,
}: Call<'getPerson'>): Promise<ResponseBody<'getPerson'>> {
  const row = await findEntry(database, 'person', params.id);
  if (!row) throw notFound('We could not find that person.');
  return { data: presentPerson(row) };
}

function presentPerson({ id, title, image, description, sources }: EntryRow): Person {
  // The import wrote the sources from the pack's own shape.
  const references = JSON.parse(sources) as Person['references'] & object;
  return { id, title, url: image, description, references };
}
