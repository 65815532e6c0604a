import type { AnswerCommand, Quiz as WireQuiz } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QuestionSkeleton, QuizPlayer, type QuizPorts, useQuizRun } from '@sirah-trails/quiz-engine';
import { type Answer, practiceMode, type Quiz, type Submission } from '@sirah-trails/quiz-engine/core';
import { isAdditionOffered, ownStorage } from '@sirah-trails/screen-kit';
import { toast, useMessages } from '@sirah-trails/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { quizCall } from './quiz-call.ts';
import { devicePorts } from './device-ports.ts';
import { practiceQuizzesQuery, practiseAnswer, reviewAnswer, reviewQuizzesQuery } from './endpoints.ts';
import { loadLearnerFacts } from './learner-facts.ts';
import { AfterQuestion } from './lazy-after-question.tsx';
import { QuizRefused } from './quiz-refused.tsx';
import { quizEn } from '../messages/quiz.ts';
import { runMemoryStore } from './run-memory.ts';
import { quizFromWire, resultFromWire } from './wire.ts';
import { reviewKey } from '../milestones/endpoints.ts';
import { useBackToWorld } from '../milestones/url-milestones.ts';

/** Practice of a passed chapter, then back to the map; straight back for a provider without practice. */
export function PracticeView({ chapterId }: { chapterId: string }) {
  const client = useQueryClient();
  const { to } = useBackToWorld();
  const quizzes = async () =>
    (await isAdditionOffered(client, 'practice')) ? client.fetchQuery(practiceQuizzesQuery(chapterId)) : [];
  return <PracticeRun source={{ quizzes, score: practiseAnswer }} name={`practice:${chapterId}`} to={to} />;
}

/** Review of the questions that are due, then home; without due questions straight home, with a notice. */
export function ReviewView() {
  const t = useMessages(quizEn);
  const client = useQueryClient();
  const quizzes = async () =>
    (await isAdditionOffered(client, 'review')) ? client.fetchQuery(reviewQuizzesQuery()) : [];
  const quizzesOrNotice = async () => {
    const due = await quizzes();
    if (due.length === 0) toast({ text: t('quiz.review.none') });
    return due;
  };
  const score = async (quizId: string, answer: AnswerCommand['answer']) => {
    const result = await reviewAnswer(quizId, answer);
    void client.invalidateQueries({ queryKey: reviewKey });
    return result;
  };
  return (
    <PracticeRun source={{ quizzes: quizzesOrNotice, score }} name="practice:review" to={links.home()} />
  );
}

interface PracticeRunProps {
  readonly source: PracticeSource;
  /** Name of the run in the learner's storage. */
  readonly name: string;
  /** URL after the last question. */
  readonly to: string;
}

/** Questions one by one, without stars and lives. */
function PracticeRun({ source, name, to }: PracticeRunProps) {
  const run = useQuizRun(practiceMode, usePracticePorts({ source, name, to }));
  const back = useBackToWorld();
  const { phase } = run.state;
  if (phase.name === 'loading') return <QuestionSkeleton />;
  if (phase.name === 'load-failed') {
    return (
      <QuizRefused failure={phase.failure} back={back} onRetry={() => run.dispatch({ type: 'retry' })} />
    );
  }
  return <QuizPlayer run={run} afterQuestion={AfterQuestion} />;
}

/** The ports, made once. */
function usePracticePorts({ source, name, to }: PracticeRunProps): QuizPorts {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [ports] = useState(() => ({
    ...practiceCalls(source),
    askFacts: () => loadLearnerFacts(client),
    ...devicePorts(ownStorage(), name),
    memory: runMemoryStore(ownStorage(), name),
    finish: () => void navigate(to, { replace: true }),
  }));
  return ports;
}

type Calls = Pick<QuizPorts, 'load' | 'open' | 'send' | 'readAloud' | 'deleteAnswers' | 'askRank'>;

/** Source of the questions, and the call that scores their answers. Errors: ApiError. */
interface PracticeSource {
  readonly quizzes: () => Promise<readonly WireQuiz[]>;
  readonly score: typeof practiseAnswer;
}

/** The calls of practice, as the engine asks for them. Opening a question starts no clock, so it is no call. */
function practiceCalls({ quizzes: listQuizzes, score }: PracticeSource): Calls {
  let quizzes: readonly Quiz[] = [];
  const found = new Map<string, Readonly<Record<string, string>>>();
  /** A match-up sends all pairs found so far with the new one. */
  const whole = ({ quizId, answer }: Submission): Answer =>
    isPairs(answer) ? { ...found.get(quizId), ...answer } : answer;
  return {
    load: () =>
      quizCall(async () => {
        quizzes = (await listQuizzes()).map(quizFromWire);
        return { quizzes, run: null, questionMs: null, started: true };
      }),
    open: async (quizId) => {
      const quiz = quizzes.find(({ id }) => id === quizId);
      if (!quiz) throw new Error(`No question ${quizId} to practise`);
      return { quiz, run: null };
    },
    send: (submission) =>
      quizCall(async () => {
        const answer = whole(submission);
        const result = resultFromWire(await score(submission.quizId, answer));
        if (result.code === 'PARTIAL_ANSWERS_CORRECT' && isPairs(answer))
          found.set(submission.quizId, answer);
        return result;
      }),
    readAloud: async () => null,
    deleteAnswers: async () => undefined,
    askRank: async () => null,
  };
}

function isPairs(answer: Answer): answer is Record<string, string> {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}
