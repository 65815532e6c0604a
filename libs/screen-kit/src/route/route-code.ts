import { lazyCode, type CodeState, type LazyCode } from '@sirah-trails/ui';
import type { StoreApi } from 'zustand/vanilla';
import type { FeatureRoute, ScreenParts } from './feature-route.ts';

/** The code of a screen. */
export type RouteCode = CodeState<ScreenParts>;

const known = new WeakMap<FeatureRoute['load'], LazyCode<ScreenParts>>();

/** The code of a route, to be watched. */
export function routeCode(route: Pick<FeatureRoute, 'load'>): StoreApi<RouteCode> {
  return codeOf(route).state;
}

/** Imports the code of a route unless it is there or on its way; a failed import is repeated. Never rejects. */
export function loadCode(route: Pick<FeatureRoute, 'load'>): Promise<void> {
  return codeOf(route).load();
}

function codeOf({ load }: Pick<FeatureRoute, 'load'>): LazyCode<ScreenParts> {
  const code = known.get(load) ?? lazyCode(load);
  known.set(load, code);
  return code;
}
