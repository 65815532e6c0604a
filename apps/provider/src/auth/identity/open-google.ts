import type { Configuration } from '../../configuration/configuration.ts';
import type { GoogleClient } from '../../kernel/google-client.ts';
import { createGoogleClient } from './google-client.ts';

/** The way to sign in with Google as configured, with an issuer of its own in a demo; null where it is not offered. */
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
