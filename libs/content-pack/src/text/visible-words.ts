const directive = /:[a-z]+\[([^\]]*)\]\{[^}]*\}/g;
const token = /\{[a-z]+(?:-[a-z]+)*\}/g;

/** Markdown with its marked terms and people shown as their plain text. Lines stay where they are. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(directive, '$1');
}

/** What a reader would say of a Markdown text: no marks of links, no honorifics. */
export function bareText(markdown: string): string {
  return withoutLinks(markdown).replace(token, ' ');
}

/** How many words a child reads; an honorific counts as none. */
export function countWords(markdown: string): number {
  return bareText(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
