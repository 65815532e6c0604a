import markedPaths from '@sirah-trails/openapi/marked-paths.json' with { type: 'json' };

/** How the contract marks the operation of a call; `provider.yaml` says what each mark means. */
export type Mark = keyof typeof markedPaths;

/** Whether the contract marks the operation at this address. The API may lie below a path of its own. */
export function isMarked(mark: Mark, url: string): boolean {
  const { pathname } = new URL(url);
  return markedPaths[mark].some((path) => pathname.endsWith(path));
}
