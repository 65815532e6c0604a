import { Skeleton } from '@sirah-trails/ui';

/** The form while its code loads: two fields and the button. */
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
