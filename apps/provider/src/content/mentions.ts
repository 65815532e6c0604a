import type { Executor } from '../database/executor.ts';
import type { PlayContent } from './pack-cache.ts';

/** A person or a term of the pack: `person:hashim`, `term:oasis`. */
export type EntryTag = `${'person' | 'term'}:${string}`;

export interface NamingPage {
  readonly page: number;
  readonly tags: readonly EntryTag[];
}

/** Marked names by book id, in page order. */
export type Mentions = ReadonlyMap<string, readonly NamingPage[]>;

/** A pack is immutable, so its mentions are read once. */
const known = new WeakMap<PlayContent, Mentions>();

/** The people and terms marked on the pages of the current books. */
export async function mentionsOf(executor: Executor, content: PlayContent): Promise<Mentions> {
  const mentions = known.get(content) ?? (await readMentions(executor));
  known.set(content, mentions);
  return mentions;
}

async function readMentions(executor: Executor): Promise<Mentions> {
  const rows = await executor
    .selectFrom('book_page')
    .innerJoin('book', 'book.id', 'book_page.book_id')
    .select(['book_id', 'page', 'content'])
    .where('book.retired', '=', 0)
    .orderBy('book.position')
    .orderBy('page')
    .execute();
  const books = new Map<string, NamingPage[]>();
  for (const { book_id: id, page, content } of rows)
    books.set(id, [...(books.get(id) ?? []), { page, tags: tagsOf(content) }]);
  return books;
}

const marked = / data-(people|glossary)-id="([^"]*)"/g;

function tagsOf(html: string): EntryTag[] {
  const tags = [...html.matchAll(marked)].map(([, kind, id = '']) =>
    entryTag(kind === 'people' ? 'person' : 'term', id),
  );
  return [...new Set(tags)];
}

export function entryTag(kind: 'person' | 'term', id: string): EntryTag {
  return `${kind}:${id}`;
}

export function isEntryTag(tag: string): tag is EntryTag {
  return tag.startsWith('person:') || tag.startsWith('term:');
}
