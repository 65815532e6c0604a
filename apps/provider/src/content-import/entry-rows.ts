import type { Entry, Pack } from '@sirah-trails/content-pack/model';
import { firstLetter, searchText } from '../domain/search/search-text.ts';
import { contentUrl } from './content-url.ts';

/** Glossary and people rows, with their keys for sorting, filtering and search. */
export function entryRows({ terms, people }: Pick<Pack, 'terms' | 'people'>) {
  return {
    terms: terms.map((term) => entryRow(term, null)),
    people: people.map((person) => entryRow(person, contentUrl(person.emblem))),
  };
}

function entryRow({ id, title, say, html, bare, references }: Entry, image: string | null) {
  const sortKey = searchText(bare.title);
  return {
    id,
    title,
    say,
    image,
    description: html,
    sources: JSON.stringify(references),
    sort_key: sortKey,
    letter: firstLetter(sortKey),
    // Without spaces: matches a name written as a single word, as two words, or with a hyphen.
    title_search: sortKey.replaceAll(' ', ''),
    search: searchText(bare.text),
    retired: 0,
  };
}
