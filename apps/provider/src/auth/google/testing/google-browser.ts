import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../kernel/sha256.ts';

/** A browser for Google sign-in: keeps its cookie and verifier, and follows redirects one at a time. */
export class GoogleBrowser {
  readonly verifier = randomBytes(32).toString('base64url');
  readonly #provider: string;
  #cookie: string | null = null;

  constructor(provider: string) {
    this.#provider = provider;
  }

  get cookie(): string | null {
    return this.#cookie;
  }

  /** Copies this browser with the given cookie. */
  withCookie(cookie: string | null): GoogleBrowser {
    const other = new GoogleBrowser(this.#provider);
    other.#cookie = cookie;
    return other;
  }

  /** The redirect target of `url`. */
  async follow(url: string): Promise<URL> {
    const response = await this.open(url);
    await response.body?.cancel();
    return new URL(response.headers.get('location') ?? '', url);
  }

  async open(url: string): Promise<Response> {
    const ours = url.startsWith(this.#provider);
    const headers = ours && this.#cookie !== null ? { cookie: this.#cookie } : {};
    const response = await fetch(url, { headers, redirect: 'manual' });
    const set = response.headers.get('set-cookie');
    if (ours && set !== null) this.#cookie = set.split(';')[0] ?? null;
    return response;
  }

  /** Starts the flow; resolves to the issuer's URL. */
  begin(): Promise<URL> {
    const challenge = sha256(this.verifier);
    return this.follow(`${this.#provider}/auth/v1/login-google?challenge=${challenge}`);
  }

  /** Resolves to the callback URL without opening it. */
  async comeBack(): Promise<URL> {
    return this.follow((await this.begin()).href);
  }

  /** Runs the whole flow; resolves to the web app's URL. */
  async signIn(): Promise<URL> {
    return this.follow((await this.comeBack()).href);
  }

  /** Exchanges the code, like the web app's callback screen. */
  exchange({ searchParams }: URL, changes: Record<string, string> = {}): Promise<Response> {
    const query = new URLSearchParams({ verifier: this.verifier });
    for (const name of ['email', 'code']) query.set(name, searchParams.get(name) ?? '');
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    return fetch(`${this.#provider}/api/auth/v1/get-token?${query}`);
  }
}
