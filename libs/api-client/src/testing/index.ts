import examples from '@sirah-trails/openapi/examples' with { type: 'json' };
import type { paths } from '@sirah-trails/openapi';
import type { ResponseBody } from '@sirah-trails/openapi/examples';
import { createOpenApiHttp } from 'openapi-msw';

export { redirectAttacks } from './redirect-attacks.ts';

/**
 * Typed MSW request handlers: paths, queries, statuses and bodies from the contract. For a screen's four states; business rules
 * are tested against the real provider.
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' });

type Examples = typeof examples;

const bodies: Readonly<Record<keyof Examples, Readonly<Record<string, unknown>>>> = examples;

/** Contract example: a copied success body. Defaults to the operation's first example. */
export function example<Id extends keyof Examples>(
  operation: Id,
  name?: keyof Examples[Id] & string,
): ResponseBody<Id> {
  const named = bodies[operation];
  return structuredClone(named[name ?? Object.keys(named)[0] ?? '']) as ResponseBody<Id>;
}

export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
