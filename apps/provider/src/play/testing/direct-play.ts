import type { Context } from '../../app/context.ts';
import { Refusal } from '../../app/errors.ts';
import type { Question } from '../../content/pack.ts';
import type { Answer } from '../../domain/answer.ts';
import { answerKey, type AnswerKey } from '../../domain/questions/answer-key.ts';
import { playHandlers } from '../routes.ts';

/** Plays as one learner through the handlers, without HTTP. A refusal gives its code, or else null. */
export function directPlay(context: Context, learnerId: string, idempotencyKey: string | null = null) {
  const base = {
    context,
    session: { sessionId: 'test', learnerId },
    bearer: null,
    address: '127.0.0.1',
    idempotencyKey,
    browser: { origin: '', address: '', cookies: '' },
  };
  const quiz = (quizTimeId: string) => ({ quiz_time_id: quizTimeId });
  return {
    open: (id: string, quizTimeId: string) =>
      refusalOf(playHandlers.openQuiz({ ...base, params: { id }, query: quiz(quizTimeId), body: undefined })),
    answer: (quizId: string, quizTimeId: string, answer: Answer) =>
      refusalOf(
        playHandlers.submitAnswer({
          ...base,
          params: { quizId },
          query: undefined as never,
          body: { answer, ...quiz(quizTimeId) },
        }),
      ),
    list: (chapterId: string, quizTimeId: string) =>
      refusalOf(
        playHandlers.listQuizzes({
          ...base,
          params: undefined as never,
          query: { chapter_id: chapterId, ...quiz(quizTimeId) },
          body: undefined,
        }),
      ),
    /** Opens the next question of the endless mode; its id, or null when the game has just ended. */
    nextEndless: async () => {
      const params = { quizTimeId: 'qt-endless' };
      const call = { ...base, params, query: undefined as never, body: undefined };
      return (await playHandlers.nextEndlessQuiz(call)).data?.id ?? null;
    },
    answerEndless: (quizId: string, answer: Answer) =>
      refusalOf(
        playHandlers.submitEndlessAnswer({
          ...base,
          params: { quizTimeId: 'qt-endless', quizId },
          query: undefined as never,
          body: { answer },
        }),
      ),
    practise: (quizId: string, answer: Answer) =>
      refusalOf(
        playHandlers.submitPracticeAnswer({
          ...base,
          params: { quizId },
          query: undefined as never,
          body: { answer },
        }),
      ),
    putAway: (id: string, quizTimeId: string) =>
      refusalOf(
        playHandlers.deleteAnswers({ ...base, params: { id }, query: quiz(quizTimeId), body: undefined }),
      ),
  };
}

async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** The key of a question as the learner's current run shows it. */
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

/** The key of the question as the learner's game of the endless mode shows it. */
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
