import markedPaths from '@sirah-trails/openapi/marked-paths.json' with { type: 'json' };

/** Operation flag in the contract, for example `x-credential`; see `provider.yaml`. */
export type OperationFlag = keyof typeof markedPaths;

/** Whether the operation at this URL has the flag. Ignores the API's base path. */
export function hasFlag(flag: OperationFlag, url: string): boolean {
  const { pathname } = new URL(url);
  return markedPaths[flag].some((path) => pathname.endsWith(path));
}
