/** Other spellings of an address. The canonical one replaces it, with its query. */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^\/learning-journey\/?$/, '/learning-journey/start'],
  [/^\/learning-journey\/quiz(?=\/|$)/, '/learning-journey/quizz'],
];

/** The canonical address of an alias; null where the address is none. */
export function canonicalAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const alias = aliases.find(([pattern]) => pattern.test(pathname));
  return alias ? pathname.replace(alias[0], alias[1]) + search : null;
}
