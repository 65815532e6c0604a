import type { FastifyInstance } from 'fastify';
import { exactAjv } from './validation.ts';

interface ResponseSchemas {
  readonly [status: string]: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
}

/** Statuses of the transport layer, outside the contract. */
const transportStatuses = new Set([408, 413, 415, 500, 503]);

/**
 * Validates responses of the contract's routes; a mismatch becomes a 500. For tests only: it is slow, and a flawed
 * response serves a learner better than an error.
 */
export function checkResponses(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined || transportStatuses.has(reply.statusCode)) return payload;
    const schemas = request.routeOptions.schema?.response as ResponseSchemas | undefined;
    const schema = schemas?.[reply.statusCode]?.content?.['application/json']?.schema;
    if (!schema)
      throw new ContractBroken(
        `${operationId} answered ${reply.statusCode}, which the contract does not declare.`,
      );
    const text = JSON.stringify(payload);
    const validate = exactAjv.compile(schema);
    if (!validate(JSON.parse(text)))
      throw new ContractBroken(`${operationId} ${reply.statusCode}: ${exactAjv.errorsText(validate.errors)}`);
    if (reply.statusCode >= 400 && isEcho(text, [request.body, request.query, request.params]))
      throw new ContractBroken(`${operationId} ${reply.statusCode} repeats what the request said.`);
    return payload;
  });
}

/** Ignores short texts and plain words, which occur in error messages by chance. */
const telling = /^(?=.{8})(?=.*[^a-z_])/s;

/** True if an error contains a text of the request, which may be a secret visible to other readers of errors. */
function isEcho(error: string, parts: readonly unknown[]): boolean {
  return parts
    .flatMap((part) => Object.values(part ?? {}) as unknown[])
    .some((value) => typeof value === 'string' && telling.test(value) && error.includes(value));
}

/** A response that violates the contract. */
export class ContractBroken extends Error {
  readonly statusCode = 500;
}
