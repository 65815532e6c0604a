import { Skeleton } from '@sirah-trails/ui';
import { HomeFrame } from './home-frame.tsx';

/** Home while its code is on the way. */
export function HomeSkeleton() {
  return (
    <HomeFrame aria-busy="true">
      <Skeleton shape="text" />
      <Skeleton shape="card" />
      <Skeleton shape="picture" />
    </HomeFrame>
  );
}
