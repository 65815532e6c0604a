import type { Handler } from '../kernel/handler.ts';
import { entriesOfPage } from './entries/entry-repository.ts';
import { presentTerm } from './entries/present-entry.ts';
import { presentPage } from './shelf/present-page.ts';

/** A page of the glossary. */
export const listGlossary: Handler<'listGlossary'> = async ({ context, query }) => {
  const { rows, total, page } = await entriesOfPage(context.database, 'glossary_entry', query);
  return presentPage(rows.map(presentTerm), total, page);
};
