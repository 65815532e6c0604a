import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';

/** The issuer's claims about the person; a test may replace them. */
export type Claims = Record<string, unknown>;

/** An issuer on loopback that can be made to lie. */
export interface MockIssuer {
  readonly url: string;
  /** Variables with which a provider uses it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Changes of the next ID tokens; `undefined` leaves a claim out. */
  claims: Claims;
  /** Changes the next answers of the token endpoint. */
  answer: (response: MutableResponse) => void;
  /** Tokens that it has signed. */
  readonly signed: () => number;
  close(): Promise<void>;
}

export const truth: Claims = { sub: 'google-1', email: 'Child@Example.org', email_verified: true };

/** Starts an issuer that signs in without asking, as the person in `claims`. */
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
