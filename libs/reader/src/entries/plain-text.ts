/** The blocks of the allow-list: their words do not run into those of the next one. */
const blocks = 'p, li, h2, h3, h4, blockquote, br';

/** The words of a formatted text on one line. A template belongs to no page: nothing in the text loads or runs. */
export function plainText(html: string): string {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const block of content.querySelectorAll(blocks)) block.after(' ');
  return (content.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
