import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import type { Player } from '../journey/player.ts';

type Category = 'head' | 'top' | 'pants' | 'shoes' | 'skin_color';

eachDatabase('the avatar', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  const avatar = ({ api }: Player) => read(api.GET('/api/profile/v1/avatar'));
  const dress = ({ api }: Player, body: Record<string, string | boolean>) =>
    read(api.PUT('/api/profile/v1/avatar', { body: { skin: 'skin_1', ...body } }));
  const items = async ({ api }: Player, category?: Category) => {
    const query = category === undefined ? {} : { category };
    return (await read(api.GET('/api/profile/v1/avatar/items', { params: { query } }))).data;
  };

  const summary = async ({ api }: Player) => (await read(api.GET('/api/profile/v1'))).data;
  const headOnBoard = async (viewer: Player, learnerId: string) => {
    const query = { type: 'learning_journey', quiz_time_id: 'qt-medium' } as const;
    const { leaderboard } = await read(viewer.api.GET('/api/leaderboards/v1', { params: { query } }));
    return leaderboard.find((entry) => entry.user_id === learnerId)?.avatar_head;
  };
  const neutral = { id: 'neutral', name: '', image: '/content/art/avatar/portrait/neutral.svg' };

  it('A3: a newcomer has not chosen, and is shown a starter of each category', async () => {
    const player = await harness.newPlayer();
    const worn = await avatar(player);
    expect(worn).toMatchObject({ user_id: player.learner.id, chosen: false });
    const parts = [worn.head, worn.top, worn.pants, worn.shoes];
    expect(parts.map((item) => [item.item_category, item.status, item.unlocked_at_id])).toEqual(
      ['head', 'top', 'pants', 'shoes'].map((category) => [category, 'unlocked', null]),
    );
    for (const { url } of parts) expect(url).toMatch(/^\/content\/art\/avatar\/.*\.svg$/);
  });

  it.each([
    ['a girl', 'female', ['head-hijab', 'top-tunic'], ['all', 'girls']],
    ['a boy', 'male', ['head-kufi', 'top-tunic'], ['all', 'boys']],
    ['a learner without a gender yet', null, ['head-glasses', 'top-tunic'], ['all']],
  ])('D222: the starters of %s suit', async (_, gender, [head, top], allowed) => {
    const player = await harness.newPlayer({ gender });
    const worn = await avatar(player);
    expect([worn.head.code, worn.top.code]).toEqual([head, top]);
    for (const { suits } of [worn.head, worn.top, worn.pants, worn.shoes]) expect(allowed).toContain(suits);
  });

  it('D222: no skin tone is the default of all', async () => {
    const players = await Promise.all(Array.from({ length: 24 }, () => harness.newPlayer()));
    const tones = await Promise.all(players.map(async (player) => (await avatar(player)).skin));
    expect(new Set(tones)).toEqual(new Set(['skin_1', 'skin_2', 'skin_3']));
  });

  it.each(['female', 'male', null])(
    'D222: until the learner chooses, summary and board show a head without a face (gender %s)',
    async (gender) => {
      const player = await harness.newPlayer({ gender });
      await player.play('w1-s1-c1', 'r', 'qt-medium');
      expect(await summary(player)).toMatchObject({ avatar_chosen: false, avatar_head: neutral });
      expect(await headOnBoard(player, player.learner.id)).toEqual(neutral);
    },
  );

  it('D222: a choice of the skin alone keeps the starters that the learner saw, and counts as chosen', async () => {
    const player = await harness.newPlayer({ gender: 'male' });
    const before = await avatar(player);
    const worn = await dress(player, { skin: 'skin_2' });
    expect(worn).toMatchObject({ chosen: true, skin: 'skin_2', head: before.head, shoes: before.shoes });
    expect(await summary(player)).toMatchObject({
      avatar_chosen: true,
      avatar_head: { id: 'head-kufi', image: '/content/art/avatar/portrait/head-kufi-boy-skin-2.svg' },
    });
  });

  it('D222: the same head is drawn for girls and for boys', async () => {
    const images = [];
    for (const gender of ['female', 'male']) {
      const player = await harness.newPlayer({ gender });
      await dress(player, { skin: 'skin_3', head_code: 'head-glasses' });
      images.push((await summary(player)).avatar_head.image);
    }
    expect(images).toEqual([
      '/content/art/avatar/portrait/head-glasses-girl-skin-3.svg',
      '/content/art/avatar/portrait/head-glasses-boy-skin-3.svg',
    ]);
  });

  it.each(['female', 'male'])(
    'D63: figure and wheelchair come with the avatar, and anybody can sit in it (%s)',
    async (gender) => {
      const player = await harness.newPlayer({ gender });
      const body = gender === 'female' ? 'girl' : 'boy';
      expect(await avatar(player)).toMatchObject({
        wheelchair: false,
        scarf: false,
        body: { url_skin_1: `/content/art/avatar/body/${body}-skin-1.svg` },
        wheelchair_layers: {
          back_url: '/content/art/avatar/wheelchair/back.svg',
          front_url: '/content/art/avatar/wheelchair/front.svg',
        },
      });
      expect(await dress(player, { wheelchair: true })).toMatchObject({ chosen: true, wheelchair: true });
      expect(await dress(player, { shoes_code: 'shoes-slip-ons' })).toMatchObject({ wheelchair: true });
      expect(await dress(player, { wheelchair: false })).toMatchObject({ wheelchair: false });
      for (const url of Object.values((await avatar(player)).wheelchair_layers ?? {}))
        expect((await fetch(new URL(url, harness.provider.url))).status).toBe(200);
    },
  );

  it('D63: there is no figure while the gender is not known', async () => {
    expect(await avatar(await harness.newPlayer({ gender: null }))).toMatchObject({ body: null });
  });

  it('D222: glasses are worn with a scarf or without; boards and the summary show it', async () => {
    const player = await harness.newPlayer({ gender: 'female' });
    await player.play('w1-s1-c1', 'r', 'qt-medium');
    const worn = await dress(player, { skin: 'skin_3', head_code: 'head-glasses', scarf: true });
    expect(worn).toMatchObject({
      scarf: true,
      head: { with_scarf: { url_skin_3: '/content/art/avatar/head/head-glasses-scarf-skin-3.svg' } },
    });
    const image = '/content/art/avatar/portrait/head-glasses-girl-scarf-skin-3.svg';
    expect((await summary(player)).avatar_head).toMatchObject({ id: 'head-glasses', image });
    expect(await headOnBoard(player, player.learner.id)).toMatchObject({ image });
    const bare = await dress(player, { scarf: false });
    expect(bare.scarf).toBe(false);
    expect((await summary(player)).avatar_head.image).toMatch(/head-glasses-girl-skin-1\.svg$/);
  });

  it('D222: the switch is remembered under a head that is a scarf itself, and means nothing to a boy', async () => {
    const girl = await harness.newPlayer({ gender: 'female' });
    await dress(girl, { head_code: 'head-hijab', scarf: true });
    expect(await avatar(girl)).toMatchObject({ scarf: false, head: { with_scarf: null } });
    expect(await dress(girl, { head_code: 'head-hearing-aid' })).toMatchObject({ scarf: true });
    const boy = await harness.newPlayer({ gender: 'male' });
    const worn = await dress(boy, { skin: 'skin_2', head_code: 'head-glasses', scarf: true });
    expect(worn).toMatchObject({ scarf: false, head: { with_scarf: null } });
    expect((await summary(boy)).avatar_head.image).toMatch(/head-glasses-boy-skin-2\.svg$/);
  });

  it('D222: a head that is not drawn for the figure never shows another one', async () => {
    const player = await harness.newPlayer({ gender: 'female' });
    await dress(player, { skin: 'skin_2', head_code: 'head-kufi' });
    await player.play('w1-s1-c1', 'r', 'qt-medium');
    expect((await summary(player)).avatar_head).toEqual(neutral);
    expect(await headOnBoard(player, player.learner.id)).toEqual(neutral);
  });

  it.each(['head', 'top', 'pants', 'shoes'] as const)(
    'D59, D179, D222: of the category %s the starters are open, the others name their milestone',
    async (category) => {
      const shown = await items(await harness.newPlayer(), category);
      expect(shown.filter(({ status }) => status === 'unlocked')).toHaveLength(category === 'head' ? 4 : 3);
      for (const { status, unlocked_at_id: milestone, item_category: own } of shown) {
        expect(own).toBe(category);
        expect(milestone === null).toBe(status === 'unlocked');
      }
    },
  );

  it('D179: a locked item names its milestone and its world', async () => {
    const shown = await items(await harness.newPlayer());
    const lockedAt = (milestone: string) => shown.find(({ unlocked_at_id: id }) => id === milestone);
    const world = 'Arabia before the Message';
    const subTrail = { related_world: world, unlocked_at_name: 'The Land' };
    expect(lockedAt('w1-s1')).toMatchObject({ status: 'locked', ...subTrail });
    expect(lockedAt('w1')).toMatchObject({ related_world: world, unlocked_at_name: world });
  });

  it('D198: skin_color answers the three tones, no category all items', async () => {
    const player = await harness.newPlayer();
    const tones = await items(player, 'skin_color');
    expect(tones.map(({ code, colour }) => [code, colour])).toEqual([
      ['skin_1', '#FFE2D1'],
      ['skin_2', '#FFC29E'],
      ['skin_3', '#AF7958'],
    ]);
    const all = await items(player);
    expect(new Set(all.map((item) => item.item_category))).toEqual(
      new Set(['head', 'top', 'pants', 'shoes']),
    );
    expect(all.filter(({ status }) => status === 'unlocked')).toHaveLength(13);
  });

  it('D214: items that only unwritten milestones give are not shown, and nobody can put them on', async () => {
    const player = await harness.newPlayer();
    const milestones = (await items(player)).map((item) => item.unlocked_at_id);
    // The sample pack has a single sub-trail in the first world.
    expect(new Set(milestones)).toEqual(new Set([null, 'w1-s1', 'w1']));
    await expect(dress(player, { head_code: 'head-river-beanie' })).rejects.toMatchObject({ status: 422 });
  });

  it('D214: keeps earned and worn items when a newer pack drops their milestone', async () => {
    const [player, newcomer] = [await harness.newPlayer(), await harness.newPlayer()];
    await player.passSubTrail('w1-s1');
    await dress(player, { pants_code: 'pants-gratitude' });
    const { database } = harness.provider.context;
    const move = (milestone: string) =>
      database
        .updateTable('avatar_item')
        .set({ unlocked_at: milestone })
        .where('id', '=', 'pants-gratitude')
        .execute();
    const codes = async (learner: Player) => (await items(learner, 'pants')).map(({ code }) => code);
    await move('w8-s1');
    expect(await codes(player)).toContain('pants-gratitude');
    expect((await avatar(player)).pants).toMatchObject({ code: 'pants-gratitude', status: 'unlocked' });
    expect((await dress(player, { skin: 'skin_2' })).pants.code).toBe('pants-gratitude');
    expect(await codes(newcomer)).not.toContain('pants-gratitude');
    await move('w1-s1');
  });

  it('A7: a choice is kept; a part without a code stays; the same request changes nothing more', async () => {
    const player = await harness.newPlayer();
    await dress(player, { skin: 'skin_2', head_code: 'head-kufi', shoes_code: 'shoes-slip-ons' });
    const worn = await dress(player, { skin: 'skin_3', top_code: 'top-long-dress' });
    expect(worn).toMatchObject({
      skin: 'skin_3',
      head: { code: 'head-kufi' },
      top: { code: 'top-long-dress' },
      shoes: { code: 'shoes-slip-ons' },
    });
    expect(await dress(player, { skin: 'skin_3', top_code: 'top-long-dress' })).toEqual(worn);
    expect(await avatar(player)).toEqual(worn);
  });

  it('D179: an item that is not earned is refused and nothing changes; once earned it is worn', async () => {
    const player = await harness.newPlayer();
    const before = await avatar(player);
    const earned = { skin: 'skin_2', pants_code: 'pants-gratitude' };
    await expect(dress(player, earned)).rejects.toMatchObject({ status: 403, code: 'ITEM_LOCKED' });
    expect(await avatar(player)).toEqual(before);
    await player.passSubTrail('w1-s1');
    expect((await dress(player, earned)).pants.code).toBe('pants-gratitude');
  });

  it('A7: an item that a newer pack drops or locks stays on its wearers, and no one else can put it on', async () => {
    const [player, other] = [await harness.newPlayer(), await harness.newPlayer()];
    await dress(player, { head_code: 'head-kufi' });
    await dress(other, { head_code: 'head-hijab' });
    const { database } = harness.provider.context;
    const change = (columns: { retired?: 0 | 1; unlocked_at?: string | null }) =>
      database.updateTable('avatar_item').set(columns).where('id', '=', 'head-kufi').execute();
    await change({ unlocked_at: 'w1-s1' });
    expect((await avatar(player)).head).toMatchObject({ code: 'head-kufi', status: 'unlocked' });
    await expect(dress(other, { head_code: 'head-kufi' })).rejects.toMatchObject({ status: 403 });
    await change({ unlocked_at: null, retired: 1 });
    expect((await avatar(player)).head.code).toBe('head-kufi');
    expect((await dress(player, { skin: 'skin_2' })).head.code).toBe('head-kufi');
    expect((await items(player, 'head')).map(({ code }) => code)).toContain('head-kufi');
    expect((await items(other, 'head')).map(({ code }) => code)).not.toContain('head-kufi');
    await expect(dress(other, { head_code: 'head-kufi' })).rejects.toMatchObject({ status: 422 });
    await change({ retired: 0 });
  });

  it.each([
    ['an unknown code', { head_code: 'head-crown' }, 'head_code'],
    ['an item of another category', { pants_code: 'head-kufi' }, 'pants_code'],
    ['a wheelchair that is neither there nor not', { wheelchair: 'yes' }, 'wheelchair'],
  ])('A7: %s is 422 and names the field', async (_, body, field) => {
    const player = await harness.newPlayer();
    await expect(dress(player, body)).rejects.toMatchObject({
      status: 422,
      fieldErrors: { [field]: [expect.any(String)] },
    });
  });

  it('A2: boards and the summary show the head on the chosen skin tone', async () => {
    const player = await harness.newPlayer({ gender: 'male' });
    await dress(player, { skin: 'skin_3', head_code: 'head-kufi' });
    await player.play('w1-s1-c1', 'r', 'qt-medium');
    const head = { id: 'head-kufi', image: '/content/art/avatar/portrait/head-kufi-boy-skin-3.svg' };
    expect((await summary(player)).avatar_head).toMatchObject(head);
    expect(await headOnBoard(player, player.learner.id)).toMatchObject(head);
  });

  it('T22: another learner sees my outfit and cannot change it', async () => {
    const [player, other] = [await harness.newPlayer(), await harness.newPlayer()];
    const worn = await dress(player, { skin: 'skin_2', head_code: 'head-glasses' });
    const query = { user_id: player.learner.id };
    expect(await read(other.api.GET('/api/profile/v1/avatar', { params: { query } }))).toEqual(worn);
    await dress(other, { skin: 'skin_3' });
    expect(await avatar(player)).toEqual(worn);
  });
});
