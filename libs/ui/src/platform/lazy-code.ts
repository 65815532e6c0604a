import { useEffect, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Code that loads on demand. */
export type CodeState<Value> =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed' };

export interface LazyCode<Value> {
  /** To be watched. */
  readonly state: StoreApi<CodeState<Value>>;
  /** Imports the code unless it is there or on its way; a failed import is repeated. Never rejects. */
  readonly load: () => Promise<void>;
}

/** Code that the first `load` imports. Unlike that of `React.lazy`, an import that failed is no final state. */
export function lazyCode<Value>(importCode: () => Promise<Value>): LazyCode<Value> {
  const state = createStore<CodeState<Value>>(() => ({ status: 'absent' }));
  let underWay: Promise<void> | null = null;
  const run = async () => {
    state.setState({ status: 'loading' }, true);
    try {
      state.setState({ status: 'loaded', value: await importCode() }, true);
    } catch {
      state.setState({ status: 'failed' }, true);
    }
    underWay = null;
  };
  const load = () => (state.getState().status === 'loaded' ? Promise.resolve() : (underWay ??= run()));
  return { state, load };
}

/** Watches code that loads on demand, and loads it once it is wanted. A failed load is repeated by `code.load` or by the next component. */
export function useLazyCode<Value>(code: LazyCode<Value>, isWanted = true): CodeState<Value> {
  const { state, load } = code;
  useEffect(() => void (isWanted && load()), [isWanted, load]);
  return useSyncExternalStore(state.subscribe, state.getState);
}
