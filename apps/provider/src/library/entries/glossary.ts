import { notFound } from '../../kernel/errors.ts';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { presentPage } from '../shelf/present-page.ts';
import { entriesOfPage, findEntry, type EntryRow } from './entry-repository.ts';

type GlossaryEntry = ResponseBody<'getGlossaryEntry'>['data'];

/** A page of the glossary. */
export async function listGlossary({
  context: { database },
  query,
}: Call<'listGlossary'>): Promise<ResponseBody<'listGlossary'>> {
  const { rows, total, page } = await entriesOfPage(database, 'glossary_entry', query);
  return presentPage(rows.map(presentTerm), total, page);
}

/** One term. */
export async function getGlossaryEntry({
  context: { database },
  params,
}: Call<'getGlossaryEntry'>): Promise<ResponseBody<'getGlossaryEntry'>> {
  const row = await findEntry(database, 'glossary_entry', params.id);
  if (!row) throw notFound('We could not find that word.');
  return { data: presentTerm(row) };
}

function presentTerm({ id, title, description, sources }: EntryRow): GlossaryEntry {
  // The import wrote the sources from the pack's own shape.
  const references = JSON.parse(sources) as GlossaryEntry['references'] & object;
  return { id, title, description, references };
}
