import { notFound } from '../kernel/errors.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';
import { entriesOfPage, type EntryRow, findEntry } from './entry-repository.ts';
import { presentPage } from './paging.ts';

export const listGlossary: Handler<'listGlossary'> = async ({ context, query }) => {
  const { rows, total, page } = await entriesOfPage(context.database, 'glossary_entry', query);
  return presentPage(rows.map(presentTerm), total, page);
};

export const getGlossaryEntry: Handler<'getGlossaryEntry'> = async ({ context, params }) => {
  const row = await findEntry(context.database, 'glossary_entry', params.id);
  if (!row) throw notFound('We could not find that word.');
  return { data: presentTerm(row) };
};

export const listPeople: Handler<'listPeople'> = async ({ context, query }) => {
  const { rows, total, page } = await entriesOfPage(context.database, 'person', query);
  return presentPage(rows.map(presentPerson), total, page);
};

export const getPerson: Handler<'getPerson'> = async ({ context, params }) => {
  const row = await findEntry(context.database, 'person', params.id);
  if (!row) throw notFound('We could not find that person.');
  return { data: presentPerson(row) };
};

type GlossaryEntry = ResponseBody<'getGlossaryEntry'>['data'];
type Person = ResponseBody<'getPerson'>['data'];

export function presentTerm({ id, title, say, description, sources }: EntryRow): GlossaryEntry {
  return { id, title, ...(say !== null && { say }), description, references: referencesOf(sources) };
}

export function presentPerson({ image, ...entry }: EntryRow): Person {
  return { ...presentTerm({ image, ...entry }), url: image };
}

function referencesOf(sources: string) {
  // Safe cast: the import writes this form.
  return JSON.parse(sources) as GlossaryEntry['references'] & object;
}
