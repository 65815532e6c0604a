import { notFound } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import { findEntry } from './entries/entry-repository.ts';
import { presentTerm } from './entries/present-entry.ts';

/** One term. */
export const getGlossaryEntry: Handler<'getGlossaryEntry'> = async ({ context, params }) => {
  const row = await findEntry(context.database, 'glossary_entry', params.id);
  if (!row) throw notFound('We could not find that word.');
  return { data: presentTerm(row) };
};
