/** Messages by field of the request. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** A refusal that the contract declares: the client receives its status, code and message. */
export class Refusal extends Error {
  readonly status: 401 | 403 | 404 | 409 | 422 | 503;
  readonly code: string;
  readonly fields: FieldMessages | null;

  constructor(status: Refusal['status'], code: string, message: string, fields: FieldMessages | null = null) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** 401 after which the client forgets its session: there is none, or it is over. */
export function sessionGone(): Refusal {
  return new Refusal(401, 'UNAUTHENTICATED', 'User not found');
}

/** 401 that the client mends by a refresh. */
export function tokenExpired(): Refusal {
  return new Refusal(401, 'TOKEN_EXPIRED', 'The session needs to be renewed.');
}

/** 401 for a request that carries no token. */
export function signInNeeded(): Refusal {
  return new Refusal(401, 'SIGN_IN_NEEDED', 'Please sign in first.');
}

/** 403: a stage that is locked or finished. */
export function forbidden(code: string, message: string): Refusal {
  return new Refusal(403, code, message);
}

/** 404: nothing has this id. */
export function notFound(message = 'We could not find that.'): Refusal {
  return new Refusal(404, 'NOT_FOUND', message);
}

/** 409: the stage does not fit the command. */
export function conflict(code: string, message: string): Refusal {
  return new Refusal(409, code, message);
}

/** 422 with messages by field. */
export function invalid(
  fields: FieldMessages,
  code = 'VALIDATION_FAILED',
  message = 'Please check the marked fields.',
): Refusal {
  return new Refusal(422, code, message, fields);
}

/** 503: too much at once; the client tries again. */
export function busy(): Refusal {
  return new Refusal(503, 'BUSY', 'Many people are here right now. Please try again in a moment.');
}
