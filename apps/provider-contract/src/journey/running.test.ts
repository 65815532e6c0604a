import { read } from '@sirah-trails/api-client';
import { databaseContent, eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';

const first = { trail_id: 'w1', sub_trail_id: 'w1-s1', chapter_id: 'w1-s1-c1', chapter: 1 };

eachDatabase('what is under way', (engine) => {
  let harness: PlayHarness;
  let player: Player;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const running = async () => (await read(player.api.GET('/api/x/v1/running'))).data;

  it('D229: is nothing for a newcomer, after a failed try and after a passed one', async () => {
    expect(await running()).toEqual({ tries: [], endless: null });
    await player.play('w1-s1-c1', 'www');
    await player.play('w1-s1-c1', 'rrrrr', 'qt-hard');
    expect(await running()).toEqual({ tries: [], endless: null });
  });

  it('D229: names every try, the last played first, with its open question and the time left', async () => {
    await player.play('w1-s1-c1', 'rrr');
    harness.provider.clock.advance(1000);
    await player.open('w1-s1-c1-q-mc', 'qt-hard');
    harness.provider.clock.advance(5000);
    const { tries } = await running();
    const { run: hard } = await player.quizzes('w1-s1-c1', 'qt-hard');
    const { run: easy } = await player.quizzes('w1-s1-c1');
    expect(hard).toMatchObject({ open_quiz_id: 'w1-s1-c1-q-mc' });
    expect(easy).toMatchObject({ stars: 3, open_quiz_id: null });
    expect(tries).toEqual([
      expect.objectContaining({ ...first, quiz_time_id: 'qt-hard', run: hard }),
      expect.objectContaining({ ...first, quiz_time_id: 'qt-easy', run: easy }),
    ]);
  });

  it('D229: names the endless game until its time is up', async () => {
    const { run } = await player.endless.next();
    expect((await running()).endless).toEqual({ quiz_time_id: 'qt-endless', run });
    harness.provider.clock.advance(60_000);
    expect((await running()).endless).toBeNull();
  });

  it('D126: writes nothing: a question whose time is up counts as closed', async () => {
    await player.open('w1-s1-c1-q-mc');
    await player.endless.next();
    harness.provider.clock.advance(120_000);
    const before = await databaseContent(harness.provider.context.database);
    expect((await running()).tries).toMatchObject([{ run: { lives: 2, open_quiz_id: null } }]);
    expect(await databaseContent(harness.provider.context.database)).toEqual(before);
  });
});
