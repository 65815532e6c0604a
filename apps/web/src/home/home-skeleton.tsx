import { Skeleton } from '@sirah-trails/ui';

/** Home while its code is on the way. */
export function HomeSkeleton() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="card" />
      <Skeleton shape="picture" />
    </>
  );
}
