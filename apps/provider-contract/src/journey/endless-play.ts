import { type Answer, type Api, newIdempotencyKey, read } from '@sirah-trails/api-client';
import type { TestProvider } from '@sirah-trails/provider/testing';
import { rightAnswer, storedQuestion, wrongAnswer } from './question-keys.ts';

/** The endless mode through the real client. */
export function endlessPlay(provider: TestProvider, api: Api) {
  const quizTimeId = 'qt-endless';

  const next = (key = newIdempotencyKey()) =>
    read(
      api.POST('/api/quiz/v1/{quizTimeId}/endless-mode', {
        params: { path: { quizTimeId }, header: { 'Idempotency-Key': key } },
      }),
    );

  const answer = (quizId: string, value: Answer, key = newIdempotencyKey()) =>
    read(
      api.POST('/api/quiz/v1/{quizTimeId}/endless-mode/submit-answer/{quizId}', {
        params: { path: { quizTimeId, quizId }, header: { 'Idempotency-Key': key } },
        body: { answer: value },
      }),
    );

  /** The next question's id and its right and wrong answers. */
  const open = async () => {
    const { data } = await next();
    if (!data) throw new Error('The game is over.');
    const question = await storedQuestion(provider, data.id);
    return { id: data.id, right: rightAnswer(question), wrong: wrongAnswer(question) };
  };

  /** Answers `count` questions right. */
  const playRight = async (amount: number, thinkingMs = 1000) => {
    for (let turn = 0; turn < amount; turn += 1) {
      const { id, right } = await open();
      provider.clock.advance(thinkingMs);
      await answer(id, right);
    }
  };

  /** Plays a game that ends with a wrong answer. */
  const lose = async () => {
    const { id, wrong } = await open();
    provider.clock.advance(1000);
    return answer(id, wrong);
  };

  return { next, answer, open, playRight, lose };
}
