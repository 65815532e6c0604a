import { ApiError, type FieldErrors } from './api-error.ts';
import { retryAfterSeconds } from './retry-after.ts';

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
