import { Skeleton } from '@sirah-trails/ui';

/** A form that is on its way. */
export function FieldSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="field" />);
}
