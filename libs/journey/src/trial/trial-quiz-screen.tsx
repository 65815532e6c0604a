import { links } from '@sirah-trails/api-client/links';
import { learnerStorage } from '@sirah-trails/api-client/session';
import { QuestionSkeleton, QuizPlayer, type QuizPorts, useQuizRun } from '@sirah-trails/quiz-engine';
import { type Quiz, type Run, trialMode } from '@sirah-trails/quiz-engine/core';
import { screen } from '@sirah-trails/screen-kit';
import { loadSounds } from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { devicePorts } from '../chapter/device-ports.ts';
import { quizCall } from '../chapter/quiz-call.ts';
import { QuizRefused } from '../chapter/quiz-refused.tsx';
import { runMemoryStore } from '../chapter/run-memory.ts';
import { quizFromWire, resultFromWire, runFromWire } from '../chapter/wire.ts';
import { trialEn } from '../messages/trial.ts';
import { answerTrial, openTrial, restartTrial, trialQuery } from './endpoints.ts';

/** The questions of the trial: a chapter without a clock, which this device stores. */
export default screen({
  messages: trialEn,
  query: () => trialQuery(),
  idle: () => void loadSounds('correct', 'incorrect', 'reward'),
  useFrame: (t, trial) => ({
    title: t('trial.quiz.title', { chapter: trial?.chapter.name ?? '' }),
    titleHidden: true,
    back: { to: links.trial(), label: t('trial.quiz.back') },
    ground: true,
    wide: true,
    world: trial?.world.theme,
  }),
  error: 'trial.error',
  Skeleton: QuestionSkeleton,
  Content: TrialQuiz,
});

function TrialQuiz() {
  const run = useQuizRun(trialMode, useTrialPorts());
  const { phase } = run.state;
  if (phase.name === 'loading') return <QuestionSkeleton />;
  if (phase.name === 'load-failed') {
    const back = { to: links.trial() };
    return (
      <QuizRefused failure={phase.failure} back={back} onRetry={() => run.dispatch({ type: 'retry' })} />
    );
  }
  return <QuizPlayer run={run} />;
}

/** The ports, made once. A failed run starts again; the finish shows the stars. */
function useTrialPorts(): QuizPorts {
  const navigate = useNavigate();
  const [ports] = useState(() => {
    const storage = learnerStorage('trial');
    return {
      ...trialCalls(),
      ...devicePorts(storage, 'trial'),
      memory: runMemoryStore(storage, 'trial'),
      finish: (exit) => {
        const url = exit === 'failed' ? links.trial() : links.trialFinish();
        void navigate(url, { replace: true });
      },
    } satisfies QuizPorts;
  });
  return ports;
}

type Calls = Pick<
  QuizPorts,
  'load' | 'askFacts' | 'open' | 'send' | 'readAloud' | 'deleteAnswers' | 'askRank'
>;

/** The calls of a trial, as the engine asks for them. Opening a question starts no clock, so it is no call. */
function trialCalls(): Calls {
  let quizzes: readonly Quiz[] = [];
  let run: Run | null = null;
  return {
    load: () =>
      quizCall(async () => {
        const opened = await openTrial();
        quizzes = opened.data.map(quizFromWire);
        run = runFromWire(opened.run);
        return { quizzes, run, questionMs: null, started: true };
      }),
    askFacts: async () => ({}),
    open: async (quizId) => {
      const quiz = quizzes.find(({ id }) => id === quizId);
      if (!quiz) throw new Error(`No question ${quizId} to try`);
      const opened = run?.openQuizId === quizId ? run : run && { ...run, tried: null, hint: null };
      return { quiz, run: opened && { ...opened, openQuizId: quizId } };
    },
    send: ({ quizId, answer }) =>
      quizCall(async () => {
        const result = await answerTrial(quizId, answer);
        run = runFromWire(result.run);
        return resultFromWire(result);
      }),
    readAloud: async () => null,
    deleteAnswers: () => quizCall(async () => void (await restartTrial())),
    askRank: async () => null,
  };
}
