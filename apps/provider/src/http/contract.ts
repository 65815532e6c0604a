import document from '@sirah-trails/openapi/provider.json' with { type: 'json' };
import { z } from 'zod';

/** An operation of the contract as the router needs it. */
export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whether the contract asks for a token. */
  readonly secured: boolean;
  /** Whether its session must be live before anything else is looked at. */
  readonly needsSession: boolean;
  /** Whether each learner's calls are limited: where the contract says that there can be too many. */
  readonly isLimited: boolean;
  /** Declared statuses, besides what belongs to no operation. */
  readonly statuses: readonly number[];
  /** Where the body is a form: the names of its files, else null. */
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

/** The bundled contract, as the file has it. */
export const contract: object = document;

/** Every operation of the contract. */
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
