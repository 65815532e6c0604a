import { eachDatabase } from '@sirah-trails/provider/testing';
import { chapterRules, parseQuestion, rules } from '@sirah-trails/quiz-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import { rightAnswer, storedQuestions } from './question-keys.ts';

const chapters = [1, 2, 3, 4, 5].map((number) => `w1-s1-c${number}`);

eachDatabase('engine and provider agree', (engine) => {
  let harness: PlayHarness;

  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  it('B3: the engine understands every question that the provider opens, and the one that comes next', async () => {
    const player = await harness.newPlayer();
    for (const chapterId of chapters) {
      for (const question of await storedQuestions(harness.provider, chapterId)) {
        const { data } = await player.open(question.id);
        expect(parseQuestion(data.type, data.content), question.id).toBeDefined();
        harness.provider.clock.advance(1000);
        const { next_quiz: next } = await player.answer(question.id, rightAnswer(question));
        if (next) expect(parseQuestion(next.type, next.content), next.id).toBeDefined();
      }
    }
  });

  it('B9: lives and the most stars are the same on both sides', async () => {
    const player = await harness.newPlayer();
    const [first] = await storedQuestions(harness.provider, 'w1-s1-c1');
    expect((await player.open(first?.id ?? '')).run.lives).toBe(chapterRules.lives);
    await player.play('w1-s1-c1', 'r'.repeat(chapterRules.maxStars));
    expect((await player.quizzes('w1-s1-c1')).run?.stars).toBe(chapterRules.maxStars);
  });

  it('B9: as many stars as the engine asks for pass a chapter, one fewer does not', async () => {
    const player = await harness.newPlayer();
    await player.play('w1-s1-c1', 'r'.repeat(chapterRules.passStars - 1));
    await expect(player.quizzes('w1-s1-c2')).rejects.toMatchObject({ code: 'CHAPTER_LOCKED' });
    const [, , third] = await storedQuestions(harness.provider, 'w1-s1-c1');
    if (!third) throw new Error('The chapter has no third question.');
    await player.open(third.id);
    await player.answer(third.id, rightAnswer(third));
    expect((await player.quizzes('w1-s1-c2')).data).toHaveLength(5);
  });

  it('T15: the grace after the deadline is the same on both sides', async () => {
    const [first] = await storedQuestions(harness.provider, 'w1-s1-c1');
    if (!first) throw new Error('The chapter has no question.');
    for (const [late, code] of [
      [0, 'ALL_ANSWERS_CORRECT'],
      [1, 'TIME_UP'],
    ] as const) {
      const player = await harness.newPlayer();
      const { run } = await player.open(first.id);
      harness.provider.clock.advance((run.remaining_ms ?? 0) + rules.graceMs + late);
      expect((await player.answer(first.id, rightAnswer(first))).code).toBe(code);
    }
  });
});
