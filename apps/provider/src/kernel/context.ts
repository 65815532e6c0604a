import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { components } from '@sirah-trails/openapi';
import type { Clock } from './clock.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { LegalPage, Theme } from '@sirah-trails/content-pack/model';
import type { GoogleClient } from './google-client.ts';
import type { Database } from '../database/schema.ts';
import type { WriteLimits } from './write-limits.ts';
import type { InstanceSecret } from '../secret/instance-secret.ts';

/** What every handler works with. */
export interface Context {
  readonly database: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly configuration: Configuration;
  /** What the content pack says of itself. */
  readonly about: components['schemas']['About'];
  /** The small print of the content pack. */
  readonly legal: readonly LegalPage[];
  /** Colours and pictures of the app, from the content pack. */
  readonly theme: Theme;
  readonly secret: InstanceSecret;
  /** How often a learner may write. */
  readonly writes: WriteLimits;
  readonly passwords: PasswordHasher;
  /** The way to sign in with Google, or null where it is not offered. */
  readonly google: GoogleClient | null;
  /** The demo sign-in that the sign-in screen offers, else null. */
  readonly demoSignIn: { readonly email: string; readonly password: string } | null;
}
