import { FinishFrame } from './finish-frame.tsx';
import { FinishSkeleton } from './finish-skeleton.tsx';

/** The finish screens while their code is on its way. */
export function FinishLoading() {
  return (
    <FinishFrame>
      <FinishSkeleton />
    </FinishFrame>
  );
}
