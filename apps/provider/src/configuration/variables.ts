import { isIP } from 'node:net';
import { z } from 'zod';
import { catalogues, logLevels, passwordHashings, passwordPolicies } from './configuration.ts';
import { isLoopback } from './is-loopback.ts';

/** An environment variable: its schema, and the accepted values in words. */
export interface Variable<Value> {
  readonly schema: z.ZodType<Value>;
  readonly accepts: string;
  /** Hides the value in error messages. */
  readonly secret?: true;
}

function variable<Value>(schema: z.ZodType<Value>, accepts: string): Variable<Value> {
  return { schema, accepts };
}

const text = z.string().max(200).refine(isPrintable);
const count = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const origin = z
  .string()
  .refine(isOrigin)
  .transform((value) => new URL(value).origin);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Characters that end the password of a URL early. */
const escapes = 'in its password write @ # / ? as %40 %23 %2F %3F';

/** All variables of the provider; the schemas receive `undefined` for unset and empty variables. */
export const variables = {
  PORT: variable(count.pipe(z.number().max(65_535)).default(4300), 'a whole number from 0 to 65535'),
  HOST: variable(z.string().refine(isHost).default('127.0.0.1'), 'a host name or an IP address'),
  DATA_DIR: variable(z.string().default('.data'), 'a folder'),
  DATABASE_URL: {
    ...variable(
      z.string().refine(isPostgresUrl).nullable().default(null),
      `an address that begins with postgres:// or postgresql://; ${escapes}`,
    ),
    secret: true,
  },
  CONTENT_DIR: variable(z.string().default('content'), 'a folder'),
  WEB_DIR: variable(z.string().nullable().default(null), 'a folder'),
  SERVICE_WORKER: variable(z.enum(['0', '1']).default('1'), '0 or 1'),
  PUBLIC_URL: variable(origin.nullable().default(null), 'an origin such as https://learn.example.org'),
  API_BASE: variable(origin.nullable().default(null), 'an origin such as https://api.example.org'),
  HOST_REWRITES: variable(
    list
      .pipe(z.array(z.string().refine(isRewrite)))
      .transform(rewritesOf)
      .default({}),
    'pairs of a host and the origin that serves its files, as in old.example.org=https://files.example.org, with commas between',
  ),
  OIDC_ISSUER: variable(
    z.string().refine(isIssuer).nullable().default(null),
    'the address of an issuer such as https://accounts.google.com (http only on loopback)',
  ),
  GOOGLE_CLIENT_ID: variable(text.nullable().default(null), 'a text of at most 200 characters'),
  GOOGLE_CLIENT_SECRET: {
    ...variable(text.nullable().default(null), 'a text of at most 200 characters'),
    secret: true,
  },
  PRODUCT: variable(text.default('Sirah Trails'), 'a text of at most 200 characters'),
  OWNER: variable(text.nullable().default(null), 'a text of at most 200 characters'),
  SUPPORT_EMAIL: variable(z.email().nullable().default(null), 'an e-mail address'),
  STAFF_EMAIL: variable(list.pipe(z.array(z.email())).default([]), 'e-mail addresses with commas between'),
  CATALOGUE: variable(z.enum(catalogues).default('en'), catalogues.join(', ')),
  DEMO: variable(
    z.enum(['0', '1', 'public']).default('0'),
    '0, 1 (demo learners, on loopback only) or public',
  ),
  SMTP_URL: {
    ...variable(
      z.string().refine(isSmtpUrl).nullable().default(null),
      `an address that begins with smtp:// or smtps://; ${escapes}`,
    ),
    secret: true,
  },
  MAIL_FROM: variable(z.email().nullable().default(null), 'an e-mail address'),
  DEV_MAILBOX: variable(
    z.enum(['0', '1', 'public']).default('1'),
    '0, 1 (mails are shown on loopback only) or public',
  ),
  PASSWORD_POLICY: variable(z.enum(passwordPolicies).default('spec'), passwordPolicies.join(' or ')),
  PASSWORD_HASHING: variable(z.enum(passwordHashings).default('rfc9106'), passwordHashings.join(' or ')),
  ENUMERATION_PROTECTION: variable(z.enum(['0', '1']).default('0'), '0 or 1'),
  SIGN_UPS_PER_HOUR: variable(count.pipe(z.number().min(1)).default(100), 'a whole number from 1 to 99999'),
  WRITES_PER_HOUR: variable(
    count.pipe(z.number().min(100)).default(1000),
    'a whole number from 100 to 99999',
  ),
  TRUST_PROXY: variable(
    z.union([count, list.pipe(z.array(z.string().refine(isAddressOrRange)))]).default(0),
    'the number of proxies in front, or their addresses or ranges with commas between',
  ),
  CORS_ORIGINS: variable(list.pipe(z.array(origin)).default([]), 'origins with commas between'),
  INACTIVE_MONTHS: variable(
    count.pipe(z.union([z.literal(0), z.number().min(6).max(120)])).default(0),
    '0 (accounts are kept) or a whole number of months from 6 to 120',
  ),
  METRICS: variable(z.enum(['0', '1']).default('0'), '0 or 1'),
  LOG_LEVEL: variable(z.enum(logLevels).default('info'), logLevels.join(', ')),
  NODE_ENV: variable(
    z.enum(['production', 'development', 'test']).default('development'),
    'production, development or test',
  ),
} satisfies Record<string, Variable<unknown>>;

function isPrintable(value: string): boolean {
  return !/\p{Cc}/u.test(value);
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(value);
}

function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && !isCutShort(new URL(value));
}

function isSmtpUrl(value: string): boolean {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.hostname !== '' && /^\/?$/.test(url.pathname) && !isCutShort(url);
}

/** Whether an unescaped character in the password has ended the host early: the rest contains the `@`. */
function isCutShort({ pathname, search, hash }: URL): boolean {
  return hash !== '' || `${pathname}${search}`.includes('@');
}

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}

/** Accepts `<host[:port]>=<origin>` with the host as `URL` spells it. */
function isRewrite(value: string): boolean {
  const [host = '', to = '', ...rest] = value.split('=');
  if (rest.length > 0 || host.includes('*') || !isOrigin(`https://${host}`)) return false;
  return new URL(`https://${host}`).host === host.toLowerCase() && isOrigin(to);
}

function rewritesOf(pairs: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [host = '', to = ''] = pair.split('=');
      return [host.toLowerCase(), new URL(to).origin];
    }),
  );
}

/** Keeps the issuer's spelling, because a trailing slash makes another issuer. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username, password } = new URL(value);
  const secure = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return secure && `${search}${hash}${username}${password}` === '';
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  return rest.length === 0 && isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}
