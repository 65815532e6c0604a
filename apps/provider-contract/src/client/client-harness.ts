import {
  createApi,
  createTransportEvents,
  transportEventNames,
  type Api,
  type TransportEvent,
} from '@sirah-trails/api-client';
import { createSession, memoryStorage, type Session } from '@sirah-trails/api-client/session';
import { startProvider, type TestProvider } from '@sirah-trails/provider/testing';
import { startFaultProxy, type FaultProxy } from '../fault-proxy.ts';

export const quarterHourMs = 15 * 60 * 1000;
const retryDelayMs = 1000;

export interface ClientHarness {
  readonly provider: TestProvider;
  readonly proxy: FaultProxy;
  /** A signed-in learner's browser: storage and tabs. */
  browser(): Promise<Browser>;
  close(): Promise<void>;
}

export interface Browser {
  tab(): Tab;
}

export interface Tab {
  readonly api: Api;
  readonly session: Session;
  readonly told: TransportEvent[];
  /** Expires the time limit of all pending calls. */
  losePatience(): void;
}

/** A real provider behind a fault proxy, with real clients. */
export async function startHarness(): Promise<ClientHarness> {
  const provider = await startProvider();
  const proxy = await startFaultProxy(provider.url);
  return {
    provider,
    proxy,
    browser: async () => {
      const { token } = await provider.createLearner();
      const storage = memoryStorage();
      createSession({ storage }).getState().signIn({ token, user: null });
      const locks = sharedLocks();
      return { tab: () => openTab(proxy.url, storage, locks) };
    },
    close: async () => {
      await proxy.close();
      await provider.close();
    },
  };
}

function openTab(baseUrl: string, storage: Storage, locks: LockManager): Tab {
  const session = createSession({ storage });
  const events = createTransportEvents();
  const told: TransportEvent[] = [];
  for (const event of transportEventNames) events.on(event, () => told.push(event));
  const limits = new Set<() => void>();
  return {
    api: createApi({ baseUrl, session, events, locks, clock: patient(limits) }),
    session,
    told,
    losePatience: () => [...limits].forEach((end) => end()),
  };
}

/** Retries without a pause, and a manual time limit. The library proves their lengths. */
function patient(limits: Set<() => void>) {
  return {
    after: (ms: number, act: () => void) => {
      if (ms > retryDelayMs) {
        limits.add(act);
        return () => void limits.delete(act);
      }
      const timer = setTimeout(act);
      return () => clearTimeout(timer);
    },
  };
}

/** Locks shared by a browser's tabs. */
function sharedLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, act: () => Promise<unknown>) => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}
