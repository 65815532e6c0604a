import { errorOf } from '../errors/api-error.ts';
import type { Session } from '../session/session-store.ts';
import type { Send } from './send.ts';
import type { TransportEvents } from './transport-events.ts';

const lockName = 'sirah-trails-refresh';

/** Delay until other tabs, which run in other processes, see a storage write. */
const spreadMs = 200;

interface Options {
  /** Sends with time limit and one retry, which is safe because the provider accepts a replaced token for a few seconds. */
  send: Send;
  session: Session;
  events: TransportEvents;
  /** API URL without a trailing slash. */
  baseUrl: string;
  locks?: LockManager | undefined;
}

export interface Refresher {
  /**
   * Returns a token newer than `used`, or null if the provider rejects the refresh and the session ends. Concurrent calls share
   * one refresh, across tabs.
   * @throws ApiError without a response: the session stays.
   */
  readonly refresh: (used: string) => Promise<string | null>;
  /** Adopts the boot script's pending refresh. */
  readonly adopt: (begun: Promise<string | null>) => void;
  /** Resolves after this learner's pending refresh. */
  readonly settled: () => Promise<void>;
}

export function createRefresher(options: Options): Refresher {
  let pending: { renewal: Promise<string | null>; generation: number } | undefined;
  // Ignores a previous learner's refresh, so that it does not block the next learner.
  const ofLearner = () => (pending?.generation === generationOf(options) ? pending.renewal : undefined);
  const share = (begun: Promise<string | null>) => {
    const renewal = begun.finally(() => {
      if (pending?.renewal === renewal) pending = undefined;
    });
    pending = { renewal, generation: generationOf(options) };
    return renewal;
  };
  return {
    refresh: (used) => ofLearner() ?? share(alone(options.locks, () => renew(options, used))),
    adopt: (begun) => {
      const generation = generationOf(options);
      share(begun.then((token) => accept(options, token, generation))).catch(() => undefined);
    },
    settled: async () => void (await ofLearner()?.catch(() => undefined)),
  };
}

async function renew(options: Options, used: string) {
  const { session, send } = options;
  session.getState().reload();
  // Another tab has refreshed already.
  if (session.getState().token !== used) return session.getState().token;
  const generation = generationOf(options);
  return accept(options, await requestToken(send, options.baseUrl, used), generation);
}

async function requestToken(send: Send, baseUrl: string, used: string) {
  const headers = { Authorization: `Bearer ${used}` };
  const response = await send(new Request(`${baseUrl}/api/auth/v1/refresh`, { method: 'POST', headers }));
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && hasToken(body)) return body.access_token;
  if (response.status === 401 || response.status === 403 || response.status === 422) return null;
  throw errorOf(response, body);
}

// A concurrent sign-out or change of learner takes precedence.
function accept({ session, events }: Options, token: string | null, generation: number) {
  const state = session.getState();
  if (state.generation !== generation) return state.token;
  if (token === null) {
    state.expire();
    events.emit('signed-out');
  } else {
    state.setToken(token);
    events.emit('token-refreshed');
  }
  return token;
}

function generationOf({ session }: Options) {
  return session.getState().generation;
}

/** Runs exclusively across tabs. Releases the lock after other tabs see the stored token, without delaying the result. */
function alone<T>(locks: LockManager | undefined, act: () => Promise<T>): Promise<T> {
  if (!locks) return act();
  return new Promise((resolve, reject) => {
    const actThenSpread = async () => {
      await act().then(resolve, reject);
      await new Promise((spread) => setTimeout(spread, spreadMs));
    };
    locks.request(lockName, actThenSpread).catch(reject);
  });
}

function hasToken(body: unknown): body is { access_token: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'access_token' in body &&
    typeof body.access_token === 'string'
  );
}
