/** Replaces the sign of each honorific by its words, in brackets, for readers who do not know the sign. */
export function writeHonorifics(text: DocumentFragment): void {
  for (const honorific of text.querySelectorAll<HTMLElement>('abbr.honorific')) {
    const words = honorific.title;
    if (words) honorific.replaceWith(`(${words})`);
  }
}
