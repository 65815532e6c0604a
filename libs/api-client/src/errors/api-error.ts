/**
 * Why a call failed:
 * - `http`: the response has a status that is not a success;
 * - `network`: no response came, or it was cut;
 * - `timeout`: no whole response within the limit;
 * - `aborted`: the caller gave up;
 * - `malformed`: a success that cannot be read;
 * - `stale`: the response belongs to a learner who has left.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'malformed' | 'stale';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorDetails {
  kind: ApiErrorKind;
  status?: number;
  code?: string | null;
  message?: string;
  fieldErrors?: FieldErrors;
  retryAfterSeconds?: number | null;
  data?: unknown;
  cause?: unknown;
}

/** The error type for all calls. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The provider's stable error code, or null. */
  readonly code: string | null;
  /** Messages by field. */
  readonly fieldErrors: FieldErrors;
  /** Whole seconds until the next attempt (`Retry-After`), or null. */
  readonly retryAfterSeconds: number | null;
  /** Unvalidated `data` of the body; undefined if missing. */
  readonly data: unknown;

  /** `message` is the provider's plain text, at most 200 characters, or ''. */
  constructor(details: ApiErrorDetails) {
    super(details.message ?? '', { cause: details.cause });
    this.name = 'ApiError';
    this.kind = details.kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? null;
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.data = details.data;
  }
}

const longest = 200;

/** Creates an error from a failed response. `body` is parsed: JSON, text or nothing. */
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

// Only JSON fields: a text body is a proxy page, not a message for a child.
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

/** Whole seconds from `Retry-After` (seconds or an HTTP date), or null. */
function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const until = /[a-z]/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - sentAt(headers)) / 1000));
}

// Uses the provider's clock, because the tablet's clock may be wrong.
function sentAt(headers: Headers) {
  const sent = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(sent) ? Date.now() : sent;
}
