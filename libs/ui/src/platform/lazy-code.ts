import { useEffect, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type CodeState<Value> =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed' };

export interface LazyCode<Value> {
  /** Observable state. */
  readonly state: StoreApi<CodeState<Value>>;
  /** Imports the code unless it is loaded or loading; retries after a failure. Never rejects. */
  readonly load: () => Promise<void>;
}

/** Code imported by the first `load`. Unlike `React.lazy`, it retries a failed import. */
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

/** Observes lazy code, and loads it when wanted. A failed load is retried by `code.load` or by the next component. */
export function useLazyCode<Value>(code: LazyCode<Value>, isWanted = true): CodeState<Value> {
  const { state, load } = code;
  useEffect(() => void (isWanted && load()), [isWanted, load]);
  return useSyncExternalStore(state.subscribe, state.getState);
}
