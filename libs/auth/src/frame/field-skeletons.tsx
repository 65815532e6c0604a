import { Skeleton } from '@sirah-trails/ui';

/** Placeholder of a loading form. */
export function FieldSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="field" />);
}
