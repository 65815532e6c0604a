import { useLocation } from 'react-router';

/** Navigation state of Start Quiz, the tap that starts the clock of a new run. */
export const startTap = { startTap: true };

/** Like `startTap`, but for Play with the clock: abandons the passed run first. */
export const replayTap = { ...startTap, replay: true };

/** Like `startTap`, but for Continue of a game: begins no new game when this one is over. */
export const continueTap = { ...startTap, goesOn: true };

/** The tap that led to this URL, also after a reload. */
export function useStartTap(): Readonly<Record<'started' | 'replay' | 'goesOn', boolean>> {
  const { state } = useLocation() as { state: Partial<typeof replayTap & typeof continueTap> | null };
  return {
    started: state?.startTap === true,
    replay: state?.replay === true,
    goesOn: state?.goesOn === true,
  };
}

/** The `quizz_status` of a failed run: a quote is shown before the map, also after a reload. */
export const quizFailed = 'failed';

/** The `quizz_status` of practice: the chapter is passed, and nothing counts. */
export const practising = 'practice';

/** The `quizz_status` of a review of mistakes, which needs no chapter. */
export const reviewing = 'review';
