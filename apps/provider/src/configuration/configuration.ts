/** The configuration of this provider, read once at start from the environment. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly contentDir: string;
  /** Origin that links use. */
  readonly publicUrl: string;
  /** Origin of the API for the web app when it is another than the page's. */
  readonly apiBase: string | null;
  /** Origins that serve the pictures, sounds and files of other hosts, by the exact host. */
  readonly hostRewrites: Readonly<Record<string, string>>;
  /** The built web app, or null when only the API is served. */
  readonly webDir: string | null;
  /** Whether the web app works without a network; false empties the service worker of every device. */
  readonly serviceWorker: boolean;
  /** Sign-in with Google or another OpenID Connect issuer; null where it is not offered. */
  readonly openId: OpenIdClient | null;
  /** Whether this process plays the issuer itself, for a demo on loopback. */
  readonly demoIssuer: boolean;
  readonly product: string;
  readonly owner: string | null;
  readonly supportEmail: string | null;
  /** Words of the web app: corrected English, or those of the specification to the letter. */
  readonly catalogue: Catalogue;
  /** Whether demo learners exist and the sign-in screen names one. */
  readonly demo: boolean;
  /** Whether every visitor may sign in as the demo learner. */
  readonly demoShared: boolean;
  /** The mail server, or null: then mail waits to be read in the development mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Whether `/dev/mailbox` shows mail, and whether also to callers who name another host than this machine. */
  readonly mailbox: boolean;
  readonly mailboxPublic: boolean;
  /** The rules for a new password: the specification's, or those of NIST. */
  readonly passwordPolicy: PasswordPolicy;
  /** The cost of a password hash. */
  readonly passwordHashing: PasswordHashing;
  /** Whether sign-up hides that an e-mail address has an account. */
  readonly enumerationProtection: boolean;
  /** Sign-ups from one address within an hour. */
  readonly signUpsPerHour: number;
  /** Calls of one learner within an hour, of each operation of play and reading; of every other a tenth. */
  readonly writesPerHour: number;
  /** As Fastify takes it: nobody, a number of hops, or addresses. */
  readonly trustProxy: false | number | string[];
  /** Exact origins, besides the provider's, that browsers may call from. */
  readonly corsOrigins: readonly string[];
  /** Accounts that nobody used for so many months are deleted; 0 keeps them. */
  readonly inactiveMonths: number;
  /** Whether `/metrics` tells what the process has done. */
  readonly metrics: boolean;
  readonly logLevel: LogLevel;
  readonly production: boolean;
}

/** How the provider is known to an OpenID issuer. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export const catalogues = ['en', 'literal'] as const;
export type Catalogue = (typeof catalogues)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export const passwordHashings = ['rfc9106', 'owasp'] as const;
export type PasswordHashing = (typeof passwordHashings)[number];

export const passwordPolicies = ['spec', 'nist'] as const;
export type PasswordPolicy = (typeof passwordPolicies)[number];
