/** Messages by field of the request. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** A refusal that the contract declares: the client receives its status, code and message. */
export class Refusal extends Error {
  readonly status: 401 | 403 | 404 | 409 | 415 | 422 | 429 | 503;
  readonly code: string;
  readonly fields: FieldMessages | null;
  /** Further data for the screen, where the contract declares it. */
  readonly data: object | null;
  /** How long to wait before the next try, for the header `Retry-After`. */
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

/** 401 after which the client forgets its session: there is none, or it is over. */
export function sessionGone(): Refusal {
  return new Refusal(401, 'UNAUTHENTICATED', 'User not found');
}

/** 401 of a session whose account was deactivated: a refresh fails too, and the client asks to sign in. */
export function accountDeactivated(): Refusal {
  return new Refusal(401, 'ACCOUNT_DEACTIVATED', 'Your account has been deactivated');
}

/** 401 that a refresh resolves. */
export function tokenExpired(): Refusal {
  return new Refusal(401, 'TOKEN_EXPIRED', 'The session needs to be renewed.');
}

/** 401 for a request that carries no token. */
export function signInNeeded(): Refusal {
  return new Refusal(401, 'SIGN_IN_NEEDED', 'Please sign in first.');
}

/** 403: a stage that is locked or finished, or an account that may not go on. */
export function forbidden(code: string, message: string, data?: object): Refusal {
  return new Refusal(403, code, message, data ? { data } : {});
}

/** 404: nothing has this id. */
export function notFound(message = 'We could not find that.'): Refusal {
  return new Refusal(404, 'NOT_FOUND', message);
}

/** 409: the stage does not fit the command. */
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

/** 429: too often by one caller; `retryAfterMs` until the next try counts. */
export function tooMany(retryAfterMs: number): Refusal {
  const message = 'That was a lot of tries. Please wait a little and try again.';
  return new Refusal(429, 'TOO_MANY_REQUESTS', message, { retryAfterMs });
}

/** 503: too much at once; the client tries again. */
export function busy(): Refusal {
  const message = 'Many people are here right now. Please try again in a moment.';
  return new Refusal(503, 'BUSY', message, { retryAfterMs: 1000 });
}
