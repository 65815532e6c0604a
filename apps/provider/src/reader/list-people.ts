import type { Handler } from '../kernel/handler.ts';
import { entriesOfPage } from './entries/entry-repository.ts';
import { presentPerson } from './entries/present-entry.ts';
import { presentPage } from './shelf/present-page.ts';

/** A page of the people. */
export const listPeople: Handler<'listPeople'> = async ({ context, query }) => {
  const { rows, total, page } = await entriesOfPage(context.database, 'person', query);
  return presentPage(rows.map(presentPerson), total, page);
};
