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

/** Provider options of a harness. */
export type HarnessOptions = Pick<ProviderOptions, 'contentDir' | 'responseValidation' | 'logTo'>;

/** A provider with players. */
export interface PlayHarness {
  readonly provider: TestProvider;
  /** A new learner with their own client. */
  newPlayer(learner?: Pick<NewLearner, 'gender'>): Promise<Player>;
  /** Hides the learner from all boards, or shows them again. */
  hide(learnerId: string, hidden: boolean): Promise<void>;
  /** Deactivates the account. */
  deactivate(learnerId: string): Promise<void>;
  /** Activates the account. */
  activate(learnerId: string): Promise<void>;
  /** Sets the learner's clock setting. */
  calm(learnerId: string, calm: '1' | '1.5' | '2' | 'none'): Promise<void>;
  close(): Promise<void>;
}

/** Starts a provider on a new database, with optional environment variables. */
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
