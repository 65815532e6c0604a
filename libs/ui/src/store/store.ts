import { useSyncExternalStore } from 'react';

/** A value that components can watch. */
export interface Store<Value> {
  get(): Value;
  set(next: Value | ((current: Value) => Value)): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store; listeners are called only when the value changes. */
export function createStore<Value extends object>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const changed = typeof next === 'function' ? next(value) : next;
      if (changed === value) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, kept up to date. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
