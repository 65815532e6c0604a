import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeatureRoute } from './feature-route.ts';

/** The code of a screen's content. */
export type RouteCode =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly Content: ComponentType }
  | { readonly status: 'failed' };

const stores = new WeakMap<FeatureRoute['load'], StoreApi<RouteCode>>();

/** The code of a route, to be watched. */
export function routeCode({ load }: Pick<FeatureRoute, 'load'>): StoreApi<RouteCode> {
  const known = stores.get(load);
  if (known) return known;
  const store = createStore<RouteCode>(() => ({ status: 'absent' }));
  stores.set(load, store);
  return store;
}

/** Imports the code of a route unless it is there or on its way; a failed import is repeated. Never rejects. */
export async function loadCode(route: Pick<FeatureRoute, 'load'>): Promise<void> {
  const store = routeCode(route);
  const { status } = store.getState();
  if (status === 'loaded') return;
  if (status === 'loading') return untilSettled(store);
  store.setState({ status: 'loading' }, true);
  try {
    store.setState({ status: 'loaded', Content: await route.load() }, true);
  } catch {
    store.setState({ status: 'failed' }, true);
  }
}

function untilSettled(store: StoreApi<RouteCode>) {
  return new Promise<void>((resolve) => {
    const stop = store.subscribe(({ status }) => {
      if (status === 'loading') return;
      stop();
      resolve();
    });
  });
}
