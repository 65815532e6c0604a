import rehypeSanitize, { type Options as Allowed } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { comparisonKey } from '../model/comparison-key.ts';
import type { Reference } from '../model/pack.ts';
import type { HonorificsFile } from '../schemas/pack-schemas.ts';
import type { ReferenceFields, Work } from '../schemas/reference-schemas.ts';

/** Renders a pack's texts and references. */
export interface TextRenderer {
  /** Plain text with honorific signs. */
  readonly plain: (source: string) => string;
  /** A Markdown text as safe HTML. */
  readonly html: (source: string) => string;
  /** References with the pack's data on their works. */
  readonly references: (references: readonly ReferenceFields[]) => Reference[];
}

/** Pronunciations of terms and people by id, with the title that they pronounce. */
export type Pronunciations = Readonly<
  Record<LinkKind, ReadonlyMap<string, { readonly title: string; readonly say: string }>>
>;

/** Creates a renderer for a pack's honorifics, works and pronunciations. */
export function createTextRenderer(
  tokens: HonorificTokens,
  works: readonly Work[],
  pronunciations: Pronunciations,
): TextRenderer {
  const byTitle = new Map(works.map((work) => [work.title, work]));
  return {
    plain: (source) => plainHonorifics(source, tokens),
    html: (source) => renderMarkdown(source, tokens, pronunciations),
    references: (references) => references.map((fields) => completeReference(fields, byTitle)),
  };
}

/** Default claim: "recalls" for a verse, "says" for other sources, unless the writer states a claim. */
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

/** Link targets in a text, with their HTML attributes. */
const linkAttributes = { term: 'dataGlossaryId', person: 'dataPeopleId' } as const;

type LinkKind = keyof typeof linkAttributes;

type Root = ReturnType<typeof parseMarkdown>;

interface Mark {
  readonly attributes?: object | null | undefined;
  readonly children: readonly unknown[];
}

const allowed: Allowed = {
  tagNames: ['p', 'h2', 'h3', 'em', 'strong', 'ul', 'ol', 'li', 'blockquote', 'br', 'span', 'abbr'],
  attributes: {
    span: ['dataGlossaryId', 'dataPeopleId', 'dataSay'],
    abbr: [['className', 'honorific'], 'title'],
  },
  strip: ['script', 'style'],
};

/** Markdown syntax tree, with its `:term[..]{#..}` and `:person[..]{#..}` directives. */
export function parseMarkdown(text: string) {
  return unified().use(remarkParse).use(remarkDirective).parse(text);
}

/**
 * Markdown as safe HTML: a short list of tags, no link, picture, script or handler.
 * Marked terms and people become spans with their id, and with a pronunciation if the marked words are the entry's title. Honorific
 * tokens become `abbr`.
 */
export function renderMarkdown(
  text: string,
  tokens: HonorificTokens,
  pronunciations?: Pronunciations,
): string {
  return unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(() => (tree: Root) => markLinks(tree, pronunciations))
    .use(() => (tree: Root) => markHonorifics(tree, tokens))
    .use(remarkRehype)
    .use(rehypeSanitize, allowed)
    .use(rehypeStringify)
    .processSync(text)
    .toString()
    .trim();
}

/** Whether the directive is a known mark. */
export function isLink(name: string): name is LinkKind {
  return Object.hasOwn(linkAttributes, name);
}

/** A literal colon before a word or a number, as in 14:37. */
export function isPlainColon({ attributes, children }: Mark): boolean {
  return children.length === 0 && Object.keys(attributes ?? {}).length === 0;
}

function markLinks(tree: Root, pronunciations: Pronunciations | undefined): void {
  visit(tree, 'textDirective', (node, index, parent) => {
    if (isPlainColon(node) && parent !== undefined && index !== undefined) {
      parent.children[index] = { type: 'text', value: `:${node.name}` };
      return;
    }
    if (!isLink(node.name)) return;
    const id = node.attributes?.['id'] ?? '';
    const [words] = node.children;
    const { title, say } = pronunciations?.[node.name].get(id) ?? {};
    const isTitle =
      words?.type === 'text' && title !== undefined && comparisonKey(words.value) === comparisonKey(title);
    node.data = {
      hName: 'span',
      hProperties: {
        [linkAttributes[node.name]]: id,
        ...(isTitle && node.children.length === 1 && { dataSay: say }),
      },
    };
  });
}

function markHonorifics(tree: Root, tokens: HonorificTokens): void {
  visit(tree, 'text', (node, index, parent) => {
    if (parent === undefined || index === undefined || !node.value.includes('{')) return undefined;
    const parts = splitAtTokens(node.value).map((part) => honorificNode(part, tokens));
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function honorificNode(part: TextPart, tokens: HonorificTokens) {
  if ('text' in part) return { type: 'text' as const, value: part.text };
  const honorific = tokens[part.token];
  if (honorific === undefined) return { type: 'text' as const, value: `{${part.token}}` };
  return {
    type: 'emphasis' as const,
    children: [{ type: 'text' as const, value: honorific.sign }],
    data: { hName: 'abbr', hProperties: { className: ['honorific'], title: honorific.words } },
  };
}

/** A pack's tokens by name: `saw` is written `{saw}`. */
type HonorificTokens = HonorificsFile['tokens'];

type TextPart = { readonly text: string } | { readonly token: string };

/** Splits a text at its tokens: `Isa {as} said` becomes `Isa `, token `as`, ` said`. */
function splitAtTokens(text: string): TextPart[] {
  return text
    .split(/(\{[a-z]+(?:-[a-z]+)*\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{[a-z-]+\}$/.test(part) ? { token: part.slice(1, -1) } : { text: part }));
}

/** Plain text with tokens replaced by their signs. Unknown tokens remain; the check rejects them. */
function plainHonorifics(text: string, tokens: HonorificTokens): string {
  return splitAtTokens(text)
    .map((part) => ('text' in part ? part.text : (tokens[part.token]?.sign ?? `{${part.token}}`)))
    .join('');
}
