import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMoreJourney } from '../journey/more-journey.ts';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import type { Player } from '../journey/player.ts';

const minute = 60_000;

/** Five minutes of reading, starting at this minute. */
const reported = (start: number, minutes: number) => ({
  body: { milliseconds: 5 * minute, began_at: new Date(start + minutes * minute).toISOString() },
});

eachDatabase("the learner's summary", (engine) => {
  let harness: PlayHarness;

  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  const summary = async ({ api }: Player) => (await read(api.GET('/api/profile/v1'))).data;

  it('B3: a newcomer has a name, a joined date, a head and no achievements', async () => {
    const player = await harness.newPlayer();
    const profile = await summary(player);
    expect(profile).toMatchObject({
      user_id: player.learner.id,
      name: player.learner.username,
      achievements: { trails_complete: 0, trails_points: 0, chapter_read: 0, reading_time: 0 },
      badges: [],
      medals: { regular_medals: [], endless_rank: null },
    });
    expect(new Date(profile.joined_at).getTime()).toBeLessThanOrEqual(harness.provider.clock.now());
    expect(profile.avatar_head.image).toMatch(/^\/content\//);
  });

  it('D94: chapters count once they have three stars, stars over all difficulties', async () => {
    const player = await harness.newPlayer();
    await player.play('w1-s1-c1', 'rrrr');
    await player.play('w1-s1-c2', 'rr');
    await player.play('w1-s1-c1', 'rrr', 'qt-hard');
    expect((await summary(player)).achievements).toEqual({
      trails_complete: 0,
      trails_points: 9,
      chapter_read: 1,
      reading_time: 0,
    });
  });

  it('B2, D93: a world is complete when all its chapters are passed at one difficulty; stars, chapters and reading are exact', async () => {
    const player = await harness.newPlayer();
    for (const number of [1, 2, 3, 4]) await player.play(`w1-s1-c${number}`, 'rrr');
    expect((await summary(player)).achievements.trails_complete).toBe(0);
    await player.play('w1-s1-c5', 'rrr');
    await player.play('w1-s1-c1', 'rrrr', 'qt-hard');
    const start = harness.provider.clock.now();
    harness.provider.clock.advance(10 * minute);
    for (const minutes of [0, 5, 2])
      await read(player.api.POST('/api/x/v1/reading-time', reported(start, minutes)));
    expect((await summary(player)).achievements).toEqual({
      trails_complete: 1,
      trails_points: 19,
      chapter_read: 5,
      reading_time: 0.2,
    });
  });

  it('names every badge to the learner, the earned ones to others, in the order of the journey', async () => {
    const [player, other] = [await harness.newPlayer(), await harness.newPlayer()];
    const badgesFor = async (asker: Player) => {
      const query = { user_id: player.learner.id };
      const { data } = await read(asker.api.GET('/api/profile/v1', { params: { query } }));
      expect(data.badges).toEqual(data.badge_list?.filter(({ earned }) => earned).map(({ image }) => image));
      return data.badge_list?.map(({ id, type, number, earned }) => [id, type, number, earned]);
    };
    const all = (earned: boolean) => [
      ['w1-s1', 'sub_trail', 1, earned],
      ['w1', 'trail', null, earned],
    ];
    expect([await badgesFor(player), await badgesFor(other)]).toEqual([all(false), []]);
    await player.passSubTrail('w1-s1');
    expect([await badgesFor(player), await badgesFor(other)]).toEqual([all(true), all(true)]);
  });

  it('B3, D162: a rank among the first ten is a medal, with its difficulty and stars', async () => {
    const player = await harness.newPlayer();
    await player.play('w1-s1-c1', 'rrrrr', 'qt-expert');
    expect((await summary(player)).medals).toEqual({
      regular_medals: [{ rank: 1, difficulty: 'expert', total_star: 5, quiz_time_id: 'qt-expert' }],
      endless_rank: null,
    });
  });

  it('B9, D211: the endless rank is shown, however low', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => harness.newPlayer()));
    for (const [index, player] of players.entries()) await player.endless.playRight(index === 0 ? 1 : 2);
    expect((await summary(players[0] as Player)).medals.endless_rank).toBe(12);
  });

  it('D84, D160: another learner sees the same summary and nothing more', async () => {
    const [player, other] = [await harness.newPlayer(), await harness.newPlayer()];
    await player.play('w1-s1-c1', 'rrr');
    const query = { user_id: player.learner.id };
    const { data } = await read(other.api.GET('/api/profile/v1', { params: { query } }));
    const { badge_list: earned, ...rest } = data;
    expect(await summary(player)).toMatchObject(rest);
    expect(earned).toEqual([]);
    expect(Object.keys(rest).toSorted()).toEqual(
      ['user_id', 'name', 'joined_at', 'avatar_head', 'achievements', 'badges', 'medals'].toSorted(),
    );
  });

  it('D160: a learner who hides has no public profile and no public avatar, and still sees their own', async () => {
    const [player, other] = [await harness.newPlayer(), await harness.newPlayer()];
    await harness.hide(player.learner.id, true);
    const query = { user_id: player.learner.id };
    for (const path of ['/api/profile/v1', '/api/profile/v1/avatar'] as const) {
      const asked = { params: { query } };
      await expect(read(other.api.GET(path, asked))).rejects.toMatchObject({ status: 404 });
      await read(player.api.GET(path, asked));
    }
  });

  it('D195: a completed world stays complete when a newer pack adds a sub-trail to it', async () => {
    const player = await harness.newPlayer();
    await player.passSubTrail('w1-s1');
    await addMoreJourney(harness.provider);
    const { achievements, badges } = await summary(player);
    expect(achievements.trails_complete).toBe(1);
    expect(badges).toContain('/content/art/badges/w1.svg');
  });
});
