import { lazyCode, MissingCode, useLazyCode } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import type { popups } from './popups/popups.ts';

const code = lazyCode(() => import('./popups/popups.ts').then((loaded) => loaded.popups));

/** Fetches the code of the popups before the first one opens: the network may be gone then. */
export function preloadPopups(): void {
  void code.load();
}

/** Shows popups once their code is loaded; offers a retry when loading fails. */
export function PopupsOnDemand({ children }: { children: (loaded: typeof popups) => ReactNode }) {
  const state = useLazyCode(code);
  if (state.status === 'loaded') return children(state.value);
  return state.status === 'failed' ? <MissingCode onRetry={preloadPopups} /> : null;
}
