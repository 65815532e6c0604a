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
