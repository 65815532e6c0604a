import type { Entry, Person } from '../pack.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { TermFile } from '../schemas/library-schema.ts';
import type { TextRenderer } from '../text/text-renderer.ts';
import { bareText } from '../text/visible-words.ts';

/** The people, each with an emblem. */
export function assemblePeople({ people }: PackFiles, text: TextRenderer): Person[] {
  return people.map(({ value }) => ({ ...assembleEntry(value, text), emblem: value.emblem }));
}

/** The terms of the glossary. */
export function assembleTerms({ terms }: PackFiles, text: TextRenderer): Entry[] {
  return terms.map(({ value }) => assembleEntry(value, text));
}

function assembleEntry({ id, title, body, references }: TermFile, text: TextRenderer): Entry {
  const bare = { title: bareText(title), text: bareText(body) };
  return {
    id,
    title: text.plain(title),
    html: text.html(body),
    bare,
    references: text.references(references),
  };
}
