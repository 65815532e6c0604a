import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import { rightAnswer, type StoredQuestion, storedQuestions, wrongAnswer } from './question-keys.ts';

/** Each value in a response with its key or index. */
function* entriesIn(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* entriesIn(inner);
  }
}

function sameList(value: unknown, list: readonly string[]): boolean {
  return (
    Array.isArray(value) && value.length === list.length && value.every((item, index) => item === list[index])
  );
}

/** Values in the responses that reveal the key of an open question. */
function leaks(responses: readonly unknown[], question: StoredQuestion): string[] {
  const { hint, explanation, references, word, steps, pairs = [] } = question;
  const found: string[] = [];
  for (const [key, value] of entriesIn(responses)) {
    if (typeof value === 'string') {
      if (value === hint || value === explanation) found.push(`${key}: ${value}`);
      if (references.some(({ section }) => section === value)) found.push(`${key}: source`);
      if (word && value.toLowerCase() === word.toLowerCase()) found.push(`${key}: the word`);
      if (pairs.some(({ left, right }) => key === left && value === right)) found.push(`${key}: a pair`);
    }
    if (steps && sameList(value, steps)) found.push(`${key}: the order`);
    if (word && Array.isArray(value) && value.join('').toLowerCase() === word.toLowerCase())
      found.push('the word');
    if (['answer', 'word', 'steps', 'pairs', 'truth', 'key', 'seed', 'tags'].includes(key)) found.push(key);
    if (key === 'correct_answers' && value !== null) found.push(key);
  }
  return found;
}

eachDatabase('keys', (engine) => {
  let harness: PlayHarness;

  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  it('T18: no response tells the answer of a question before it is closed', async () => {
    const player = await harness.newPlayer();
    for (const chapterId of ['w1-s1-c1', 'w1-s1-c2', 'w1-s1-c3', 'w1-s1-c4', 'w1-s1-c5']) {
      for (const question of await storedQuestions(harness.provider, chapterId)) {
        await player.quizzes(chapterId);
        await player.open(question.id);
        await player.open(question.id);
        await player.quizzes(chapterId);
        // `seen` includes the response that closed the previous question and carries this question.
        const withoutClosed = player.seen.map((response) => withoutClosedParts(response, question.id));
        expect(leaks(withoutClosed, question)).toEqual([]);
        player.seen.length = 0;
        harness.provider.clock.advance(1000);
        await player.answer(question.id, rightAnswer(question));
      }
    }
  });

  it('D123: a wrong answer reveals the hint only', async () => {
    const player = await harness.newPlayer();
    for (const question of await storedQuestions(harness.provider, 'w1-s1-c1')) {
      await player.open(question.id);
      player.seen.length = 0;
      const result = await player.answer(
        question.id,
        question.type === 'true_or_false' ? '?' : wrongAnswer(question),
      );
      expect(result.hint).toBe(question.hint);
      const run = { ...result.run, hint: null };
      expect(leaks([{ ...result, hint: null, run }], question)).toEqual([]);
      await player.answer(question.id, rightAnswer(question));
      if (result.lives === 1) break;
    }
  });
});

/** The closing response reveals its own question's key, so only its next question is checked. */
function withoutClosedParts(response: unknown, questionId: string): unknown {
  if (typeof response !== 'object' || response === null || !('next_quiz' in response)) {
    return withoutOtherQuizzes(response, questionId);
  }
  return response.next_quiz;
}

/** In a list, only this question is checked: closed questions show the learner's answers. */
function withoutOtherQuizzes(response: unknown, questionId: string): unknown {
  if (typeof response !== 'object' || response === null || !('data' in response)) return response;
  const { data } = response;
  return Array.isArray(data) ? data.filter((quiz: { id?: string }) => quiz.id === questionId) : response;
}
