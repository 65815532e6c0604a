import type { TestLearner } from '@sirah-trails/provider/testing';
import { operationOf } from '../send-operation.ts';
import type { AnyRequest } from './any-request.ts';
import type { WireRequest } from './wire.ts';

const boundary = 'fuzz-boundary';
const forged = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/** Caller and IP. */
export interface Sender {
  readonly learners: readonly TestLearner[];
  readonly address: string;
}

/** Serializes a request. Lone surrogates are invalid in a URL and become U+FFFD. */
export function writeRequest(request: AnyRequest, { learners, address }: Sender): WireRequest {
  const { id, caller, path, query, headers, contentType } = request;
  const operation = operationOf(id);
  const body = bodyOf(request);
  const token = typeof caller === 'number' ? learners[caller]?.token : forged;
  const form = body !== undefined && operation.fileFields !== null && contentType === 'application/json';
  return {
    method: operation.method,
    path: `${pathOf(operation.path, path)}${queryOf(query)}`,
    headers: {
      ...headers,
      'x-forwarded-for': address,
      ...(caller !== 'nobody' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        'content-type': form ? `multipart/form-data; boundary=${boundary}` : contentType,
      }),
    },
    body,
  };
}

function pathOf(template: string, values: AnyRequest['path']): string {
  return template.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(String(values[name])));
}

function queryOf(query: AnyRequest['query']): string {
  if (query.length === 0) return '';
  return `?${query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function bodyOf({ id, body, raw }: AnyRequest): string | undefined {
  if (raw !== null) return raw;
  if (body === undefined) return undefined;
  const { fileFields } = operationOf(id);
  return fileFields === null ? JSON.stringify(body) : formOf(Object.entries(body ?? {}), fileFields);
}

function formOf(fields: readonly (readonly [string, unknown])[], files: readonly string[]): string {
  const parts = fields.map(([name, value]) => {
    const file = files.includes(name) ? '; filename="x.png"\r\ncontent-type: image/png' : '';
    const text = typeof value === 'string' ? value : String(JSON.stringify(value));
    return `--${boundary}\r\ncontent-disposition: form-data; name="${encoded(name)}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}
