/** URL of a pack file on the provider. */
export function contentUrl(path: string): string {
  return `/content/${path}`;
}
