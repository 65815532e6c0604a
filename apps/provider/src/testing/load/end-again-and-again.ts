import type { Scene } from './played-under-load.ts';
import type { Running } from './running-provider.ts';

/** Signal and number of process ends. */
export interface Ends {
  readonly signal: 'SIGKILL' | 'SIGTERM';
  readonly times: number;
}

export interface Ended {
  /** Milliseconds from each restart until the provider was ready. */
  readonly readyMs: number[];
  /** Exit codes of the ended providers; null after a kill. */
  readonly exits: (number | null)[];
}

/** Repeatedly ends a provider during answers and records it in `ended`. */
export function endAgainAndAgain({ signal, times }: Ends, ended: Ended) {
  return async ({ running, draw, acknowledged, end, startAgain }: Scene): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await acknowledged(10 + draw(30));
      const provider = running[draw(running.length)] as Running;
      ended.exits.push(await end(provider, signal));
      ended.readyMs.push(await startAgain(provider));
    }
  };
}
