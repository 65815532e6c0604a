/**
 * Why a call failed:
 * - `http`: the provider answered with a status that is not a success;
 * - `network`: no answer came, or it was cut;
 * - `timeout`: no whole answer within the limit;
 * - `aborted`: the caller gave up;
 * - `malformed`: a success that cannot be read;
 * - `stale`: the answer belongs to a learner who has left.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'malformed' | 'stale';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorDetails {
  kind: ApiErrorKind;
  status?: number;
  code?: string | null;
  message?: string;
  fieldErrors?: FieldErrors;
  cause?: unknown;
}

/** The one error of every call. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** The provider's stable code, where it sends one. */
  readonly code: string | null;
  /** Messages by field, empty where there are none. */
  readonly fieldErrors: FieldErrors;

  /** `message` is the provider's sentence, plain and at most 200 characters; '' where it sends none. */
  constructor({ kind, status = 0, code = null, message = '', fieldErrors = {}, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}
