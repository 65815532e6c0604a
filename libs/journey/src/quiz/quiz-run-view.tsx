import { QuestionSkeleton, QuizPlayer, useQuizRun, type QuizPorts } from '@sirah-trails/quiz-engine';
import { chapterMode, isClockRunning } from '@sirah-trails/quiz-engine/core';
import { ownStorage, useSlowWait } from '@sirah-trails/screen-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChapterInPlay } from './chapter-in-play.ts';
import { createQuizPorts } from './create-quiz-ports.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { findNextPlace } from './next-place.ts';
import { QuizRefused } from './quiz-refused.tsx';
import { wayOn } from './way-on.ts';

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
  if (phase.name === 'loading') return <QuestionSkeleton />;
  if (phase.name === 'load-failed') {
    return <QuizRefused failure={phase.failure} onRetry={() => run.dispatch({ type: 'retry' })} />;
  }
  return (
    <>
      <QuizPlayer run={run} />
      <LeaveQuestion isRunning={isClockRunning(run.state)} />
    </>
  );
}

/** Whether the first attempt of a call is under way; later ones have words of their own. */
function isFirstWait({ phase }: ReturnType<typeof useQuizRun>['state']): boolean {
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
      if (way === 'failed') return onFailed();
      void findNextPlace(client, { chapterId, quizTimeId: quizTime.id, subTrailId, trailId })
        // The finish screen looks again: a list that cannot be read now costs only the hint in the address.
        .catch(() => ({}))
        .then((next) => navigate(wayOn(chapter, way, next, result), { replace: true }));
    };
    return createQuizPorts({ client, storage: ownStorage(), chapter, finish });
  });
  return ports;
}
