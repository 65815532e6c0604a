import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, storedQuestions, wrongAnswer } from './question-keys.ts';

const chapter = 'w1-s1-c1';

eachDatabase('practice, neighbours and reading', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  const report = ({ api }: Player, milliseconds: number, key: string, began?: number) =>
    read(
      api.POST('/api/x/v1/reading-time', {
        params: { header: { 'Idempotency-Key': key } },
        body: {
          milliseconds,
          ...(began !== undefined && { began_at: new Date(began).toISOString() }),
        },
      }),
    );

  it('D111: a passed chapter can be practised: every question with its content, the key after an answer', async () => {
    const player = await harness.newPlayer();
    await player.play(chapter, 'rrrrr');
    const { data } = await read(
      player.api.GET('/api/x/v1/practice/quizzes', { params: { query: { chapter_id: chapter } } }),
    );
    expect(data.map(({ content }) => content?.question)).not.toContain(undefined);
    for (const question of await storedQuestions(harness.provider, chapter)) {
      expect(await player.practise(question.id, wrongAnswer(question))).toMatchObject({ result: false });
      const right = await player.practise(question.id, rightAnswer(question));
      expect(right).toMatchObject({
        code: 'ALL_ANSWERS_CORRECT',
        explanation: question.explanation,
        book: { id: 'the-land', page: 1 },
      });
      expect(await player.practise(question.id, right.correct_answers)).toMatchObject({ result: true });
    }
  });

  it('D111: practice writes nothing: no answer, no star, no life', async () => {
    const player = await harness.newPlayer();
    await player.play(chapter, 'rrrrr');
    const before = await player.whatCounts(chapter);
    for (const question of await storedQuestions(harness.provider, chapter))
      await player.practise(question.id, rightAnswer(question));
    expect(await player.whatCounts(chapter)).toEqual(before);
  });

  it('T18, T20: not before the chapter is passed, and never for a question that is open', async () => {
    const player = await harness.newPlayer();
    await expect(player.practise('w1-s1-c1-q-mc', 'A')).rejects.toMatchObject({ code: 'CHAPTER_NOT_PASSED' });
    await player.play(chapter, 'rrr');
    await player.open('w1-s1-c1-q-mc', 'qt-hard');
    await expect(player.practise('w1-s1-c1-q-mc', 'A')).rejects.toMatchObject({
      status: 409,
      code: 'QUIZ_OPEN',
    });
    harness.provider.clock.advance(60_000);
    await player.practise('w1-s1-c1-q-mc', 'A');
  });

  it("D160: neighbours are two rows before and two after the learner's, ranks as on the board, without learners who hide", async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => harness.newPlayer()));
    for (const [index, player] of players.entries())
      await player.play(chapter, 'rrrrr'.slice(0, 5 - Math.min(index, 4)), 'qt-expert');
    const third = players[3] as Player;
    const query = { type: 'learning_journey', quiz_time_id: 'qt-expert' } as const;
    const { leaderboard, your_rank: mine } = await read(
      third.api.GET('/api/x/v1/leaderboards/neighbours', { params: { query } }),
    );
    expect(leaderboard.map(({ user_id: id, rank }) => [id, rank])).toEqual(
      [1, 2, 3, 4, 5].map((index) => [players[index]?.learner.id, 1 + Math.min(index, 4)]),
    );
    expect(mine).toMatchObject({ rank: 4, total_star: 2 });
    await harness.hide(third.learner.id, true);
    const hidden = await read(third.api.GET('/api/x/v1/leaderboards/neighbours', { params: { query } }));
    expect(hidden.leaderboard.map(({ user_id: id }) => id)).toEqual(
      [1, 2, 4, 5].map((index) => players[index]?.learner.id),
    );
    expect(hidden.your_rank).toEqual({ ...mine, hidden: true });
  });

  it('D93: reports that waited for a network count by when they began, in any order, and no moment twice', async () => {
    const player = await harness.newPlayer();
    const { clock } = harness.provider;
    const joined = clock.now();
    clock.advance(1_200_000);
    const read42s = (minutes: number) =>
      report(player, 42_000, `page-at-${minutes}`, joined + minutes * 60_000);
    for (const minutes of [10, 2, 5]) expect((await read42s(minutes)).counted_ms).toBe(42_000);
    const again = await report(player, 60_000, 'overlapping', joined + 5 * 60_000);
    expect(again).toEqual({ counted_ms: 18_000, total_ms: 3 * 42_000 + 18_000 });
  });

  it('D93: reading time is capped by a page and by the clock, counts once, and shows as hours', async () => {
    const player = await harness.newPlayer();
    const minute = 60_000;
    harness.provider.clock.advance(30 * minute);
    expect(await report(player, 20 * minute, 'first-page')).toEqual({
      counted_ms: 5 * minute,
      total_ms: 5 * minute,
    });
    expect(await report(player, 20 * minute, 'first-page')).toMatchObject({ total_ms: 5 * minute });
    expect(await report(player, 4 * minute, 'second-page')).toMatchObject({ counted_ms: 0 });
    harness.provider.clock.advance(minute);
    expect(await report(player, 4 * minute, 'third-page-')).toMatchObject({ total_ms: 6 * minute });
    const { data } = await read(player.api.GET('/api/profile/v1'));
    expect(data.achievements.reading_time).toBe(0.1);
  });
});
