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

/** Client of the configured issuer or the demo issuer; null where Google sign-in is disabled. */
export async function openGoogle({
  openId,
  demoIssuer,
}: Pick<Configuration, 'openId' | 'demoIssuer'>): Promise<GoogleClient | null> {
  if (openId) return createGoogleClient(openId);
  return demoIssuer ? openDemoIssuer() : null;
}

/** Client of a new demo issuer; null where its package is missing, as in a production installation. */
async function openDemoIssuer(): Promise<GoogleClient | null> {
  const loaded = await import('./demo-issuer/demo-issuer.ts').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });
  if (!loaded) return null;
  const { client, close } = await loaded.startDemoIssuer();
  return createGoogleClient(client, { demo: true, close });
}

interface Options {
  readonly demo?: boolean;
  readonly close?: () => Promise<void>;
}

/** Excludes name and picture, which sign-in does not need. */
const scope = 'openid email';
const timeoutSeconds = 10;

/** Creates a client. Discovery runs at the first sign-in, so that the provider starts without a network. */
export function createGoogleClient(settings: OpenIdClient, options: Options = {}): GoogleClient {
  const { demo = false, close = () => Promise.resolve() } = options;
  const issuer = discovered(settings);
  // Stable across demo starts, although the issuer's port changes.
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
    // Shows the account chooser, because children share a tablet.
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

/** Caches the discovery; a failure is retried at the next sign-in. */
function discovered({ issuer, clientId, clientSecret }: OpenIdClient): () => Promise<Discovered> {
  const url = new URL(issuer);
  // Checks the ID token's signature, which the library skips over TLS.
  const execute = [enableNonRepudiationChecks];
  if (url.protocol === 'http:') execute.push(allowInsecureRequests);
  let known: Promise<Discovered> | null = null;
  return () => {
    known ??= discovery(url, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
    known.catch(() => (known = null));
    return known;
  };
}
