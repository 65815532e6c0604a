import { type Answer, createApi, newIdempotencyKey, read } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { endlessPlay } from './endless-play.ts';
import type { TestLearner, TestProvider } from '@sirah-trails/provider/testing';
import { rightAnswer, storedQuestions, wrongAnswer } from './question-keys.ts';

/** Options of an answer. */
export interface AnswerOptions {
  readonly key?: string;
  readonly timeUp?: boolean;
  readonly quizTimeId?: string;
  /** Time on the device, ISO 8601. */
  readonly answeredAt?: string;
}

export type Player = ReturnType<typeof createPlayer>;

/** A learner with the real client, on `easy` by default. */
export function createPlayer(provider: TestProvider, learner: TestLearner) {
  const session = createSession({ storage: memoryStorage() });
  session.getState().signIn({ token: learner.token, user: null });
  const seen: unknown[] = [];
  const api = createApi({ baseUrl: provider.url, session, fetch: (request) => recorded(request, seen) });

  const open = (id: string, quizTimeId = 'qt-easy') =>
    read(
      api.GET('/api/trails/v1/quiz/{id}', { params: { path: { id }, query: { quiz_time_id: quizTimeId } } }),
    );

  const answer = (quizId: string, value: Answer, options: AnswerOptions = {}) =>
    read(
      api.POST('/api/trails/v1/quiz/{quizId}/submit-answer', {
        params: { path: { quizId }, header: { 'Idempotency-Key': options.key ?? newIdempotencyKey() } },
        body: {
          answer: value,
          quiz_time_id: options.quizTimeId ?? 'qt-easy',
          ...(options.timeUp !== undefined && { time_up: options.timeUp }),
          ...(options.answeredAt !== undefined && { answered_at: options.answeredAt }),
        },
      }),
    );

  const quizzes = (chapterId: string, quizTimeId = 'qt-easy') =>
    read(
      api.GET('/api/trails/v1/quizzes', {
        params: { query: { chapter_id: chapterId, quiz_time_id: quizTimeId } },
      }),
    );

  const practise = (quizId: string, value: Answer) =>
    read(
      api.POST('/api/x/v1/practice/quiz/{quizId}/submit-answer', {
        params: { path: { quizId } },
        body: { answer: value },
      }),
    );

  const abandon = (id: string, key = newIdempotencyKey(), quizTimeId = 'qt-easy') =>
    read(
      api.DELETE('/api/quiz/v1/delete-answer/{id}', {
        params: { path: { id }, query: { quiz_time_id: quizTimeId }, header: { 'Idempotency-Key': key } },
      }),
    );

  /** Plays a chapter: `r` right, `w` wrong (the question stays), `t` time up. Advances the clock by `thinkingMs`. */
  const play = async (chapterId: string, outcomes: string, quizTimeId = 'qt-easy', thinkingMs = 1000) => {
    const questions = await storedQuestions(provider, chapterId);
    let at = 0;
    for (const outcome of outcomes) {
      const question = questions[at];
      if (!question) throw new Error(`The chapter ${chapterId} has no question ${at + 1}.`);
      await open(question.id, quizTimeId);
      provider.clock.advance(thinkingMs);
      const value = { r: rightAnswer(question), w: wrongAnswer(question), t: '' }[outcome] ?? '';
      const result = await answer(question.id, value, { quizTimeId });
      if (result.run.open_quiz_id === null) at += 1;
    }
  };

  /** Passes all chapters of the sub-trail with three stars. */
  const passSubTrail = async (subTrailId: string, quizTimeId = 'qt-easy') => {
    const chapters = await provider.context.database
      .selectFrom('chapter')
      .select('id')
      .where('sub_trail_id', '=', subTrailId)
      .orderBy('position')
      .execute();
    for (const { id } of chapters) await play(id, 'rrr', quizTimeId);
  };

  /** The chapter's answers and run. */
  const whatCounts = async (chapterId: string) => ({
    answers: await provider.context.database
      .selectFrom('answer')
      .selectAll()
      .where('learner_id', '=', learner.id)
      .execute(),
    run: (await quizzes(chapterId)).run,
  });

  const endless = endlessPlay(provider, api);

  return {
    endless,
    learner,
    api,
    session,
    seen,
    open,
    answer,
    quizzes,
    practise,
    abandon,
    play,
    passSubTrail,
    whatCounts,
  };
}

/** Records all response bodies. */
async function recorded(request: Request, seen: unknown[]): Promise<Response> {
  const response = await fetch(request);
  seen.push(await response.clone().json());
  return response;
}
