import { lazyCode, useLazyCode } from '@sirah-trails/ui';
import type { RunState } from '../core/state/run-state.ts';

const code = lazyCode(() => import('./joy/joy.tsx').then(({ Joy }) => Joy));

/** The companion and the flight of stars, once their code is there: no question waits for it, and nothing misses it. */
export function JoyOnDemand({ state }: { state: RunState }) {
  const loaded = useLazyCode(code);
  return loaded.status === 'loaded' ? <loaded.value state={state} /> : null;
}
