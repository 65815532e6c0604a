import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyCode } from '../code/lazy-code.ts';
import type { Sanitise } from './sanitise.ts';

const code = lazyCode(() => import('./sanitise.ts').then(({ sanitise }) => sanitise));

/** Fetches the code that `RichText` needs, for a screen that begins with such a text. Never rejects. */
export const loadRichText = () => code.load();

/** The sanitiser once its code is there; `failed` where it did not load, until `load` has loaded it. */
export function useSanitiser(): {
  sanitise: Sanitise | undefined;
  failed: boolean;
  load: () => Promise<void>;
} {
  const state = useStore(code.state);
  useEffect(() => void code.load(), []);
  const sanitise = state.status === 'loaded' ? state.value : undefined;
  return { sanitise, failed: state.status === 'failed', load: code.load };
}
