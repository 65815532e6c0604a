import markedPaths from '@sirah-trails/openapi/marked-paths.json' with { type: 'json' };

/** Flag of an operation in the contract, as `x-credential`; `provider.yaml` documents them. */
export type OperationFlag = keyof typeof markedPaths;

/** Whether the operation at this URL has the flag. The API may have a base path of its own. */
export function hasFlag(flag: OperationFlag, url: string): boolean {
  const { pathname } = new URL(url);
  return markedPaths[flag].some((path) => pathname.endsWith(path));
}
