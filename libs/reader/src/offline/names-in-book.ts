import type { Book } from '@sirah-trails/api-client';

/** The people and the terms that a book marks: by their ids, in the order of the book, as its text names them first. */
export interface NamesInBook {
  readonly people: ReadonlyMap<string, string>;
  readonly terms: ReadonlyMap<string, string>;
}

type Pages = Pick<Book, 'pages'>;

/** By the pages: they stay the same while the learner's place in the book moves. */
const read = new WeakMap<Pages['pages'], NamesInBook>();

/** The marks of a book, which are read from its text once. */
export function namesInBook({ pages }: Pages): NamesInBook {
  const names = read.get(pages) ?? readNames(pages);
  read.set(pages, names);
  return names;
}

/** The text of a template runs nothing. */
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
