import type { ResponseBody } from '../../kernel/handler.ts';
import type { EntryRow } from './entry-repository.ts';

type GlossaryEntry = ResponseBody<'getGlossaryEntry'>['data'];
type Person = ResponseBody<'getPerson'>['data'];

/** A term as the contract spells it. */
export function presentTerm({ id, title, description, sources }: EntryRow): GlossaryEntry {
  return { id, title, description, references: referencesOf(sources) };
}

/** A person as the contract spells it. */
export function presentPerson({ image, ...entry }: EntryRow): Person {
  return { ...presentTerm({ image, ...entry }), url: image };
}

function referencesOf(sources: string) {
  // The import wrote the sources from the pack's own shape.
  return JSON.parse(sources) as GlossaryEntry['references'] & object;
}
