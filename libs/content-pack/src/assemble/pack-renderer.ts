import { citeFacts } from '../facts/cite.ts';
import { citedWorks } from '../facts/fact-list.ts';
import { readPackFacts } from '../facts/pack-facts.ts';
import type { Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Reference } from '../model/pack.ts';
import type { HonorificsFile } from '../schemas/pack-schemas.ts';
import type { FactName } from '../schemas/reference-schemas.ts';
import type { TermFile } from '../schemas/library-schemas.ts';
import { createTextRenderer, type TextRenderer } from '../text/render-text.ts';
import { bareText } from '../text/words.ts';

/** Renders a pack's texts, and cites its fact lists. */
export interface PackRenderer extends TextRenderer {
  /** References for the facts named by the text at `at`. */
  readonly cite: (at: Located<unknown>, facts: readonly FactName[]) => Reference[];
}

function pronunciationsOf(entries: readonly Located<TermFile>[]) {
  return new Map(
    entries.flatMap(({ value: { id, title, say } }) =>
      say === undefined ? [] : [[id, { title: bareText(title), say }] as const],
    ),
  );
}

/** Creates the renderer of a pack. */
export function createPackRenderer(files: PackFiles, { tokens }: HonorificsFile): PackRenderer {
  const works = files.works?.value ?? [];
  const cited = citedWorks(works);
  const facts = readPackFacts(files);
  const text = createTextRenderer(tokens, works, {
    term: pronunciationsOf(files.terms),
    person: pronunciationsOf(files.people),
  });
  return {
    ...text,
    cite: (at, names) =>
      text.references(
        citeFacts(
          names.flatMap((name) => facts.find(at, name) ?? []),
          cited,
        ),
      ),
  };
}
