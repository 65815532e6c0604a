/** The URL under which the provider serves a file of the pack. */
export function contentUrl(path: string): string {
  return `/content/${path}`;
}
