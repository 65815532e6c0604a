import { Skeleton } from '@sirah-trails/ui';

/** The form while its code is on the way: two fields and the button. */
export function SignInSkeleton() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </>
  );
}
