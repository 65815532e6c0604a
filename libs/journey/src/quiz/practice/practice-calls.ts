import type { QuizPorts } from '@sirah-trails/quiz-engine';
import type { Answer, Quiz, Submission } from '@sirah-trails/quiz-engine/core';
import type { Quiz as WireQuiz } from '@sirah-trails/api-client';
import type { practiseAnswer } from '../../endpoints/practise-answer.ts';
import { quizCall } from '../quiz-calls.ts';
import { quizFromWire, resultFromWire } from '../wire.ts';

type Calls = Pick<
  QuizPorts,
  'load' | 'askFacts' | 'open' | 'send' | 'readAloud' | 'deleteAnswers' | 'askRank'
>;

/** Where questions that count nowhere come from, and who marks them. Errors: ApiError. */
export interface PracticeSource {
  readonly quizzes: () => Promise<readonly WireQuiz[]>;
  readonly mark: typeof practiseAnswer;
}

/** The calls of practice, as the engine asks for them. Opening a question starts no clock, so it is no call. */
export function practiceCalls({ quizzes: listed, mark }: PracticeSource): Calls {
  let quizzes: readonly Quiz[] = [];
  const found = new Map<string, Readonly<Record<string, string>>>();
  /** Of a match-up, all pairs that were found so far travel with the new one. */
  const whole = ({ quizId, answer }: Submission): Answer =>
    isPairs(answer) ? { ...found.get(quizId), ...answer } : answer;
  return {
    load: () =>
      quizCall(async () => {
        quizzes = (await listed()).map(quizFromWire);
        return { quizzes, run: null, questionMs: null, started: true };
      }),
    askFacts: async () => ({}),
    open: async (quizId) => {
      const quiz = quizzes.find(({ id }) => id === quizId);
      if (!quiz) throw new Error(`No question ${quizId} to practise`);
      return { quiz, run: null };
    },
    send: (submission) =>
      quizCall(async () => {
        const answer = whole(submission);
        const result = resultFromWire(await mark(submission.quizId, answer));
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
