import { startProvider, type TestEngine, type TestProvider } from '@sirah-trails/provider/testing';
import { createPlayer, type Player } from './player.ts';

/** A provider with players, on one of the engines. */
export interface PlayStage {
  readonly provider: TestProvider;
  /** A new learner with an own client. */
  newPlayer(): Promise<Player>;
  close(): Promise<void>;
}

/** Starts a provider on a fresh database of the engine. */
export async function openStage(engine: TestEngine): Promise<PlayStage> {
  const place = await engine.place();
  const { databaseUrl, dataDir } = place;
  const provider = await startProvider(databaseUrl === null ? { dataDir } : { databaseUrl });
  return {
    provider,
    newPlayer: async () => createPlayer(provider, await provider.createLearner()),
    close: async () => {
      await provider.close();
      await place.drop();
    },
  };
}
