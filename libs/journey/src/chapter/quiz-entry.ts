import { useLocation } from 'react-router';

/** State of the navigation by Start Quiz, the tap that starts the clock of a fresh try. */
export const startTap = { startTap: true };

/** The same for Play with the clock: the passed try is abandoned first. */
export const replayTap = { ...startTap, replay: true };

/** The same for Continue of a game: where it is over meanwhile, no new one begins. */
export const continueTap = { ...startTap, goesOn: true };

/** Which tap led to this address; still so after a reload. */
export function useStartTap(): Readonly<Record<'started' | 'replay' | 'goesOn', boolean>> {
  const { state } = useLocation() as { state: Partial<typeof replayTap & typeof continueTap> | null };
  return {
    started: state?.startTap === true,
    replay: state?.replay === true,
    goesOn: state?.goesOn === true,
  };
}

/** The `quizz_status` of a failed run: kind words come before the map, after a reload too. */
export const quizFailed = 'failed';

/** The `quizz_status` of practice: the chapter is passed, and nothing counts. */
export const practising = 'practice';

/** The `quizz_status` of a review of mistakes, which needs no chapter. */
export const reviewing = 'review';
