import type { Book } from '@sirah-trails/api-client';

/** People and terms marked in a book: id to first name in the text, in book order. */
export interface NamesInBook {
  readonly people: ReadonlyMap<string, string>;
  readonly terms: ReadonlyMap<string, string>;
}

type Pages = Pick<Book, 'pages'>;

/** Keyed by the pages array, which position updates keep. */
const read = new WeakMap<Pages['pages'], NamesInBook>();

/** Parses each book once. */
export function namesInBook({ pages }: Pages): NamesInBook {
  const names = read.get(pages) ?? readNames(pages);
  read.set(pages, names);
  return names;
}

/** Content of a template neither runs nor loads. */
function readNames(pages: Pages['pages']): NamesInBook {
  const people = new Map<string, string>();
  const terms = new Map<string, string>();
  for (const { content } of pages) {
    const template = document.createElement('template');
    template.innerHTML = content;
    collect(template, 'data-people-id', people);
    collect(template, 'data-glossary-id', terms);
  }
  return { people, terms };
}

function collect({ content }: HTMLTemplateElement, attribute: string, names: Map<string, string>): void {
  for (const mark of content.querySelectorAll(`[${attribute}]`)) {
    const id = mark.getAttribute(attribute) ?? '';
    const name = mark.textContent?.replace(/\s+/g, ' ').trim();
    if (id && name && !names.has(id)) names.set(id, name);
  }
}
