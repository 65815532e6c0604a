const directive = /:[a-z]+\[([^\]]*)\]\{[^}]*\}/g;
const token = /\{[a-z]+\}/g;

/** Markdown with its marked terms and people shown as their plain text. Lines stay where they are. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(directive, '$1');
}

/** How many words a child reads; an honorific counts as none. */
export function countWords(markdown: string): number {
  return withoutLinks(markdown)
    .replace(token, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
