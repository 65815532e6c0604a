import { plainHonorifics, type HonorificTokens } from './honorifics.ts';
import { renderMarkdown } from './markdown.ts';

/** How the texts of a pack become what is shown. */
export interface TextRenderer {
  /** A plain text, its honorific tokens as signs. */
  readonly plain: (source: string) => string;
  /** A Markdown text as safe HTML. */
  readonly html: (source: string) => string;
}

/** A renderer that knows the honorifics of one pack. */
export function createTextRenderer(tokens: HonorificTokens): TextRenderer {
  return {
    plain: (source) => plainHonorifics(source, tokens),
    html: (source) => renderMarkdown(source, tokens),
  };
}
