import type { Reference } from '../pack.ts';
import type { ReferenceFields } from '../schemas/reference-schema.ts';
import type { Work } from '../schemas/works-schema.ts';
import { plainHonorifics, type HonorificTokens } from './honorifics.ts';
import { renderMarkdown } from './markdown.ts';

/** How the texts and references of a pack become what is shown. */
export interface TextRenderer {
  /** A plain text, its honorific tokens as signs. */
  readonly plain: (source: string) => string;
  /** A Markdown text as safe HTML. */
  readonly html: (source: string) => string;
  /** References with what the pack says of their works. */
  readonly references: (references: readonly ReferenceFields[]) => Reference[];
}

/** A renderer that knows the honorifics and the works of one pack. */
export function createTextRenderer(tokens: HonorificTokens, works: readonly Work[]): TextRenderer {
  const byTitle = new Map(works.map((work) => [work.title, work]));
  return {
    plain: (source) => plainHonorifics(source, tokens),
    html: (source) => renderMarkdown(source, tokens),
    references: (references) => references.map((fields) => completeReference(fields, byTitle)),
  };
}

/** A verse only recalls the fact unless the writer says that it tells it; other sources tell it unless they are said to recall it. */
function completeReference(
  { work, section, grade, claim = grade === 'Q' ? 'recalls' : 'says' }: ReferenceFields,
  byTitle: ReadonlyMap<string, Work>,
): Reference {
  const { edition, arabic } = byTitle.get(work) ?? {};
  return {
    ...{ work, section, grade, claim },
    ...(edition !== undefined && { edition }),
    ...(arabic !== undefined && { arabic }),
  };
}
