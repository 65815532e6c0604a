import { Screen, Skeleton } from '@sirah-trails/ui';
import baseCamp from './art/base-camp.svg';
import { useGreeting } from './use-greeting.ts';

/** Home while its code is on the way. */
export function HomeSkeleton() {
  return (
    <Screen title={useGreeting()} scenery={baseCamp} aria-busy="true">
      <Skeleton shape="text" />
      <Skeleton shape="card" />
      <Skeleton shape="picture" />
    </Screen>
  );
}
