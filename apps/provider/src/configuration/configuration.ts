/** Configuration of the provider, read from the environment at start. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL URL, or null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly contentDir: string;
  /** Origin for links. */
  readonly publicUrl: string;
  /** Origin of the API for the web app, or null for the page's own origin. */
  readonly apiBase: string | null;
  /** Replacement origins for pictures, sounds and files, by exact host. */
  readonly hostRewrites: Readonly<Record<string, string>>;
  /** The built web app, or null to serve the API only. */
  readonly webDir: string | null;
  /** Whether the web app works offline; false unregisters the service worker on every device. */
  readonly serviceWorker: boolean;
  /** OpenID Connect client, such as Google's; null disables this sign-in. */
  readonly openId: OpenIdClient | null;
  /** Whether this process also acts as the issuer, for a demo on loopback. */
  readonly demoIssuer: boolean;
  readonly product: string;
  readonly owner: string | null;
  readonly supportEmail: string | null;
  /** Recipients of the daily mail to the staff. */
  readonly staffEmails: readonly string[];
  /** Message catalogue of the web app: corrected English, or the specification's exact texts. */
  readonly catalogue: Catalogue;
  /** Whether demo learners exist; the sign-in screen then shows their credentials. */
  readonly demo: boolean;
  /** Whether every visitor may sign in as the demo learner. */
  readonly demoShared: boolean;
  /** Mail server; null keeps mails for the development mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Whether `/dev/mailbox` is on, and whether it accepts requests with a foreign `Host` header. */
  readonly mailbox: boolean;
  readonly mailboxPublic: boolean;
  /** Rules for a new password: the specification's or NIST's. */
  readonly passwordPolicy: PasswordPolicy;
  /** Cost of a password hash. */
  readonly passwordHashing: PasswordHashing;
  /** Whether sign-up hides that an email has an account. */
  readonly enumerationProtection: boolean;
  /** Sign-ups per IP address and hour. */
  readonly signUpsPerHour: number;
  /** Calls per learner, hour and frequent operation; a tenth for every other operation. */
  readonly writesPerHour: number;
  /** Fastify's `trustProxy`: false, a number of hops, or addresses. */
  readonly trustProxy: false | number | string[];
  /** Allowed CORS origins besides the provider's own. */
  readonly corsOrigins: readonly string[];
  /** Months without use until an account is deleted; 0 keeps accounts. */
  readonly inactiveMonths: number;
  /** Whether `/metrics` is on. */
  readonly metrics: boolean;
  readonly logLevel: LogLevel;
  readonly production: boolean;
}

/** OpenID Connect client credentials. */
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
