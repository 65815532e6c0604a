import type { BoardAddress } from '@sirah-trails/api-client';
import { lazyCode, MissingCode, useLazyCode } from '@sirah-trails/ui';
import { RowsSkeleton } from './board-skeleton.tsx';

const code = lazyCode(() => import('./around-me.tsx').then(({ AroundMe }) => AroundMe));

/** The places around the learner's own; few ask for them, so their code comes when they do. */
export function AroundMeOnDemand({ board }: { board: BoardAddress }) {
  const around = useLazyCode(code);
  if (around.status === 'loaded') return <around.value board={board} />;
  return around.status === 'failed' ? <MissingCode onRetry={() => void code.load()} /> : <RowsSkeleton />;
}
