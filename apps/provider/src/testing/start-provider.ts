import { fileURLToPath } from 'node:url';
import { randomBytes } from 'node:crypto';
import { samplePack } from '@sirah-trails/content-pack/testing';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type Claim, beginExchange } from '../auth/sign-in/exchange.ts';
import { Argon2PasswordHasher } from '../auth/password/password-hasher.ts';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { guardTransactions } from '../database/transaction-guard.ts';
import type { Context } from '../kernel/context.ts';
import { createLogger } from '../logging/logger.ts';
import { readMailbox } from '../mail/mailbox-page.ts';
import type { OpenedMail } from '../mail/open-mail.ts';
import { startServer } from '../start/start-server.ts';
import { createLearner, type NewLearner, type TestLearner } from './create-learner.ts';
import { guardLog, keepStored } from './log-guard.ts';
import { isProof } from './rounds.ts';
import { testEngines, type TestPlace } from './test-databases.ts';
import { VirtualClock } from './virtual-clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { sha256 } from '../kernel/sha256.ts';

const starterPack = fileURLToPath(new URL('../../../../content', import.meta.url));
shareContract();
guardTransactions();

/** The argon2id minimum: tests hash thousands of passwords, and only proofs need the real cost. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface ProviderOptions {
  /** Location of the data; defaults to a new SQLite file that `close` removes. */
  readonly databaseUrl?: string | null;
  readonly dataDir?: string;
  /** Defaults to the sample: the starter pack reduced to its first sub-trail. */
  readonly contentDir?: string;
  readonly webDir?: string;
  readonly demo?: boolean;
  readonly clock?: VirtualClock;
  /** Validates every response against the contract; a mismatch is a 500. Default true. */
  readonly responseValidation?: boolean;
  /** Additional environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Also receives the log lines. */
  readonly logTo?: (line: string) => void;
}

/** A real provider in this process, on a free loopback port, with a clock that only the test advances. */
export interface TestProvider {
  readonly url: string;
  readonly clock: VirtualClock;
  readonly context: Context;
  /** Creates a signed-in learner. */
  createLearner(learner?: NewLearner): Promise<TestLearner>;
  /** A claim as held by a browser after Google's redirect, ready to exchange. */
  offerExchange(learner: Pick<TestLearner, 'id' | 'email'>): Promise<Claim>;
  /** Mails in the outbox, newest first. */
  mails(): Promise<OpenedMail[]>;
  /** Rejects if the log contains personal data. */
  close(): Promise<void>;
}

export async function startProvider(options: ProviderOptions = {}): Promise<TestProvider> {
  const place = await placeOf(options);
  const clock = options.clock ?? new VirtualClock();
  const configuration = readConfiguration({
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    CONTENT_DIR: options.contentDir ?? starterPack,
    WEB_DIR: options.webDir ?? '',
    DEMO: options.demo ? '1' : '0',
    PASSWORD_HASHING: 'owasp',
    // Tests play for days within an hour of their clock.
    WRITES_PER_HOUR: '99999',
    ...options.environment,
  });
  const { responseValidation = true, logTo } = options;
  const realCost = isProof || options.environment?.['PASSWORD_HASHING'] !== undefined;
  const guard = guardLog();
  const write = (line: string) => {
    guard.write(line);
    logTo?.(line);
  };
  const server = await startServer(configuration, clock, createLogger('debug', { write }), {
    responseValidation,
    open: options.contentDir === undefined ? openSample : undefined,
    passwords: realCost ? undefined : new Argon2PasswordHasher('owasp', leastCost),
  });
  return {
    url: server.url,
    clock,
    context: server.context,
    createLearner: async (options = {}) => {
      const learner = await createLearner(server.context, options);
      const { email, password, username, token } = learner;
      guard.keep([email, password, username, token]);
      return learner;
    },
    offerExchange: async (learner) => {
      const claim = await offerExchange(server.context, learner);
      guard.keep([claim.code, claim.verifier]);
      return claim;
    },
    mails: async () => {
      const mails = await readMailbox(server.context, 1000);
      for (const { to, code, link } of mails) guard.keep([to, code, link]);
      return mails;
    },
    close: async () => {
      // The test may have deleted the database.
      await keepStored(guard, server.context).catch(() => undefined);
      await server.close(1000);
      await place.drop();
      const leaks = guard.leaks();
      if (leaks.length > 0) throw new Error(`The log holds what is a learner's own: ${leaks.join('')}`);
    },
  };
}

async function openSample() {
  const pack = await samplePack();
  return { hash: pack.hash, read: () => pack };
}

async function placeOf({ databaseUrl = null, dataDir }: ProviderOptions): Promise<TestPlace> {
  const [sqlite] = testEngines;
  if (databaseUrl === null && dataDir === undefined && sqlite) return sqlite.place();
  return { databaseUrl, dataDir: dataDir ?? '', drop: () => Promise.resolve() };
}

type Checked = Awaited<ReturnType<Validator['validate']>>;

/** The compiled OpenAPI schema, and the contract without references. */
let checked: { readonly result: Checked; readonly first: Validator } | undefined;
let resolved: ReturnType<Validator['resolveRefs']> | undefined;

/**
 * Shares the validated contract between the providers of a process. Otherwise each start would compile the OpenAPI
 * schema again (80 % of its work), and each provider the schemas of the called operations.
 */
function shareContract(): void {
  const { validate, resolveRefs } = Validator.prototype;
  Validator.prototype.validate = async function (specification) {
    checked ??= { result: await validate.call(this, specification), first: this };
    this.specification = checked.first.specification;
    this.version = checked.first.version;
    return checked.result;
  };
  Validator.prototype.resolveRefs = function (options) {
    return (resolved ??= resolveRefs.call(this, options));
  };
}

/** Completes a Google sign-in up to the exchange. */
async function offerExchange(
  { database, clock }: Context,
  { id, email }: Pick<TestLearner, 'id' | 'email'>,
): Promise<Claim> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = sha256(verifier);
  const { deactivated_at: at } = await database
    .selectFrom('learner')
    .select('deactivated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const exchange = { learnerId: id, email, challenge, closed: at !== null };
  const code = await inTransaction(database, (transaction) =>
    beginExchange(transaction, exchange, clock.now()),
  );
  return { email, code, verifier };
}
