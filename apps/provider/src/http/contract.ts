import document from '@sirah-trails/openapi/provider.json' with { type: 'json' };
import { z } from 'zod';

/** An operation of the contract with the router's data. */
export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** True if the contract requires a token. */
  readonly secured: boolean;
  /** True if the session must be valid before any other check. */
  readonly needsSession: boolean;
  /** True if the contract declares a rate limit per learner. */
  readonly isLimited: boolean;
  /** Declared statuses, without the common statuses. */
  readonly statuses: readonly number[];
  /** For a form body: the names of its file fields, otherwise null. */
  readonly fileFields: readonly string[] | null;
}

const fieldShape = z.object({ format: z.string().optional() });
const formShape = z.object({ schema: z.object({ properties: z.record(z.string(), fieldShape) }) });

const operationShape = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  'x-expired-session': z.boolean().default(false),
  requestBody: z.object({ content: z.object({ 'multipart/form-data': formShape.optional() }) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});

/** The bundled contract file. */
export const contract: object = document;

export const contractOperations: readonly ContractOperation[] = Object.entries(document.paths).flatMap(
  ([path, item]) => Object.entries(item).map(([method, operation]) => readOperation(method, path, operation)),
);

function readOperation(method: string, path: string, source: unknown): ContractOperation {
  const operation = operationShape.parse(source);
  const { operationId, security, requestBody, responses } = operation;
  const secured = (security ?? document.security).length > 0;
  const needsSession = secured && !operation['x-expired-session'];
  const statuses = Object.keys(responses).filter(isStatus).map(Number);
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    secured,
    needsSession,
    isLimited: needsSession && statuses.includes(429),
    statuses,
    fileFields: fileFieldsOf(requestBody?.content['multipart/form-data']),
  };
}

function isStatus(key: string): boolean {
  return key !== 'default';
}

function fileFieldsOf(form: z.infer<typeof formShape> | undefined): string[] | null {
  if (!form) return null;
  return Object.entries(form.schema.properties)
    .filter(([, { format }]) => format === 'binary')
    .map(([name]) => name);
}
