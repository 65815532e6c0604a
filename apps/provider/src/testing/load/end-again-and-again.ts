import type { Scene } from './played-under-load.ts';
import type { Running } from './running-provider.ts';

/** How often which signal ends one of the providers. */
export interface Ends {
  readonly signal: 'SIGKILL' | 'SIGTERM';
  readonly times: number;
}

export interface Ended {
  /** Milliseconds from each new start until the provider was ready. */
  readonly readyMs: number[];
  /** Exit codes of the ended providers; null after a kill. */
  readonly exits: (number | null)[];
}

/** Ends a provider in the middle of the answers, again and again, and notes it in `ended`. */
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
