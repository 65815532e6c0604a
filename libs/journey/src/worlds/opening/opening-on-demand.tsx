import { lazyCode, useLazyCode } from '@sirah-trails/ui';
import type { WorldOpeningProps } from './world-opening.tsx';

const code = lazyCode(() => import('./world-opening.tsx').then(({ WorldOpening }) => WorldOpening));

/** The welcome of a world, once its code is there: few visits need it. */
export function OpeningOnDemand(props: WorldOpeningProps) {
  const loaded = useLazyCode(code);
  return loaded.status === 'loaded' ? <loaded.value {...props} /> : null;
}
