import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { AddressInfo } from 'node:net';
import { newSecret } from '../../session/token.ts';
import type { OpenIdClient } from '../../../configuration/configuration.ts';
import { choicePage, pagePolicy } from './choice-page.ts';
import { createGrants, readAuthorization, type Grants } from './grants.ts';
import { createTokenSigner, type TokenSigner } from './id-token.ts';
import { demoPeople } from './people.ts';

/** An issuer that listens, and how the provider is known to it. */
export interface DemoIssuer {
  readonly client: OpenIdClient;
  close(): Promise<void>;
}

/**
 * A small OpenID issuer on loopback for the demo: the authorization code flow with PKCE, on a page where one chooses a
 * made-up person instead of signing in. It keeps nothing beyond its process and knows one client.
 */
export async function startDemoIssuer(): Promise<DemoIssuer> {
  const app = Fastify();
  const signer = await createTokenSigner();
  const client = { clientId: 'sirah-trails-demo', clientSecret: newSecret() };
  const issuer = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const grants = createGrants(client.clientId);
  serveMetadata(app, issuer, signer);
  serveChoice(app, grants);
  serveTokens(app, { issuer, signer, grants, ...client });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { client: { issuer: issuer(), ...client }, close: () => app.close() };
}

function serveMetadata(app: FastifyInstance, issuer: () => string, signer: TokenSigner): void {
  app.get('/.well-known/openid-configuration', () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [signer.algorithm],
    scopes_supported: ['openid', 'email'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  }));
  app.get('/jwks', () => ({ keys: [signer.publicKey] }));
}

function serveChoice(app: FastifyInstance, grants: Grants): void {
  app.get<{ Querystring: Record<string, unknown> }>('/authorize', (request, reply) => {
    const asked = readAuthorization(grants.clientId, request.query);
    if (!asked) return refuse(reply, 'invalid_request');
    void reply.header('content-security-policy', pagePolicy);
    return reply.type('text/html; charset=utf-8').send(choicePage(request.query));
  });
  app.get<{ Querystring: Record<string, unknown> }>('/choose', (request, reply) => {
    const asked = readAuthorization(grants.clientId, request.query);
    if (!asked) return refuse(reply, 'invalid_request');
    const back = new URL(asked.redirectUri);
    back.searchParams.set('state', asked.state);
    const person = demoPeople.find(({ subject }) => subject === request.query['person']);
    if (person) back.searchParams.set('code', grants.give(asked, person));
    else back.searchParams.set('error', 'access_denied');
    return reply.redirect(back.href, 302);
  });
}

interface TokenSide {
  readonly issuer: () => string;
  readonly signer: TokenSigner;
  readonly grants: Grants;
  readonly clientId: string;
  readonly clientSecret: string;
}

function serveTokens(
  app: FastifyInstance,
  { issuer, signer, grants, clientId, clientSecret }: TokenSide,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  app.post('/token', async ({ body }, reply) => {
    if (!(body instanceof URLSearchParams)) return refuse(reply, 'invalid_request');
    if (body.get('client_id') !== clientId || body.get('client_secret') !== clientSecret)
      return refuse(reply, 'invalid_client');
    const grant = grants.take(body);
    if (!grant) return refuse(reply, 'invalid_grant');
    const claims = {
      email: grant.person.email,
      email_verified: grant.person.emailVerified,
      nonce: grant.nonce,
    };
    const idToken = await signer.sign(claims, {
      issuer: issuer(),
      subject: grant.person.subject,
      audience: clientId,
    });
    void reply.header('cache-control', 'no-store');
    // The protocol wants an access token; nothing of this issuer takes one.
    return { access_token: newSecret(), token_type: 'Bearer', expires_in: 60, id_token: idToken };
  });
}

function refuse(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(400).send({ error });
}
