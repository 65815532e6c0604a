import type { Difficulty } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QuestionSkeleton, QuizPlayer, type QuizPorts, useQuizRun } from '@sirah-trails/quiz-engine';
import { endlessMode, isClockRunning } from '@sirah-trails/quiz-engine/core';
import { ownStorage, screen, useSlowWait } from '@sirah-trails/screen-kit';
import { loadSounds } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { devicePorts } from '../chapter/device-ports.ts';
import { loadLearnerFacts } from '../chapter/learner-facts.ts';
import { AfterGameQuestion, AfterQuestion } from '../chapter/lazy-after-question.tsx';
import { useStartTap } from '../chapter/quiz-entry.ts';
import { QuizRefused } from '../chapter/quiz-refused.tsx';
import { isFirstWait, LeaveQuestion } from '../chapter/quiz-run-view.tsx';
import { gameCalls } from './game-calls.ts';
import { endedHere, storeGameEnd } from './game-end.ts';
import { gameFlag } from './game-flag.ts';
import { waitState } from './wait-state.ts';
import { quizEn } from '../messages/quiz.ts';
import { endlessTimeQuery } from '../milestones/endpoints.ts';

/** A game of the Infinity Trail. Its questions start a clock, so `first` requests none. */
export default screen({
  messages: quizEn,
  query: () => endlessTimeQuery(),
  prefetch: undefined,
  idle: () => {
    void loadSounds('correct', 'incorrect', 'reward');
    void AfterQuestion.load();
  },
  useFrame: (t) => ({
    title: t('quiz.endless.title'),
    titleHidden: true,
    ownFocus: true,
    back: { to: links.endlessStart(), label: t('quiz.endless.title') },
    ground: true,
    wide: true,
    world: 'endless',
  }),
  error: 'quiz.load-failed.text',
  Skeleton: QuestionSkeleton,
  Content: ({ data: quizTime }) =>
    quizTime ? <Game quizTime={quizTime} /> : <Navigate to={links.endlessStart()} replace />,
});

function Game({ quizTime }: { quizTime: Difficulty }) {
  const run = useQuizRun(endlessMode, useGamePorts(quizTime));
  const { phase } = run.state;
  useSlowWait(isFirstWait(run.state));
  if (phase.name === 'loading') return <QuestionSkeleton />;
  if (phase.name === 'load-failed') {
    const back = { to: links.endlessStart() };
    return (
      <QuizRefused failure={phase.failure} back={back} onRetry={() => run.dispatch({ type: 'retry' })} />
    );
  }
  return (
    <>
      <QuizPlayer run={run} afterQuestion={AfterGameQuestion} />
      <LeaveQuestion isRunning={isClockRunning(run.state)} />
    </>
  );
}

/** The ports of the game, made once. */
function useGamePorts(quizTime: Difficulty): QuizPorts {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { started, goesOn } = useStartTap();
  const [ports] = useState(() => {
    const storage = ownStorage();
    const toStart = (state?: object) => void navigate(links.endlessStart(), { replace: true, state });
    const onWait = (seconds: number) => toStart(waitState(seconds));
    const { ended, ...calls } = gameCalls({ client, storage, quizTime, started, goesOn, onWait });
    const finish: QuizPorts['finish'] = (exit) => {
      if (exit === 'not-started') return toStart();
      gameFlag(storage).lower();
      storage.remove('endless_end_time');
      storeGameEnd(client, ended()?.end ?? null);
      return void navigate(links.endlessFinish({ status: ended()?.code }), {
        replace: true,
        state: endedHere,
      });
    };
    return {
      ...calls,
      ...devicePorts(storage, 'endless'),
      ...noChapter,
      askFacts: () => loadLearnerFacts(client),
      finish,
    };
  });
  return ports;
}

/** Ports that only chapters use. */
const noChapter = {
  deleteAnswers: () => Promise.resolve(),
  askRank: () => Promise.resolve(null),
};
