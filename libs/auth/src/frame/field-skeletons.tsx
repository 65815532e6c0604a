import { Skeleton } from '@sirah-trails/ui';

/** Loading form placeholder. */
export function FieldSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="field" />);
}
