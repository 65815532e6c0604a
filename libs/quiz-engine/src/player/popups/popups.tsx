import type { QuizRun } from '../../runner/use-quiz-run.ts';
import { PractisedPopup, TimeUpPopup, WrongPopup } from './round-popups.tsx';
import { EndingPopup, GameOverPopup, ProgressPopup } from './run-popups.tsx';

export { EmptySlotsPopup } from './round-popups.tsx';

export type PopupName = 'wrong' | 'time-up' | 'ending' | 'progress' | 'game-over' | 'practised';

interface PopupsProps {
  readonly run: QuizRun;
  readonly shown: PopupName | null;
}

/** The popups of play, in one chunk: no first question waits for them. */
export function Popups({ run, shown }: PopupsProps) {
  return (
    <>
      <WrongPopup run={run} open={shown === 'wrong'} />
      <TimeUpPopup run={run} open={shown === 'time-up'} />
      <EndingPopup run={run} open={shown === 'ending'} />
      <ProgressPopup run={run} open={shown === 'progress'} />
      <GameOverPopup run={run} open={shown === 'game-over'} />
      <PractisedPopup run={run} open={shown === 'practised'} />
    </>
  );
}
