import { lazyCode, useLazyCode } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const code = lazyCode(() =>
  import('./running-competitions.tsx').then(({ RunningCompetitions }) => RunningCompetitions),
);

/**
 * For home, as its last part: the competitions that run now, where there are any. Their code and their data follow the first content.
 * For a learner who has just arrived they open above the screen, too.
 */
export function CompetitionsCard() {
  const hasArrived = useArrival();
  const state = useLazyCode(code);
  // Home does without it.
  return state.status === 'loaded' ? <state.value hasArrived={hasArrived} /> : null;
}

/** Whether the navigation brought the competition flag of a sign-in. It holds once: neither Back nor a reload finds it again. */
function useArrival(): boolean {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const isFlagged = hasFlag(state);
  const [hasArrived, setArrived] = useState(isFlagged);
  if (isFlagged && !hasArrived) setArrived(true);
  useEffect(() => {
    if (isFlagged) void navigate(pathname + search, { replace: true, state: null });
  }, [isFlagged, navigate, pathname, search]);
  return hasArrived;
}

function hasFlag(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'competition' in state;
}
