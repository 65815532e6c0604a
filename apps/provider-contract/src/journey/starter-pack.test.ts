import { read } from '@sirah-trails/api-client';
import { onDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';

const contentDir = new URL('../../../../content', import.meta.url).pathname;

// One engine is enough: every rule has its own test on both.
onDatabase('SQLite', 'the starter pack', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine, {}, { contentDir });
  });
  afterAll(() => harness.close());

  /** Chapter ids in the order of the journey. */
  const journey = async () => {
    const rows = await harness.provider.context.database
      .selectFrom('chapter')
      .innerJoin('sub_trail', 'sub_trail.id', 'chapter.sub_trail_id')
      .innerJoin('trail', 'trail.id', 'sub_trail.trail_id')
      .select('chapter.id')
      .orderBy('trail.position')
      .orderBy('sub_trail.position')
      .orderBy('chapter.position')
      .execute();
    return rows.map(({ id }) => id);
  };

  it(
    'D195, D196, D222: one learner walks through all chapters and earns every star, badge, medal and thing to wear',
    { timeout: 600_000 },
    async () => {
      const player = await harness.newPlayer();
      const chapters = await journey();
      for (const id of chapters) await player.play(id, 'rrrrr');
      const questions = 5 * chapters.length;

      await player.endless.playRight(questions - 1);
      const last = await player.endless.open();
      harness.provider.clock.advance(1000);
      expect((await player.endless.answer(last.id, last.right)).code).toBe('ENDLESS_COMPLETED');

      const { data } = await read(player.api.GET('/api/profile/v1'));
      expect(data.badge_list?.filter(({ earned }) => !earned)).toEqual([]);
      expect(data.medals).toMatchObject({
        regular_medals: [{ rank: 1, difficulty: 'easy', total_star: questions }],
        endless_rank: 1,
      });
      const wardrobe = await read(player.api.GET('/api/profile/v1/avatar/items'));
      expect(wardrobe.data.filter(({ status }) => status === 'locked')).toEqual([]);
    },
  );
});
