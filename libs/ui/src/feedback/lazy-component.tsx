import type { ComponentType, FunctionComponent } from 'react';
import { lazyCode, type LazyCode, useLazyCode } from '../platform/lazy-code.ts';
import { MissingCode } from './missing-code.tsx';

interface LazyComponentOptions<Props> {
  /** Shown while the code loads. Default: nothing. */
  readonly Loading?: ComponentType<Props>;
  /**
   * Shown after a failed load; null shows nothing. Default: `MissingCode`, which announces the failure and retries.
   */
  readonly Failed?: ComponentType<Props & { onRetry: () => void }> | null;
  /** Postpones loading until it returns true, e.g. for a closed dialog. Default: always true. */
  readonly isWanted?: (props: Props) => boolean;
}

/** A component with its code: `load()` preloads it, `state` tells whether it is loaded. */
export type LazyComponent<Props> = FunctionComponent<Props> & LazyCode<ComponentType<Props>>;

/**
 * A component whose code loads with its first render, or ahead by `load()`. Unlike `React.lazy`, it retries a failed
 * import and needs no Suspense, whose reveals React delays by 300 ms.
 * const Map = lazyComponent(() => import('./map.tsx').then((code) => code.Map), { Loading: MapSkeleton });
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed = MissingCode, isWanted = () => true }: LazyComponentOptions<Props> = {},
): LazyComponent<Props> {
  const code = lazyCode(load);
  const retry = () => void code.load();
  function LazyComponent(props: Props) {
    const wanted = isWanted(props);
    const state = useLazyCode(code, wanted);
    if (state.status === 'loaded') return <state.value {...props} />;
    if (!wanted) return null;
    if (state.status === 'failed') return Failed && <Failed {...props} onRetry={retry} />;
    return Loading && <Loading {...props} />;
  }
  return Object.assign(LazyComponent, code);
}
