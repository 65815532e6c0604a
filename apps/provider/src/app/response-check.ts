import type { FastifyInstance } from 'fastify';
import { exactAjv } from './schema-compiler.ts';

interface ResponseSchemas {
  readonly [status: string]: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
}

/** Statuses that the transport answers beside the contract. */
const transportStatuses = new Set([408, 413, 415, 500, 503]);

/**
 * Holds every answer of the contract's routes against the contract; one that breaks it becomes a 500. For tests: it costs
 * time, and a learner is better served by an answer with a flaw.
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
    const validate = exactAjv.compile(schema);
    if (validate(JSON.parse(JSON.stringify(payload)))) return payload;
    throw new ContractBroken(`${operationId} ${reply.statusCode}: ${exactAjv.errorsText(validate.errors)}`);
  });
}

/** An answer that is not what the contract says. */
export class ContractBroken extends Error {
  readonly statusCode = 500;
}
