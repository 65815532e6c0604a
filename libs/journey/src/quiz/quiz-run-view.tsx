import { links } from '@sirah-trails/api-client/links';
import { QuestionSkeleton, QuizPlayer, useQuizRun, type QuizPorts } from '@sirah-trails/quiz-engine';
import { chapterMode, isClockRunning } from '@sirah-trails/quiz-engine/core';
import { ownStorage, useSlowWait } from '@sirah-trails/screen-kit';
import { AlertDialog, Button, useLeaveGuard, useMessages } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { starsToPass } from '../rules/rules.ts';
import { quizEn } from '../messages/quiz-en.ts';
import { AfterQuestion } from './lazy-after-question.tsx';
import type { ChapterInPlay } from './chapter-in-play.ts';
import { createQuizPorts } from './create-quiz-ports.ts';
import { findNextPlace } from './next-place.ts';
import { QuizRefused } from './quiz-refused.tsx';
import { wayOn } from './way-on.ts';
import { useBackToWorld } from '../worlds/use-back-to-world.ts';

interface QuizRunViewProps {
  readonly chapter: ChapterInPlay;
  /** A failed run is abandoned: its kind words come before the map. */
  readonly onFailed: () => void;
}

/** One chapter as it is played: loading, refused with a way out, or the player. */
export function QuizRunView({ chapter, onFailed }: QuizRunViewProps) {
  const run = useQuizRun(chapterMode, useQuizPorts(chapter, onFailed));
  const { phase } = run.state;
  useSlowWait(isFirstWait(run.state));
  usePreparedResult(run.state, chapter);
  if (phase.name === 'loading') return <QuestionSkeleton />;
  if (phase.name === 'load-failed') {
    return <ChapterRefused failure={phase.failure} onRetry={() => run.dispatch({ type: 'retry' })} />;
  }
  return (
    <>
      <QuizPlayer run={run} afterQuestion={AfterQuestion} />
      <LeaveQuestion isRunning={isClockRunning(run.state)} />
    </>
  );
}

function ChapterRefused(props: Omit<ComponentProps<typeof QuizRefused>, 'back'>) {
  return <QuizRefused {...props} back={useBackToWorld()} />;
}

/**
 * Reads what the chapter has brought while the learner is still at its last words, so that the rewards start at once. Their code comes
 * with it.
 */
function usePreparedResult(state: RunState, chapter: ChapterInPlay): void {
  const client = useQueryClient();
  const { chapterId, quizTime, context } = chapter;
  const { subTrailId, trailId } = context;
  const isWanted = state.stars >= starsToPass && isLastWord(state);
  useEffect(() => {
    if (!isWanted) return;
    void import('../reward-screens.ts')
      .then(({ prepareResult }) =>
        prepareResult(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId }),
      )
      // The finish screens read it themselves then.
      .catch(() => undefined);
  }, [isWanted, client, chapterId, quizTime.id, subTrailId, trailId]);
}

/** Whether the chapter may end with the learner's next tap. */
function isLastWord({ phase, quizzes, lives, limits }: RunState): boolean {
  if (phase.name === 'progress' || phase.name === 'passed-with-no-lives') return true;
  if (phase.name !== 'right' && phase.name !== 'time-up') return false;
  const isOut = limits.lives > 0 && lives === 0;
  return isOut || quizzes.every(({ closed }) => closed);
}

type RunState = ReturnType<typeof useQuizRun>['state'];

/** Whether the first attempt of a call is under way; later ones have words of their own. */
export function isFirstWait({ phase }: RunState): boolean {
  if (phase.name === 'opening' || phase.name === 'submitting') return phase.attempt.failures === 0;
  return phase.name === 'loading';
}

/** The ports of one chapter, made once. */
function useQuizPorts(chapter: ChapterInPlay, onFailed: () => void): QuizPorts {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [ports] = useState(() => {
    const { chapterId, quizTime, context } = chapter;
    const { subTrailId, trailId } = context;
    const finish: QuizPorts['finish'] = (way, result) => {
      if (way === 'failed' || way === 'game-over') return onFailed();
      if (way === 'not-started' || way === 'practised') {
        return void navigate(links.motivational({ ...context, chapterId }), { replace: true });
      }
      void findNextPlace(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId })
        // The finish screen looks again: a list that cannot be read now costs only the hint in the address.
        .catch(() => ({}))
        .then((next) => navigate(wayOn(chapter, way, next, result), { replace: true }));
    };
    return createQuizPorts({ client, storage: ownStorage(), chapter, finish });
  });
  return ports;
}

/** Asks before the learner leaves a question whose clock runs: a way out of the screen does not stop it. */
export function LeaveQuestion({ isRunning }: { isRunning: boolean }) {
  const t = useMessages(quizEn);
  const { isAsking, stay, leave } = useLeaveGuard(isRunning);
  const [hasAsked, setHasAsked] = useState(false);
  if (isAsking && !hasAsked) setHasAsked(true);
  // From then on it stays, so that it can close.
  if (!hasAsked) return null;
  return (
    <AlertDialog
      open={isAsking}
      title={t('quiz.leave.title')}
      actions={
        <>
          <Button onClick={stay}>{t('quiz.leave.stay')}</Button>
          <Button variant="secondary" onClick={leave}>
            {t('quiz.leave.go')}
          </Button>
        </>
      }
    >
      {t('quiz.leave.text')}
    </AlertDialog>
  );
}
