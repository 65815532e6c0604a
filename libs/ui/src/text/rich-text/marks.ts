export type MarkKind = 'people' | 'glossary';

const kinds: readonly MarkKind[] = ['people', 'glossary'];

/**
 * Providers mark people and terms by `data-people-id` and `data-glossary-id`, or by a class: `people-12`, or `people`
 * with the id in `data-id` or `id`. Normalises all of them to the first form.
 */
export function readMark(element: Node): void {
  if (!(element instanceof Element)) return;
  for (const kind of kinds) {
    const attribute = `data-${kind}-id`;
    if (element.hasAttribute(attribute)) continue;
    const id = idInClass(element, kind);
    if (id) element.setAttribute(attribute, id);
  }
}

/** Moves a mark from a link to a span after it, which is sanitised in turn; the link itself is dropped. */
export function moveMarkOffLink(node: Node): void {
  if (!(node instanceof HTMLAnchorElement)) return;
  readMark(node);
  const kind = kindOf(node);
  if (kind === undefined) return;
  const span = node.ownerDocument.createElement('span');
  span.setAttribute(`data-${kind}-id`, idOf(node, kind));
  span.append(...node.childNodes);
  node.after(span);
}

/** Turns marks of the given kinds into buttons; a mark within a mark stays text. */
export function makeButtons(text: DocumentFragment, wanted: readonly MarkKind[]): void {
  for (const mark of text.querySelectorAll('[data-people-id], [data-glossary-id]')) {
    const kind = kindOf(mark);
    if (kind === undefined || !wanted.includes(kind) || mark.parentElement?.closest('button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute(`data-${kind}-id`, idOf(mark, kind));
    const say = mark.getAttribute('data-say');
    if (say !== null) button.setAttribute('data-say', say);
    button.setAttribute('aria-haspopup', 'dialog');
    button.append(...mark.childNodes);
    mark.replaceWith(button);
  }
}

/** Kind and id of the mark in which an event happened. */
export function markOf(target: EventTarget | null): { kind: MarkKind; id: string } | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  const kind = button ? kindOf(button) : undefined;
  return button && kind ? { kind, id: idOf(button, kind) } : undefined;
}

function kindOf(element: Element): MarkKind | undefined {
  return kinds.find((kind) => idOf(element, kind) !== '');
}

function idOf(element: Element, kind: MarkKind): string {
  return element.getAttribute(`data-${kind}-id`) ?? '';
}

function idInClass(element: Element, kind: MarkKind): string | null {
  for (const name of element.classList) {
    if (name === kind) return element.getAttribute('data-id') ?? element.getAttribute('id');
    if (name.startsWith(`${kind}-`)) return name.slice(kind.length + 1);
  }
  return null;
}
