import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyCode } from '../code/lazy-code.ts';
import type { Sanitise } from './sanitise.ts';

/** The code that `RichText` needs: a screen that begins with such a text loads it with its first data. */
export const richTextCode = lazyCode(() => import('./sanitise.ts').then(({ sanitise }) => sanitise));

/** The sanitiser once its code is there; `failed` where it did not load, until `load` has loaded it. */
export function useSanitiser(): {
  sanitise: Sanitise | undefined;
  failed: boolean;
  load: () => Promise<void>;
} {
  const state = useStore(richTextCode.state);
  useEffect(() => void richTextCode.load(), []);
  const sanitise = state.status === 'loaded' ? state.value : undefined;
  return { sanitise, failed: state.status === 'failed', load: richTextCode.load };
}
