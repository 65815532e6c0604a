import examples from '@sirah-trails/openapi/examples' with { type: 'json' };
import type { paths } from '@sirah-trails/openapi';
import type { ResponseBody } from '@sirah-trails/openapi/examples';
import { createOpenApiHttp } from 'openapi-msw';

export { redirectAttacks } from './redirect-attacks.ts';

/**
 * Request handlers for MSW, typed from the contract: paths, queries, statuses and bodies. For the four states of a
 * screen; rules are proven against the real provider.
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' });

type Examples = typeof examples;

const bodies: Readonly<Record<keyof Examples, Readonly<Record<string, unknown>>>> = examples;

/**
 * An example of the contract: the body of a successful response, a copy for each call. Without a name it is the first
 * of the operation.
 */
export function example<Id extends keyof Examples>(
  operation: Id,
  name?: keyof Examples[Id] & string,
): ResponseBody<Id> {
  const named = bodies[operation];
  return structuredClone(named[name ?? Object.keys(named)[0] ?? '']) as ResponseBody<Id>;
}

/** A promise that a test resolves. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
