import { notFound } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import { findEntry } from './entries/entry-repository.ts';
import { presentPerson } from './entries/present-entry.ts';

/** One person. */
export const getPerson: Handler<'getPerson'> = async ({ context, params }) => {
  const row = await findEntry(context.database, 'person', params.id);
  if (!row) throw notFound('We could not find that person.');
  return { data: presentPerson(row) };
};
