import type { Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { type Warning, warningAt } from './warning.ts';

const marks = /:(?:person|term)\[[^\]]*\]\{#([^}]*)\}/g;

/** People and terms that no page of a book marks: readers find them there, and the word of the day leads there. */
export function unnamedEntries({ pages, people, terms }: PackFiles): Warning[] {
  const named = new Set(pages.flatMap(({ value }) => [...value.body.matchAll(marks)].map(([, id]) => id)));
  const unnamed = (kind: string, entries: readonly Located<{ readonly id: string }>[]) =>
    entries
      .filter(({ value }) => !named.has(value.id))
      .map((at) =>
        warningAt('unnamed', at, ['id'], {
          what: `no page names the ${kind} "${at.value.id}", so no reader finds it`,
          fix: `Mark it on a page: :${kind}[words]{#${at.value.id}}.`,
        }),
      );
  return [...unnamed('person', people), ...unnamed('term', terms)];
}
