/** The answer of an operation that sends the browser elsewhere. */
export class Redirect {
  readonly location: string;
  /** A `Set-Cookie` header, or null. */
  readonly cookie: string | null;

  constructor(location: string, cookie: string | null) {
    this.location = location;
    this.cookie = cookie;
  }
}

/** 302 to an address that the provider has made itself, never to one that a request names. */
export function redirectTo(location: string, cookie: string | null = null): Redirect {
  return new Redirect(location, cookie);
}
