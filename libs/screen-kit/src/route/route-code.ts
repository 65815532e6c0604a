import { lazyCode, type CodeState, type LazyCode } from '@sirah-trails/ui';
import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FeatureRoute } from './feature-route.ts';

/** The code of a screen's content. */
export type RouteCode = CodeState<ComponentType>;

const known = new WeakMap<FeatureRoute['load'], LazyCode<ComponentType>>();

/** The code of a route, to be watched. */
export function routeCode(route: Pick<FeatureRoute, 'load'>): StoreApi<RouteCode> {
  return codeOf(route).state;
}

/** Imports the code of a route unless it is there or on its way; a failed import is repeated. Never rejects. */
export function loadCode(route: Pick<FeatureRoute, 'load'>): Promise<void> {
  return codeOf(route).load();
}

function codeOf({ load }: Pick<FeatureRoute, 'load'>): LazyCode<ComponentType> {
  const code = known.get(load) ?? lazyCode(load);
  known.set(load, code);
  return code;
}
