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

/** Dependencies of every handler. */
export interface Context {
  readonly database: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly configuration: Configuration;
  /** Metadata of the content pack. */
  readonly about: components['schemas']['About'];
  /** BCP 47 tag of the content pack's language. */
  readonly language: string;
  /** Legal pages of the content pack. */
  readonly legal: readonly LegalPage[];
  /** Colours and pictures of the content pack. */
  readonly theme: Theme;
  readonly secret: InstanceSecret;
  /** Write limits per learner. */
  readonly writes: WriteLimits;
  /** Call limits per IP address for visitors without an account. */
  readonly visitors: WriteLimits;
  readonly passwords: PasswordHasher;
  /** Google sign-in, or null where it is disabled. */
  readonly google: GoogleClient | null;
  /** Demo account on the sign-in screen, or null. */
  readonly demoSignIn: { readonly email: string; readonly password: string } | null;
}
