import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type PlayStage } from './play-stage.ts';
import type { Player } from './player.ts';

eachDatabase('the own summary', (engine) => {
  let stage: PlayStage;

  beforeAll(async () => {
    stage = await openStage(engine);
  });
  afterAll(() => stage.close());

  const summary = async ({ api }: Player) => (await read(api.GET('/api/profile/v1'))).data;

  it('B3: a newcomer has a name, a joined date, a head and no achievements', async () => {
    const player = await stage.newPlayer();
    const profile = await summary(player);
    expect(profile).toMatchObject({
      user_id: player.learner.id,
      name: player.learner.username,
      achievements: { trails_complete: 0, trails_points: 0, chapter_read: 0 },
    });
    expect(new Date(profile.joined_at).getTime()).toBeLessThanOrEqual(stage.provider.clock.now());
    expect(profile.avatar_head.image).toMatch(/^\/content\//);
  });

  it('94: chapters count once they have three stars, stars over all difficulties', async () => {
    const player = await stage.newPlayer();
    await player.play('w1-s1-c1', 'rrrr');
    await player.play('w1-s1-c2', 'rr');
    await player.play('w1-s1-c1', 'rrr', 'qt-hard');
    expect((await summary(player)).achievements).toEqual({
      trails_complete: 0,
      trails_points: 9,
      chapter_read: 1,
    });
  });

  it('B2: a world is complete when all its chapters are passed at one difficulty', async () => {
    const player = await stage.newPlayer();
    for (const number of [1, 2, 3, 4]) await player.play(`w1-s1-c${number}`, 'rrr');
    expect((await summary(player)).achievements.trails_complete).toBe(0);
    await player.play('w1-s1-c5', 'rrr');
    expect((await summary(player)).achievements).toEqual({
      trails_complete: 1,
      trails_points: 15,
      chapter_read: 5,
    });
  });
});
