import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';

const chapter = 'w1-s1-c1';
const query = { type: 'learning_journey', quiz_time_id: 'qt-easy' } as const;

eachDatabase('abandoning a run', (engine) => {
  let harness: PlayHarness;
  let player: Player;

  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const total = async () =>
    (await read(player.api.GET('/api/leaderboards/v1/my-rank', { params: { query } }))).your_rank.total_star;

  it('T17: it never changes a total, and only more stars than the best run add to it', async () => {
    await player.play(chapter, 'rrwww');
    expect(await total()).toBe(2);
    await player.abandon(chapter);
    expect(await total()).toBe(2);
    await player.play(chapter, 'rwww');
    await player.abandon(chapter);
    expect(await total()).toBe(2);
    await player.play(chapter, 'rrrrr');
    expect(await total()).toBe(5);
  });

  it('T17: the history stays', async () => {
    await player.play(chapter, 'rwww');
    await player.abandon(chapter);
    const { database } = harness.provider.context;
    const answers = await database
      .selectFrom('answer')
      .select('code')
      .where('learner_id', '=', player.learner.id)
      .execute();
    expect(answers).toHaveLength(4);
  });

  it('T17: the next run shows the questions in an order of its own', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      await player.play(chapter, 'www');
      const { data } = await player.quizzes(chapter);
      orders.add(JSON.stringify(data[0]?.content));
      await player.abandon(chapter);
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('D124: the chapter begins again with three lives and nothing opened', async () => {
    await player.play(chapter, 'www');
    await player.abandon(chapter);
    const { data, run } = await player.quizzes(chapter);
    expect(run).toBeNull();
    expect(data.every(({ content, closed }) => content === undefined && !closed)).toBe(true);
  });
});
