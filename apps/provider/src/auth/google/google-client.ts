import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type Configuration as Discovered,
} from 'openid-client';
import type { OpenIdClient, Configuration } from '../../configuration/configuration.ts';
import type { FlowSecrets, GoogleClient, GoogleIdentity } from '../../kernel/google-client.ts';

/** The client for the configured issuer, or for an own issuer in a demo; null where Google sign-in is not offered. */
export async function openGoogle({
  openId,
  demoIssuer,
}: Pick<Configuration, 'openId' | 'demoIssuer'>): Promise<GoogleClient | null> {
  if (openId) return createGoogleClient(openId);
  if (!demoIssuer) return null;
  // A demo alone loads the issuer.
  const { startDemoIssuer } = await import('./demo-issuer/demo-issuer.ts');
  const { client, close } = await startDemoIssuer();
  return createGoogleClient(client, { demo: true, close });
}

interface Options {
  readonly demo?: boolean;
  readonly close?: () => Promise<void>;
}

/** Only what sign-in needs: no name and no picture of a child is asked for. */
const scope = 'openid email';
const timeoutSeconds = 10;

/** A client of the issuer. Discovery runs with the first sign-in, so that a start needs no network. */
export function createGoogleClient(settings: OpenIdClient, options: Options = {}): GoogleClient {
  const { demo = false, close = () => Promise.resolve() } = options;
  const issuer = discovered(settings);
  // The port of the demo's issuer changes with each start, its people stay.
  const realm = demo ? 'demo' : settings.issuer;
  return {
    demo,
    close,
    authorizationUrl: async (redirectUri, secrets) =>
      buildAuthorizationUrl(await issuer(), await parametersOf(redirectUri, secrets)),
    identify: async (url, secrets) => readIdentity(realm, await claims(await issuer(), url, secrets)),
  };
}

async function parametersOf(redirectUri: string, { state, nonce, codeVerifier }: FlowSecrets) {
  return {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    // On a family's tablet each child chooses who they are.
    prompt: 'select_account',
  };
}

async function claims(issuer: Discovered, url: URL, secrets: FlowSecrets) {
  const tokens = await authorizationCodeGrant(issuer, url, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.codeVerifier,
    idTokenExpected: true,
  });
  const found = tokens.claims();
  if (!found) throw new Error('The issuer gave no ID token.');
  return found;
}

function readIdentity(
  realm: string,
  { sub, email, email_verified: verified }: Record<string, unknown>,
): GoogleIdentity {
  return {
    subject: `${realm} ${String(sub)}`,
    email: typeof email === 'string' ? email : null,
    emailVerified: verified === true,
  };
}

/** Asks once; a failure is forgotten, so that the next sign-in tries again. */
function discovered({ issuer, clientId, clientSecret }: OpenIdClient): () => Promise<Discovered> {
  const url = new URL(issuer);
  // The signature is checked also where TLS already vouches for the token.
  const execute = [enableNonRepudiationChecks];
  if (url.protocol === 'http:') execute.push(allowInsecureRequests);
  let known: Promise<Discovered> | null = null;
  return () => {
    known ??= discovery(url, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
    known.catch(() => (known = null));
    return known;
  };
}
