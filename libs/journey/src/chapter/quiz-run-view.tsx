import { links } from '@sirah-trails/api-client/links';
import { QuestionSkeleton, QuizPlayer, type QuizPorts, useQuizRun } from '@sirah-trails/quiz-engine';
import { chapterMode, isClockRunning, type RunExit } from '@sirah-trails/quiz-engine/core';
import { ownStorage, useSlowWait } from '@sirah-trails/screen-kit';
import { AlertDialog, Button, useLeaveGuard, useMessages } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChapterInPlay } from './chapter-calls.ts';
import { createQuizPorts } from './chapter-ports.ts';
import { AfterQuestion } from './lazy-after-question.tsx';
import { findStepAfter, type StepAfter } from './step-after.ts';
import { beginQuoteFlow } from './quote-flow.ts';
import { QuizRefused } from './quiz-refused.tsx';
import { quizEn } from '../messages/quiz.ts';
import { starsToPass } from '../milestones/rules.ts';
import { useBackToWorld } from '../milestones/url-milestones.ts';

interface QuizRunViewProps {
  readonly chapter: ChapterInPlay;
  /** Called when a failed run was abandoned. */
  readonly onFailed: () => void;
}

/** One chapter in play: loading, refused, or the player. */
export function QuizRunView({ chapter, onFailed }: QuizRunViewProps) {
  const run = useQuizRun(chapterMode, useQuizPorts(chapter, onFailed));
  const { phase } = run.state;
  useSlowWait(isFirstWait(run.state));
  usePrefetchResult(run.state, chapter);
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

/** Requests the results and the code of the rewards before the learner's last tap. */
function usePrefetchResult(state: RunState, chapter: ChapterInPlay): void {
  const client = useQueryClient();
  const { chapterId, quizTime, context } = chapter;
  const { subTrailId, trailId } = context;
  const isWanted = state.stars >= starsToPass && mayEndNow(state);
  useEffect(() => {
    if (!isWanted) return;
    void import('../finish/result.ts')
      .then(({ prefetchResult }) =>
        prefetchResult(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId }),
      )
      // The finish screens request them again.
      .catch(() => undefined);
  }, [isWanted, client, chapterId, quizTime.id, subTrailId, trailId]);
}

/** Whether the learner's next tap may end the chapter. */
function mayEndNow({ phase, quizzes, lives, limits }: RunState): boolean {
  if (phase.name === 'progress' || phase.name === 'passed-with-no-lives') return true;
  if (phase.name !== 'right' && phase.name !== 'time-up') return false;
  const isOut = limits.lives > 0 && lives === 0;
  return isOut || quizzes.every(({ closed }) => closed);
}

type RunState = ReturnType<typeof useQuizRun>['state'];

/** Whether the first attempt of a call is pending; retries have their own message. */
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
    const finish: QuizPorts['finish'] = (exit, result) => {
      if (exit === 'not-started' || exit === 'practised') {
        return void navigate(links.motivational({ ...context, chapterId }), { replace: true });
      }
      beginQuoteFlow();
      if (exit === 'failed' || exit === 'game-over') return onFailed();
      void findStepAfter(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId })
        // The finish screen requests the lists again; here a failure costs only the hint in the URL.
        .catch(() => ({}))
        .then((next) => navigate(urlAfter(chapter, exit, next, result), { replace: true }));
    };
    return createQuizPorts({ client, storage: ownStorage(), chapter, finish });
  });
  return ports;
}

/** Asks before the learner leaves a question whose clock is running, since leaving does not stop it. */
export function LeaveQuestion({ isRunning }: { isRunning: boolean }) {
  const t = useMessages(quizEn);
  const { isAsking, stay, leave } = useLeaveGuard(isRunning);
  const [hasAsked, setHasAsked] = useState(false);
  if (isAsking && !hasAsked) setHasAsked(true);
  // Stays mounted for the closing animation.
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

/** URL after a passed chapter: the next chapter where the learner chose it, else the finish screens. */
function urlAfter(
  { chapterId, quizTime, context }: ChapterInPlay,
  exit: Extract<RunExit, 'finish-chapter' | 'next-chapter'>,
  next: StepAfter,
  result: { readonly stars: number; readonly lives: number },
): string {
  const { trailId } = context;
  if (trailId === undefined) return links.trails({ difficulty: context.difficulty });
  if (exit === 'next-chapter' && next.chapterId !== undefined) {
    return links.motivational({ ...context, chapterId: next.chapterId });
  }
  const { subTrailId, difficulty, trailName, trail, subtrail } = context;
  return links.finish({
    trailId,
    subTrailId,
    chapterId,
    nextChapterId: next.chapterId,
    nextSubTrailId: next.subTrailId,
    quizTimeId: quizTime.id,
    difficulty,
    trailName,
    trail,
    subtrail,
    star: result.stars,
    studentLife: result.lives,
    screen: 'FINISH_CHAPTER',
  });
}
