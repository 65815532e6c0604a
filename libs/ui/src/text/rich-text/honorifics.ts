/**
 * Gives a sign its words as accessible name: a voice would spell its letters. An honorific in words needs none. A sign stays on the line
 * of its name.
 */
export function nameHonorifics(text: DocumentFragment): void {
  for (const honorific of text.querySelectorAll<HTMLElement>('abbr.honorific')) {
    const isSign = [...(honorific.textContent ?? '').trim()].length === 1;
    if (!isSign || !honorific.title) continue;
    keepWithName(honorific.previousSibling);
    honorific.setAttribute('role', 'img');
    honorific.setAttribute('aria-label', honorific.title);
  }
}

/** Replaces the sign of each honorific by its words, in brackets, for readers who do not know the sign. */
export function writeHonorifics(text: DocumentFragment): void {
  for (const honorific of text.querySelectorAll<HTMLElement>('abbr.honorific')) {
    const words = honorific.title;
    if (words) honorific.replaceWith(`(${words})`);
  }
}

function keepWithName(before: ChildNode | null): void {
  if (before instanceof Text) before.data = before.data.replace(/\s+$/, '\u00A0');
}
