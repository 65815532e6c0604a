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

/** The one error of every call. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The provider's stable code, if it sends one. */
  readonly code: string | null;
  /** Messages by field, empty if there are none. */
  readonly fieldErrors: FieldErrors;
  /** Seconds until the next attempt counts (`Retry-After`), a whole number; null if the provider names none. */
  readonly retryAfterSeconds: number | null;
  /** `data` of the body as it came: the caller checks its shape. Undefined if the body has none. */
  readonly data: unknown;

  /** `message` is the provider's sentence: plain text, at most 200 characters, '' if it sends none. */
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
