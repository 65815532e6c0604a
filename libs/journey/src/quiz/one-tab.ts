import { newIdempotencyKey } from '@sirah-trails/api-client';
import { learnerKey } from '@sirah-trails/api-client/session';

/** Lets one tab at a time play a chapter; the last one that says so plays. */
export interface OneTab {
  readonly claim: () => void;
  /** Calls back when another tab has claimed the chapter. Returns the way to stop. */
  readonly onTakenOver: (listener: () => void) => () => void;
}

export function oneTab(storage: Storage, userId: string, stage: string): OneTab {
  const key = learnerKey(userId, `quiz_tab:${stage}`);
  const own = newIdempotencyKey();
  return {
    claim: () => {
      try {
        storage.setItem(key, own);
      } catch {
        // Without storage the tabs do not know of each other; the server still keeps one run.
      }
    },
    onTakenOver: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key && event.newValue !== null && event.newValue !== own) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
