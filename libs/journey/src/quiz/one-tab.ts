import { newIdempotencyKey } from '@sirah-trails/api-client';
import type { LearnerStorage } from '@sirah-trails/api-client/session';

/** Lets one tab at a time play a chapter: the last one that claims it. */
export interface OneTab {
  readonly claim: () => void;
  /** Calls back when another tab has claimed the chapter. Returns a function that stops it. */
  readonly onTakenOver: (listener: () => void) => () => void;
}

/** Without storage the tabs do not know of each other; the server still keeps one run. */
export function oneTab(storage: LearnerStorage, stage: string): OneTab {
  const name = `quiz_tab:${stage}`;
  const own = newIdempotencyKey();
  return {
    claim: () => storage.set(name, own),
    onTakenOver: (listener) =>
      storage.onChange(name, (text) => {
        if (text !== own) listener();
      }),
  };
}
