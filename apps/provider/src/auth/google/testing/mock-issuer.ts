import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';

export type Claims = Record<string, unknown>;

/** An issuer on loopback with configurable faults. */
export interface MockIssuer {
  readonly url: string;
  /** Environment variables for a provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** Overrides of the next ID tokens; `undefined` omits a claim. */
  claims: Claims;
  /** Changes the next responses of the token endpoint. */
  answer: (response: MutableResponse) => void;
  /** Number of signed tokens. */
  readonly signed: () => number;
  close(): Promise<void>;
}

export const truth: Claims = { sub: 'google-1', email: 'Child@Example.org', email_verified: true };

/** Starts an issuer that signs in the person in `claims` without a page. */
export async function startMockIssuer(): Promise<MockIssuer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = url;
  let signed = 0;
  const issuer: MockIssuer = {
    url,
    environment: { OIDC_ISSUER: url, GOOGLE_CLIENT_ID: 'trails', GOOGLE_CLIENT_SECRET: 'trails-secret' },
    claims: truth,
    answer: () => undefined,
    signed: () => signed,
    close: () => server.stop(),
  };
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    signed += 1;
    for (const [name, value] of Object.entries(issuer.claims)) payload[name] = value;
  });
  server.service.on(Events.BeforeResponse, (response: MutableResponse) => issuer.answer(response));
  return issuer;
}
