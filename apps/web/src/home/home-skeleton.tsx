import { Skeleton } from '@sirah-trails/ui';

/** Home while its code loads. */
export function HomeSkeleton() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="card" />
      <Skeleton shape="picture" />
    </>
  );
}
