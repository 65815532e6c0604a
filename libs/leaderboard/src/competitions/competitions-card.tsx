import { lazyComponent } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Home works without it. */
const RunningCompetitions = lazyComponent(
  () => import('./running-competitions.tsx').then((code) => code.RunningCompetitions),
  { Failed: null },
);

/**
 * The last card of home: the running competitions, if any. Code and data load after the first content. After a sign-in they also
 * open in a dialog.
 */
export function CompetitionsCard() {
  return <RunningCompetitions hasArrived={useArrival()} />;
}

/** Whether the navigation state has the competition flag of a sign-in. The flag is removed at once, so Back and a reload do not find it. */
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
