import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, storedQuestions } from './question-keys.ts';

const first = 'w1-s1-c1-q-mc';
const hour = 60 * 60 * 1000;

eachDatabase('calm and hurried play', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  const rank = async ({ api }: Player, quiz_time_id = 'qt-easy') => {
    const query = { type: 'learning_journey', quiz_time_id } as const;
    return (await read(api.GET('/api/leaderboards/v1/my-rank', { params: { query } }))).your_rank;
  };
  const chapter = async ({ api }: Player, id: string) => {
    const params = { path: { id }, query: { quiz_time_id: 'qt-easy' } };
    return (await read(api.GET('/api/trails/v1/chapter/{id}', { params }))).data;
  };

  it.each([
    ['1', 60_000],
    ['1.5', 90_000],
    ['2', 120_000],
  ] as const)('D137, T15: with a calm of %s a question has %i ms', async (calm, limit) => {
    const player = await harness.newPlayer();
    await harness.calm(player.learner.id, calm);
    expect((await player.open(first)).run.remaining_ms).toBe(limit);
    harness.provider.clock.advance(limit + 2001);
    expect((await player.quizzes('w1-s1-c1')).data[0]).toMatchObject({ closed: true, outcome: 'time_up' });
  });

  it('D199: without a clock no time is up; stars and unlocks count, ranks exclude them and say so', async () => {
    const player = await harness.newPlayer();
    await harness.calm(player.learner.id, 'none');
    expect((await player.open(first)).run).toMatchObject({ remaining_ms: null, open_quiz_id: first });
    harness.provider.clock.advance(hour);
    expect((await player.quizzes('w1-s1-c1')).data[0]).toMatchObject({ closed: false });
    await player.play('w1-s1-c1', 'rrr');
    expect((await player.quizzes('w1-s1-c1')).run).toMatchObject({ stars: 3, ranked: false });
    expect(await chapter(player, 'w1-s1-c1')).toMatchObject({ star: 3 });
    expect(await chapter(player, 'w1-s1-c2')).toMatchObject({ locked: false });
    expect(await rank(player)).toMatchObject({ rank: null, total_star: 0, unranked_star: 3 });
  });

  it('D199: who takes the clock back climbs from there; the stars without it stay in the journey', async () => {
    const player = await harness.newPlayer();
    await harness.calm(player.learner.id, 'none');
    await player.play('w1-s1-c1', 'rr');
    await harness.calm(player.learner.id, '1');
    const questions = (await storedQuestions(harness.provider, 'w1-s1-c1')).slice(2);
    for (const question of questions) {
      await player.open(question.id);
      harness.provider.clock.advance(1000);
      await player.answer(question.id, rightAnswer(question));
    }
    expect(await chapter(player, 'w1-s1-c1')).toMatchObject({ star: 5 });
    expect(await rank(player)).toMatchObject({ total_star: 3, unranked_star: 2 });
  });

  it('T19: stars in less than 300 ms count for the journey and never for a rank', async () => {
    const player = await harness.newPlayer();
    await player.play('w1-s1-c1', 'rrr', 'qt-easy', 299);
    expect(await chapter(player, 'w1-s1-c1')).toMatchObject({ star: 3 });
    expect(await rank(player)).toMatchObject({ rank: null, total_star: 0 });
    const { database } = harness.provider.context;
    const flagged = await database
      .selectFrom('answer')
      .select('ranked')
      .where('learner_id', '=', player.learner.id)
      .execute();
    expect(flagged.map(({ ranked }) => ranked)).toEqual([0, 0, 0]);
  });

  it('T19: a bot with 50 answers in a second gets 429 with the time to wait, and is in no rank', async () => {
    const player = await harness.newPlayer();
    await player.play('w1-s1-c1', 'rrrrr', 'qt-easy', 20);
    await expect(player.play('w1-s1-c2', 'r', 'qt-easy', 20)).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await rank(player)).toMatchObject({ rank: null });
  });

  it('T19: answers of the journey and of the Infinity Trail are counted together', async () => {
    const player = await harness.newPlayer();
    await player.play('w1-s1-c1', 'rrr', 'qt-easy', 20);
    await player.endless.playRight(2, 20);
    await expect(player.endless.playRight(1, 20)).rejects.toMatchObject({ status: 429 });
    harness.provider.clock.advance(1000);
    await player.endless.playRight(1, 20);
  });

  it('T19: a child who matches pairs quickly is not held up', async () => {
    const player = await harness.newPlayer();
    await player.play('w1-s1-c1', 'r');
    const questions = await storedQuestions(harness.provider, 'w1-s1-c1');
    for (const question of questions.slice(1)) {
      await player.open(question.id);
      harness.provider.clock.advance(500);
      const answers = question.pairs?.map(({ left, right }) => ({ [left]: right })) ?? [
        rightAnswer(question),
      ];
      for (const answer of answers) {
        harness.provider.clock.advance(250);
        await player.answer(question.id, answer);
      }
    }
    expect(await rank(player)).toMatchObject({ total_star: 5 });
  });

  it('D204, D230: a chapter passed without a clock is played again with one, for stars that count', async () => {
    const player = await harness.newPlayer();
    await harness.calm(player.learner.id, 'none');
    await player.play('w1-s1-c1', 'rrrrr');
    const replayable = async () => (await chapter(player, 'w1-s1-c1')).replayable;
    expect(await replayable()).toBe(false);
    await expect(player.abandon('w1-s1-c1')).rejects.toMatchObject({ code: 'CHAPTER_PASSED' });
    await harness.calm(player.learner.id, '1');
    expect(await replayable()).toBe(true);
    await expect(player.open(first)).rejects.toMatchObject({ code: 'CHAPTER_PASSED' });
    await player.abandon('w1-s1-c1');
    await player.play('w1-s1-c1', 'rwww');
    expect(await rank(player)).toMatchObject({ rank: expect.any(Number), total_star: 1, unranked_star: 4 });
    await player.abandon('w1-s1-c1');
    await player.play('w1-s1-c1', 'rrrrr');
    expect(await rank(player)).toMatchObject({ total_star: 5, unranked_star: 0 });
    expect(await chapter(player, 'w1-s1-c1')).toMatchObject({ star: 5, replayable: false });
    await expect(player.abandon('w1-s1-c1')).rejects.toMatchObject({ code: 'CHAPTER_PASSED' });
  });

  it('D111: a chapter passed with a clock is not replayable, not even when its stars were too fast to count', async () => {
    const player = await harness.newPlayer();
    await player.play('w1-s1-c1', 'rrrrr', 'qt-easy', 250);
    expect(await chapter(player, 'w1-s1-c1')).toMatchObject({ star: 5, replayable: false });
    await expect(player.abandon('w1-s1-c1')).rejects.toMatchObject({ code: 'CHAPTER_PASSED' });
  });
});
