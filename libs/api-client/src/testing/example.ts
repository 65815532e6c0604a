import examples from '@sirah-trails/openapi/examples' with { type: 'json' };
import type { ResponseBody } from '@sirah-trails/openapi/examples';

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
