import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, storedQuestions } from './question-keys.ts';
import { retireContent } from './retire-content.ts';

const easy = 'qt-easy';

eachDatabase('rewards', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  const items = ({ api }: Player, id: string, quizTimeId = easy) =>
    read(
      api.GET('/api/trails/v1/{id}/unlock-item', {
        params: { path: { id }, query: { quiz_time_id: quizTimeId } },
      }),
    );
  const badge = ({ api }: Player, id: string, type: 'trail' | 'sub_trail') =>
    read(
      api.GET('/api/trails/v1/{id}/get-badge', {
        params: { path: { id }, query: { type, quiz_time_id: easy } },
      }),
    );
  const grants = async ({ learner }: Player) => {
    const { database } = harness.provider.context;
    const rows = await database
      .selectFrom('item_grant')
      .select('item_id')
      .where('learner_id', '=', learner.id)
      .orderBy('item_id')
      .execute();
    return rows.map((row) => row.item_id);
  };

  /** Passes four chapters and returns the result that passes the fifth. */
  async function completeWorld(player: Player, quizTimeId = easy) {
    for (const number of [1, 2, 3, 4]) await player.play(`w1-s1-c${number}`, 'rrr', quizTimeId);
    await player.play('w1-s1-c5', 'rr', quizTimeId);
    const third = (await storedQuestions(harness.provider, 'w1-s1-c5'))[2];
    if (!third) throw new Error('The chapter has five questions.');
    await player.open(third.id, quizTimeId);
    harness.provider.clock.advance(1000);
    return player.answer(third.id, rightAnswer(third), { quizTimeId });
  }

  it('D126, D173, D195: the answer that completes a sub-trail and its world grants both items and both badges', async () => {
    const player = await harness.newPlayer();
    const { rewards } = await completeWorld(player);
    expect(rewards?.items.map(({ code }) => code).toSorted()).toEqual(['pants-gratitude', 'top-oasis-cloak']);
    expect(rewards?.badges).toMatchObject([
      { id: 'w1-s1', type: 'sub_trail', number: 1, image: '/content/art/badges/w1-s1.svg' },
      { id: 'w1', type: 'trail', number: null, image: '/content/art/badges/w1.svg' },
    ]);
    expect(await grants(player)).toEqual(['pants-gratitude', 'top-oasis-cloak']);
  });

  it('D126: reading grants nothing and always returns the same', async () => {
    const player = await harness.newPlayer();
    expect((await items(player, 'w1-s1')).items).toEqual([]);
    await expect(badge(player, 'w1-s1', 'sub_trail')).rejects.toMatchObject({
      status: 403,
      code: 'BADGE_LOCKED',
    });
    expect(await grants(player)).toEqual([]);
    await completeWorld(player);
    const first = await items(player, 'w1-s1');
    expect(first.items.map(({ category }) => category.name).toSorted()).toEqual(['pants', 'top']);
    expect(await items(player, 'w1-s1')).toEqual(first);
    expect(await items(player, 'w1')).toEqual(first);
    expect((await badge(player, 'w1', 'trail')).data).toMatchObject({ id: 'w1', type: 'trail' });
    expect((await badge(player, 'w1-s1', 'sub_trail')).data).toMatchObject({ number: 1 });
  });

  it('D195: an item is given once: the same sub-trail at another difficulty gives nothing new', async () => {
    const player = await harness.newPlayer();
    await completeWorld(player);
    const again = await completeWorld(player, 'qt-hard');
    expect(again.rewards).toEqual({ items: [], badges: [] });
    expect(await grants(player)).toHaveLength(2);
    expect((await items(player, 'w1-s1', 'qt-hard')).items).toEqual([]);
  });

  it('B3: the profile shows the earned badges as pictures, in the order of the journey', async () => {
    const player = await harness.newPlayer();
    await completeWorld(player);
    const { data } = await read(player.api.GET('/api/profile/v1'));
    expect(data.badges).toEqual(['/content/art/badges/w1-s1.svg', '/content/art/badges/w1.svg']);
  });

  it('D195: the badge of a milestone outside the pack is stored, and shown again with its milestone', async () => {
    const player = await harness.newPlayer();
    await completeWorld(player);
    const badges = async () => (await read(player.api.GET('/api/profile/v1'))).data.badges;
    const before = await badges();
    await retireContent(harness.provider, 'sub_trail', 'w1-s1', 1);
    expect(await badges()).toEqual(['/content/art/badges/w1.svg']);
    await retireContent(harness.provider, 'sub_trail', 'w1-s1', 0);
    expect(await badges()).toEqual(before);
  });

  it('T14: a repeated answer returns the same rewards and grants nothing twice', async () => {
    const player = await harness.newPlayer();
    const first = await completeWorld(player);
    const third = (await storedQuestions(harness.provider, 'w1-s1-c5'))[2];
    if (!third) throw new Error('The chapter has five questions.');
    const repeats = await Promise.all(
      Array.from({ length: 10 }, () => player.answer(third.id, rightAnswer(third))),
    );
    for (const repeat of repeats) expect(repeat.rewards).toEqual(first.rewards);
    expect(await grants(player)).toHaveLength(2);
  });
});
