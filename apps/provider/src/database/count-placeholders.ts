/** Texts, quoted names and comments, in which a question mark is no placeholder. */
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** The number of `?` placeholders of a statement. */
export function countPlaceholders(sql: string): number {
  return sql.replaceAll(quoted, '').split('?').length - 1;
}
