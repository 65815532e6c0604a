/** The blocks of the allow-list: their words do not run into those of the next one. */
const blocks = 'p, li, h2, h3, h4, blockquote, br';

/** The words of a formatted text on one line. The document that reads it has no window: nothing in the text loads or runs. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(blocks)) block.after(' ');
  return (body.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
