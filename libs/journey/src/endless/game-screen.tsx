import type { Difficulty } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QuestionSkeleton, QuizPlayer, useQuizRun, type QuizPorts } from '@sirah-trails/quiz-engine';
import { endlessMode, isClockRunning } from '@sirah-trails/quiz-engine/core';
import { ownStorage, QueryView, useSlowWait } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { endlessTimeQuery } from '../endpoints/endless-time.ts';
import { quizEn } from '../messages/quiz-en.ts';
import { AfterGameQuestion } from '../quiz/lazy-after-question.tsx';
import { devicePorts } from '../quiz/device-ports.ts';
import { isFirstWait, LeaveQuestion } from '../quiz/quiz-run-view.tsx';
import { QuizRefused } from '../quiz/quiz-refused.tsx';
import { useStartTap } from '../quiz/start-tap.ts';
import { gameCalls } from './game-calls.ts';
import { keepGameEnd } from './game-end.ts';
import { gameFlag } from './game-flag.ts';
import { waitState } from './wait-state.ts';

/** A game of the Infinity Trail. */
export function GameScreen() {
  const t = useMessages(quizEn);
  const time = useQuery(endlessTimeQuery());
  return (
    <QueryView query={time} skeleton={<QuestionSkeleton />} error={t('quiz.load-failed.text')}>
      {(quizTime) =>
        quizTime ? <Game quizTime={quizTime} /> : <Navigate to={links.endlessStart()} replace />
      }
    </QueryView>
  );
}

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
    const finish: QuizPorts['finish'] = (way) => {
      if (way === 'not-started') return toStart();
      gameFlag(storage).lower();
      storage.remove('endless_end_time');
      keepGameEnd(client, ended()?.end ?? null);
      return void navigate(links.endlessFinish({ status: ended()?.code }), { replace: true });
    };
    return {
      ...calls,
      ...devicePorts(storage, 'endless'),
      ...noChapter,

      finish,
    };
  });
  return ports;
}

/** What only chapters ask for. */
const noChapter = {
  askFacts: () => Promise.resolve({}),
  deleteAnswers: () => Promise.resolve(),
  askRank: () => Promise.resolve(null),
};
