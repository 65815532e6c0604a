import {
  activateLearner,
  deactivateLearner,
  hideFromBoards,
  inTransaction,
  startProvider,
  type NewLearner,
  type ProviderOptions,
  type TestEngine,
  type TestProvider,
} from '@sirah-trails/provider/testing';
import { createPlayer, type Player } from './player.ts';

/** How the provider of a harness differs from the usual one. */
export type HarnessOptions = Pick<ProviderOptions, 'responseValidation' | 'logTo'>;

/** A provider with players, on one of the engines. */
export interface PlayHarness {
  readonly provider: TestProvider;
  /** A new learner with their own client. */
  newPlayer(learner?: Pick<NewLearner, 'gender'>): Promise<Player>;
  /** Takes the learner off all boards, or puts them back. */
  hide(learnerId: string, hidden: boolean): Promise<void>;
  /** Closes the learner's account. */
  deactivate(learnerId: string): Promise<void>;
  /** Opens it again. */
  activate(learnerId: string): Promise<void>;
  /** Chooses the learner's clock. */
  calm(learnerId: string, calm: '1' | '1.5' | '2' | 'none'): Promise<void>;
  close(): Promise<void>;
}

/** Starts a provider on a fresh database of the engine, with more variables of the environment where a test needs them. */
export async function openHarness(
  engine: TestEngine,
  environment: Readonly<Record<string, string>> = {},
  options: HarnessOptions = {},
): Promise<PlayHarness> {
  const place = await engine.place();
  const { databaseUrl, dataDir } = place;
  const provider = await startProvider({
    ...(databaseUrl === null ? { dataDir } : { databaseUrl }),
    environment,
    ...options,
  });
  const { database } = provider.context;
  return {
    provider,
    newPlayer: async (learner) => createPlayer(provider, await provider.createLearner(learner)),
    hide: (learnerId, hidden) =>
      inTransaction(database, (transaction) => hideFromBoards(transaction, learnerId, hidden)),
    deactivate: (learnerId) =>
      inTransaction(database, (transaction) =>
        deactivateLearner(transaction, learnerId, 'Please be kind.', provider.clock.now()),
      ),
    activate: (learnerId) =>
      inTransaction(database, (transaction) => activateLearner(transaction, learnerId)),
    calm: async (learnerId, calm) => {
      await database.updateTable('learner').set({ calm }).where('id', '=', learnerId).execute();
    },
    close: async () => {
      await provider.close();
      await place.drop();
    },
  };
}
