import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import type { Question } from '@sirah-trails/content-pack/model';
import type { Answer } from '../../domain/answer.ts';
import { journeyHandlers as handlers } from '../routes.ts';
import { type AnswerKey, answerKey } from '../../domain/questions/questions.ts';

const endless = { quizTimeId: 'qt-endless' };

export interface DirectPlayOptions {
  readonly idempotencyKey?: string;
  /** Receives every response and refusal, without random parts. */
  readonly hear?: (outcome: string) => void;
}

/** Plays as a learner through the handlers, without HTTP. Returns the code of a refusal, or null. */
export function directPlay(
  context: Context,
  learnerId: string,
  { idempotencyKey, hear }: DirectPlayOptions = {},
) {
  const base = callOf(context, learnerId, idempotencyKey);
  const refusalOf = listenTo(hear);
  const quiz = (quizTimeId: string) => ({ quiz_time_id: quizTimeId });
  return {
    open: (id: string, quizTimeId: string) =>
      refusalOf(handlers.openQuiz({ ...base, params: { id }, query: quiz(quizTimeId), body: undefined })),
    answer: (quizId: string, quizTimeId: string, answer: Answer) =>
      refusalOf(
        handlers.submitAnswer({
          ...base,
          params: { quizId },
          query: undefined as never,
          body: { answer, ...quiz(quizTimeId) },
        }),
      ),
    list: (chapterId: string, quizTimeId: string) =>
      refusalOf(
        handlers.listQuizzes({
          ...base,
          params: undefined as never,
          query: { chapter_id: chapterId, ...quiz(quizTimeId) },
          body: undefined,
        }),
      ),
    /** Opens the next question of endless mode; returns its id, or null after the end of the game. */
    nextEndless: async () => {
      const call = { ...base, params: endless, query: undefined as never, body: undefined };
      const next = await handlers.nextEndlessQuiz(call);
      hear?.(scoreOf(next));
      return next.data?.id ?? null;
    },
    answerEndless: (quizId: string, answer: Answer) =>
      refusalOf(
        handlers.submitEndlessAnswer({
          ...base,
          params: { ...endless, quizId },
          query: undefined as never,
          body: { answer },
        }),
        scoreOf,
      ),
    practise: (quizId: string, answer: Answer) =>
      refusalOf(
        handlers.submitPracticeAnswer({
          ...base,
          params: { quizId },
          query: undefined as never,
          body: { answer },
        }),
      ),
    abandon: (id: string, quizTimeId: string) =>
      refusalOf(
        handlers.deleteAnswers({ ...base, params: { id }, query: quiz(quizTimeId), body: undefined }),
      ),
  };
}

function callOf(context: Context, learnerId: string, idempotencyKey: string | null = null) {
  return {
    context,
    session: { sessionId: 'test', learnerId },
    bearer: null,
    ip: '127.0.0.1',
    idempotencyKey,
    browser: { origin: '', url: '', cookies: '' },
  };
}

/** Awaits a call, reports its outcome, and returns the code of a refusal. */
function listenTo(hear: DirectPlayOptions['hear']) {
  return async (call: Promise<unknown>, plain = withoutChance): Promise<string | null> => {
    try {
      const outcome = await call;
      hear?.(plain(outcome));
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      hear?.(error.code);
      return error.code;
    }
  };
}

/** Removes random parts: run ids and the order of options. */
function withoutChance(answer: unknown): string {
  const byChance = new Set(['content', 'user_answer', 'tried', 'correct_answers']);
  return JSON.stringify(answer, (name, value: unknown) => {
    if (name === 'run' && typeof value === 'object') return { ...value, id: null };
    return byChance.has(name) ? undefined : value;
  });
}

/** The game's score; the question is random in endless mode. */
function scoreOf(answer: unknown): string {
  const told = new Set([
    '',
    'code',
    'currentScore',
    'total_star',
    'status',
    'run',
    'lives',
    'stars',
    'ranked',
  ]);
  return JSON.stringify(answer, (name, value: unknown) => (told.has(name) ? value : undefined));
}

/** The key of a question in the learner's current run. */
export async function keyOf(
  { database }: Context,
  learnerId: string,
  questionId: string,
  quizTimeId: string,
): Promise<AnswerKey> {
  const question = await database
    .selectFrom('question')
    .select(['chapter_id', 'record'])
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();
  const run = await database
    .selectFrom('run')
    .select('seed')
    .where('learner_id', '=', learnerId)
    .where('chapter_id', '=', question.chapter_id)
    .where('quiz_time_id', '=', quizTimeId)
    .where('put_away_at', 'is', null)
    .executeTakeFirst();
  return answerKey(JSON.parse(question.record) as Question, run?.seed ?? '');
}

/** The key of the question in the learner's endless game. */
export async function endlessKeyOf(
  { database }: Context,
  learnerId: string,
  questionId: string,
): Promise<AnswerKey> {
  const { record } = await database
    .selectFrom('question')
    .select('record')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();
  const { seed } = await database
    .selectFrom('endless_run')
    .select('seed')
    .where('learner_id', '=', learnerId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return answerKey(JSON.parse(record) as Question, seed);
}
