import { useEffect, useSyncExternalStore } from 'react';
import type { CodeState, LazyCode } from './lazy-code.ts';

/** Watches code that loads on demand, and loads it once it is wanted. A failed load is repeated by `code.load` or by the next component. */
export function useLazyCode<Value>(code: LazyCode<Value>, isWanted = true): CodeState<Value> {
  const { state, load } = code;
  useEffect(() => void (isWanted && load()), [isWanted, load]);
  return useSyncExternalStore(state.subscribe, state.getState);
}
