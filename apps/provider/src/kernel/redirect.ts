export class Redirect {
  readonly location: string;
  /** A `Set-Cookie` header, or null. */
  readonly cookie: string | null;

  constructor(location: string, cookie: string | null) {
    this.location = location;
    this.cookie = cookie;
  }
}

/** 302 to a URL that the provider has built; must not be a URL from the request. */
export function redirectTo(location: string, cookie: string | null = null): Redirect {
  return new Redirect(location, cookie);
}
