import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Events,
  OAuth2Issuer,
  OAuth2Service,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
} from 'oauth2-mock-server';
import { z } from 'zod';
import type { OpenIdClient } from '../../../configuration/configuration.ts';
import { isLoopback } from '../../../configuration/is-loopback.ts';
import { newSecret } from '../../../secret/bearer-secret.ts';
import { choicePage, pagePolicy, demoPeople, type DemoPerson } from './choice-page.ts';

/** A running issuer with the credentials of its client. */
export interface DemoIssuer {
  readonly client: OpenIdClient;
  close(): Promise<void>;
}

type TokenRequest = IncomingMessage & { readonly body: Readonly<Record<string, unknown>> };

/**
 * Starts an OpenID issuer on loopback: the authorization code flow with PKCE, with a choice of demo people
 * instead of a login. Stores everything in memory and accepts one client.
 */
export async function startDemoIssuer(): Promise<DemoIssuer> {
  const client = { clientId: 'sirah-trails-demo', clientSecret: newSecret() };
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  admitPeople(service, client);
  const server = createServer((request, response) => {
    if (isAnswered(request, response, client.clientId)) return;
    service.requestHandler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { client: { issuer: issuer.url, ...client }, close: async () => void server.close() };
}

const mostCodes = 100;

/** Binds each code to the chosen person, and issues tokens to the one client only. */
function admitPeople(service: OAuth2Service, client: Omit<OpenIdClient, 'issuer'>): void {
  const people = new Map<unknown, DemoPerson>();
  service.on(
    Events.BeforeAuthorizeRedirect,
    ({ url }: MutableRedirectUri, { url: asked }: IncomingMessage) => {
      const person = personOf(queryOf(asked));
      if (person) people.set(url.searchParams.get('code'), person);
      else url.searchParams.set('error', 'access_denied');
      if (!person) url.searchParams.delete('code');
      forgetOldest(people);
    },
  );
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequest) => {
    const { subject: sub, email, emailVerified: email_verified } = people.get(body['code']) ?? {};
    Object.assign(payload, { sub, email, email_verified });
  });
  service.on(Events.BeforeResponse, (response: MutableResponse, { body }: TokenRequest) => {
    const known = body['client_id'] === client.clientId && body['client_secret'] === client.clientSecret;
    if (known && body['code_verifier'] !== undefined && people.delete(body['code'])) return;
    Object.assign(response, { statusCode: 400, body: { error: known ? 'invalid_grant' : 'invalid_client' } });
  });
}

/** Drops the oldest codes; most are never redeemed, because visitors close the page. */
function forgetOldest(people: Map<unknown, DemoPerson>): void {
  for (const code of people.keys()) if (people.size > mostCodes) people.delete(code);
}

/** Paths of the flow; blocks the library's other endpoints, such as a sign-out with an open redirect. */
const served = ['/.well-known/openid-configuration', '/jwks', '/authorize', '/token'];

/** Answers requests outside the flow, and the page for the choice of a person. */
function isAnswered(request: IncomingMessage, response: ServerResponse, clientId: string): boolean {
  const { pathname } = new URL(request.url ?? '', 'http://issuer');
  if (!served.includes(pathname)) response.writeHead(404).end();
  if (pathname !== '/authorize') return !served.includes(pathname);
  const query = queryOf(request.url);
  const { success } = authorization.safeParse(query);
  if (!success || query['client_id'] !== clientId) {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_request"}');
    return true;
  }
  if (query['person'] !== undefined) return false;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy };
  response.writeHead(200, headers).end(choicePage(query));
  return true;
}

const authorization = z.object({
  redirect_uri: z.string().refine(isReturnUrl),
  response_type: z.literal('code'),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1),
  nonce: z.string().min(1),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
});

/** Accepts loopback redirect URIs of a provider only. */
function isReturnUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(url);
  return (
    protocol === 'http:' &&
    isLoopback(hostname) &&
    pathname === '/auth/v1/login-google/callback' &&
    `${search}${hash}` === ''
  );
}

function queryOf(url = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(url, 'http://issuer').searchParams);
}

function personOf(query: Readonly<Record<string, string>>): DemoPerson | undefined {
  return demoPeople.find(({ subject }) => subject === query['person']);
}
