import { type Answer, read } from '@sirah-trails/api-client';
import { daysPass, eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { earlierMistake } from './earlier-mistakes.ts';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, type StoredQuestion, storedQuestions, wrongAnswer } from './question-keys.ts';

const chapter = 'w1-s1-c1';

eachDatabase('review of mistakes', (engine) => {
  let harness: PlayHarness;
  let player: Player;
  let questions: readonly StoredQuestion[];
  beforeAll(async () => {
    harness = await openHarness(engine);
    questions = await storedQuestions(harness.provider, chapter);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const at = (index: number) => questions[index] as StoredQuestion;
  const due = async () =>
    (await read(player.api.GET('/api/x/v1/practice/mistakes'))).data.map(({ id }) => id);
  const review = (quizId: string, answer: Answer) =>
    read(
      player.api.POST('/api/x/v1/practice/mistakes/{quizId}/submit-answer', {
        params: { path: { quizId } },
        body: { answer },
      }),
    );
  const pass = (days: number) => daysPass(harness.provider.context.database, player.learner.id, days);

  it('D233: a mistake comes back after 1, 3, 7 and 21 days, then no more', async () => {
    await player.play(chapter, 'wrrr');
    for (const days of [1, 3, 7, 21]) {
      await pass(days - 0.01);
      expect(await due()).toEqual([]);
      await pass(0.02);
      expect(await due()).toEqual([at(0).id]);
      expect(await review(at(0).id, rightAnswer(at(0)))).toMatchObject({ result: true, book: { page: 1 } });
      expect(await due()).toEqual([]);
    }
    await pass(400);
    expect(await due()).toEqual([]);
  });

  it('D233: a mistake of today comes back tomorrow, once its chapter is passed', async () => {
    const tomorrow = async ({ api }: Player) => (await read(api.GET('/api/x/v1/today'))).data.tomorrow;
    await player.play(chapter, 'wr');
    expect(await tomorrow(player)).toBe(0);
    const passed = await harness.newPlayer();
    await passed.play(chapter, 'wrrr');
    expect(await tomorrow(passed)).toBe(1);
  });

  it('D233: a wrong answer begins again, and the same answer sent again changes nothing', async () => {
    await earlierMistake(harness, player);
    await review(at(0).id, rightAnswer(at(0)));
    await pass(3);
    for (const time of [1, 2])
      expect([time, await review(at(0).id, wrongAnswer(at(0)))]).toMatchObject([time, { result: false }]);
    await review(at(0).id, rightAnswer(at(0)));
    await pass(1);
    expect(await due()).toEqual([at(0).id]);
  });

  it('D233: the latest mistake comes first; time that ran out is one', async () => {
    await player.play(chapter, 'wrrrt');
    await pass(1);
    expect(await due()).toEqual([at(3).id, at(0).id]);
  });

  it('D233, D217: nothing of a chapter that is not passed, and no question pending in a run', async () => {
    await player.play(chapter, 'wrr');
    await pass(2);
    expect(await due()).toEqual([]);
    await expect(review(at(0).id, 'A')).rejects.toMatchObject({ status: 403, code: 'CHAPTER_NOT_PASSED' });
    await player.open(at(2).id);
    await player.answer(at(2).id, rightAnswer(at(2)));
    expect(await due()).toEqual([at(0).id]);
    await player.open(at(0).id, 'qt-hard');
    expect(await due()).toEqual([]);
    await expect(review(at(0).id, 'A')).rejects.toMatchObject({ status: 409, code: 'QUIZ_OPEN' });
  });

  it('D233: review writes no answer, no star and no life', async () => {
    await earlierMistake(harness, player);
    const before = await player.whatCounts(chapter);
    await review(at(0).id, rightAnswer(at(0)));
    expect(await player.whatCounts(chapter)).toEqual(before);
  });

  it('today: questions that are due, else the word of the day, the same for everybody', async () => {
    const today = async ({ api }: Player) => (await read(api.GET('/api/x/v1/today'))).data;
    await earlierMistake(harness, player);
    expect(await today(player)).toEqual({ due: 1, tomorrow: 0, word: null });
    await review(at(0).id, rightAnswer(at(0)));
    const { due: left, word } = await today(player);
    expect(left).toBe(0);
    expect(word?.description).toMatch(/^<p>/);
    expect((await today(await harness.newPlayer())).word).toEqual(word);
  });
});
