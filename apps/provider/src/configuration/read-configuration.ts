import { resolve } from 'node:path';
import type { z } from 'zod';
import type { Configuration, OpenIdClient } from './configuration.ts';
import { isLoopback } from './is-loopback.ts';
import { StartError } from './start-error.ts';
import { variables, type Variable } from './variables.ts';

type Name = keyof typeof variables;
type Values = { readonly [Key in Name]: z.infer<(typeof variables)[Key]['schema']> };
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration and resolves folders against the working directory.
 * @throws {StartError} with every invalid or missing variable, its value and the accepted values
 */
export function readConfiguration(environment: Environment): Configuration {
  const values = readValues(environment);
  const production = values.NODE_ENV === 'production';
  if (production)
    refuseMissing(values, ['OWNER', 'SUPPORT_EMAIL', 'SMTP_URL', 'MAIL_FROM'], 'NODE_ENV=production');
  if (values.SMTP_URL !== null) refuseMissing(values, ['MAIL_FROM'], 'SMTP_URL');
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    contentDir: resolve(values.CONTENT_DIR),
    webDir: values.WEB_DIR === null ? null : resolve(values.WEB_DIR),
    serviceWorker: values.SERVICE_WORKER === '1',
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    apiBase: values.API_BASE,
    hostRewrites: values.HOST_REWRITES,
    openId: readOpenId(values),
    demoIssuer: values.DEMO === '1' && values.OIDC_ISSUER === null,
    product: values.PRODUCT,
    owner: values.OWNER,
    supportEmail: values.SUPPORT_EMAIL,
    staffEmails: values.STAFF_EMAIL,
    catalogue: values.CATALOGUE,
    demo: allowDemo(values, production),
    demoShared: values.DEMO === 'public',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailbox: allowMailbox(values, production),
    mailboxPublic: values.DEV_MAILBOX === 'public',
    passwordPolicy: values.PASSWORD_POLICY,
    passwordHashing: values.PASSWORD_HASHING,
    enumerationProtection: values.ENUMERATION_PROTECTION === '1',
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    writesPerHour: values.WRITES_PER_HOUR,
    trustProxy: values.TRUST_PROXY === 0 ? false : values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    inactiveMonths: values.INACTIVE_MONTHS,
    metrics: values.METRICS === '1',
    logLevel: values.LOG_LEVEL,
    production,
  };
}

function readValues(environment: Environment): Values {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, accepts, secret }] of Object.entries<Variable<unknown>>(variables)) {
    const raw = environment[name]?.trim();
    const result = schema.safeParse(raw === '' ? undefined : raw);
    if (result.success) values[name] = result.data;
    const got = secret ? 'a value that is not shown here' : `"${raw}"`;
    if (!result.success) problems.push(`${name}: got ${got}, but it accepts ${accepts}.`);
  }
  refuse(problems);
  // Safe cast: the schema of each name parsed its value.
  return values as Values;
}

/** Names all problems at once: the operator corrects them together. */
function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

function refuseMissing(
  values: Values,
  names: readonly ('OWNER' | 'SUPPORT_EMAIL' | 'SMTP_URL' | 'MAIL_FROM')[],
  reason: string,
): void {
  const missing = names.filter((name) => values[name] === null);
  refuse(
    missing.map((name) => `${name}: got nothing, but with ${reason} it needs ${variables[name].accepts}.`),
  );
}

/** Rejects an incomplete set, which would silently hide the sign-in button. */
function readOpenId(values: Values): OpenIdClient | null {
  const { OIDC_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (issuer !== null && clientId !== null && clientSecret !== null)
    return { issuer, clientId, clientSecret };
  if (issuer === null && clientId === null && clientSecret === null) return null;
  const names = ['OIDC_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
  const missing = names.find((name) => values[name] === null) ?? 'OIDC_ISSUER';
  const others = names.filter((name) => name !== missing).join(' and ');
  throw new StartError(
    `${missing}: got nothing, but sign-in with Google needs it beside ${others}: ${variables[missing].accepts}.`,
  );
}

/** Defaults to demo learners on loopback only, because their password is public. */
function allowDemo(values: Values, production: boolean): boolean {
  const { DEMO } = values;
  if (DEMO === '0') return false;
  if (production)
    throw new StartError(`DEMO: got "${DEMO}", but with NODE_ENV=production it accepts only 0.`);
  const reached = DEMO === '1' ? reachedBy(values) : null;
  if (reached !== null) {
    throw new StartError(
      `DEMO: got "1" with ${reached}, but demo learners exist only on loopback. Set DEMO=0, or DEMO=public to let ` +
        'everybody who reaches this host sign in as one.',
    );
  }
  return true;
}

/** The variable that exposes the provider to other machines, or null. */
function reachedBy({ HOST, PUBLIC_URL, TRUST_PROXY }: Values): string | null {
  if (!isLoopback(HOST)) return `HOST="${HOST}"`;
  if (PUBLIC_URL !== null && !isLoopback(new URL(PUBLIC_URL).hostname)) return `PUBLIC_URL="${PUBLIC_URL}"`;
  return TRUST_PROXY === 0 ? null : 'TRUST_PROXY';
}

/** Defaults to loopback only, because the mailbox shows the codes of all learners. */
function allowMailbox(values: Values, production: boolean): boolean {
  const { DEV_MAILBOX, SMTP_URL } = values;
  if (production && DEV_MAILBOX === 'public')
    throw new StartError('DEV_MAILBOX: got "public", but with NODE_ENV=production it accepts only 0 or 1.');
  if (production || SMTP_URL !== null || DEV_MAILBOX === '0') return false;
  return DEV_MAILBOX === 'public' || reachedBy(values) === null;
}
