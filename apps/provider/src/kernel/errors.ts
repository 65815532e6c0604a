/** Messages by request field. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** An error response of the contract, with status, code and message. */
export class Refusal extends Error {
  readonly status: 401 | 403 | 404 | 409 | 415 | 422 | 429 | 503;
  readonly code: string;
  readonly fields: FieldMessages | null;
  /** Further data of the response, where the contract declares it. */
  readonly data: object | null;
  /** Value of the `Retry-After` header, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(status: Refusal['status'], code: string, message: string, more: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? null;
    this.data = more.data ?? null;
    this.retryAfterMs = more.retryAfterMs ?? null;
  }
}

interface RefusalDetails {
  readonly fields?: FieldMessages;
  readonly data?: object;
  readonly retryAfterMs?: number;
}

/** 401 for a missing or ended session; the client drops its session. */
export function sessionGone(): Refusal {
  return new Refusal(401, 'UNAUTHENTICATED', 'User not found');
}

/** 401 for a deactivated account: a refresh fails too, and the client asks to sign in. */
export function accountDeactivated(): Refusal {
  return new Refusal(401, 'ACCOUNT_DEACTIVATED', 'Your account has been deactivated');
}

/** 401 for an expired access token; the client refreshes it. */
export function tokenExpired(): Refusal {
  return new Refusal(401, 'TOKEN_EXPIRED', 'The session needs to be renewed.');
}

/** 401 for a missing token. */
export function signInNeeded(): Refusal {
  return new Refusal(401, 'SIGN_IN_NEEDED', 'Please sign in first.');
}

/** 403 for a locked or finished stage, or a blocked account. */
export function forbidden(code: string, message: string, data?: object): Refusal {
  return new Refusal(403, code, message, data ? { data } : {});
}

/** 404 for an unknown id. */
export function notFound(message = 'We could not find that.'): Refusal {
  return new Refusal(404, 'NOT_FOUND', message);
}

/** 409 for a command that does not fit the stage. */
export function conflict(code: string, message: string): Refusal {
  return new Refusal(409, code, message);
}

/** 415 where the contract declares JSON. */
export function notJson(): Refusal {
  return new Refusal(415, 'NOT_JSON', 'The request must be JSON.');
}

/** 415 where the contract declares a form. */
export function notAForm(): Refusal {
  return new Refusal(415, 'NOT_A_FORM', 'The request must be multipart/form-data.');
}

/** 422 with messages by field. */
export function invalid(
  fields: FieldMessages,
  code = 'VALIDATION_FAILED',
  message = 'Please check the marked fields.',
): Refusal {
  return new Refusal(422, code, message, { fields });
}

/** 429; the next try counts after `retryAfterMs`. */
export function tooMany(retryAfterMs: number): Refusal {
  const message = 'That was a lot of tries. Please wait a little and try again.';
  return new Refusal(429, 'TOO_MANY_REQUESTS', message, { retryAfterMs });
}

/** 503 for overload; the client retries. */
export function busy(): Refusal {
  const message = 'Many people are here right now. Please try again in a moment.';
  return new Refusal(503, 'BUSY', message, { retryAfterMs: 1000 });
}
