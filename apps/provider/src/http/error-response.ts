import type { FastifyError } from 'fastify';
import { isUnavailable } from '../database/database-fault.ts';
import { busy, invalid, notFound, notJson, Refusal, type FieldMessages } from '../kernel/errors.ts';
import { fieldMessage, fieldMessages } from './field-messages.ts';
import { SchemaMismatch } from './validation.ts';

/** Error body of the contract. */
export interface ErrorBody {
  readonly message: string;
  readonly error: string;
  readonly code: string;
  readonly errors?: FieldMessages;
  readonly data?: object;
}

export interface ErrorResponse {
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds for the `Retry-After` header, or null. */
  readonly retryAfter: number | null;
}

/** Public part of an error, limited to errors of the contract and the transport. */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof Refusal) return refusal(error);
  if (isUnavailable(error)) return refusal(busy());
  if (!(error instanceof Error)) return internal;
  const { statusCode = 500, validationContext = null, code = '' } = error as Partial<FastifyError>;
  const mismatch = error instanceof SchemaMismatch ? error : error.cause;
  if (mismatch instanceof SchemaMismatch) {
    return refusal(
      invalid(fieldMessages(mismatch.mismatches, partNames[validationContext ?? ''] ?? 'request')),
    );
  }
  if (code.startsWith('FST_ERR_CTP_') && statusCode === 400)
    return refusal(invalid({ body: [fieldMessage('body', 'json')] }));
  return statusCode >= 400 && statusCode < 500 ? transport(statusCode) : internal;
}

const partNames: Readonly<Record<string, string>> = {
  body: 'body',
  params: 'path',
  querystring: 'query',
  headers: 'headers',
};

const internal = response(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');

const transportResponses: Readonly<Record<number, ErrorResponse>> = {
  // From the file server, for folders and hidden files.
  403: refusal(notFound()),
  404: refusal(notFound()),
  408: response(408, 'TOO_SLOW', 'The request took too long.'),
  413: response(413, 'TOO_LARGE', 'The request is too large.'),
  415: refusal(notJson()),
  431: response(431, 'TOO_LARGE', 'The request is too large.'),
};

/** Errors of the transport layer, before contract validation. */
function transport(status: number): ErrorResponse {
  return transportResponses[status] ?? response(status, 'BAD_REQUEST', 'The request cannot be read.');
}

function refusal({ status, code, message, fields, data, retryAfterMs }: Refusal): ErrorResponse {
  const more = { ...(fields && { errors: fields }), ...(data && { data }) };
  return response(status, code, message, more, retryAfterMs);
}

function response(
  status: number,
  code: string,
  message: string,
  more: Pick<ErrorBody, 'errors' | 'data'> = {},
  retryAfterMs: number | null = null,
): ErrorResponse {
  const retryAfter = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000);
  return { status, body: { message, error: message, code, ...more }, retryAfter };
}
