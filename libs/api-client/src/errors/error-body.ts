import { ApiError, type FieldErrors } from './api-error.ts';

const longest = 200;

/** The error of a response that is no success. `body` is what was parsed of it: JSON, text or nothing. */
export function errorOf({ status, headers }: Response, body: unknown): ApiError {
  const fields = isObject(body) ? body : {};
  return new ApiError({
    kind: 'http',
    status,
    code: typeof fields['code'] === 'string' ? fields['code'] : null,
    message: sentence(fields['message']) || sentence(fields['error']),
    fieldErrors: fieldErrors(fields['errors']),
    retryAfterSeconds: retryAfterSeconds(headers),
    data: fields['data'],
  });
}

// A text body is a proxy's page, not a sentence for a child: only JSON fields are taken.
function sentence(value: unknown) {
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}

function fieldErrors(value: unknown): FieldErrors {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).map(([field, messages]) => [field, sentences(messages)] as const);
  return Object.fromEntries(entries.filter(([, messages]) => messages.length > 0));
}

function sentences(value: unknown) {
  return [value].flat().map(sentence).filter(Boolean);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whole seconds until the next attempt counts, from `Retry-After`: a number of seconds or an HTTP date.
 * Null without the header and for a value that is neither.
 */
function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const until = /[a-z]/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - sentAt(headers)) / 1000));
}

// The clock of a tablet may be wrong; the date is relative to the provider's clock.
function sentAt(headers: Headers) {
  const sent = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(sent) ? Date.now() : sent;
}
