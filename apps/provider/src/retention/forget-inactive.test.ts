import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sawLearner } from '../auth/learner/learner-repository.ts';
import type { Executor } from '../database/executor.ts';
import { day } from '../kernel/time.ts';
import {
  eachDatabase,
  overtake,
  startProvider,
  type TestPlace,
  type TestProvider,
} from '../testing/index.ts';
import { forgetInactive } from './forget-inactive.ts';
import { retentionRules as rules } from './retention-rules.ts';
import { runRetention } from './start-retention.ts';

eachDatabase('unused accounts (T41)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let now = 0;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
    now = provider.clock.now();
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });
  beforeEach(async () => {
    await provider.context.database.deleteFrom('learner').execute();
  });

  const learners = async () =>
    (await provider.context.database.selectFrom('learner').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );

  it('deletes an unused account if configured, but no demo learner', async () => {
    const [used, idle] = [await provider.createLearner(), await provider.createLearner()];
    const demo = await provider.createLearner({ demo: true });
    const seen = (id: string, at: number) =>
      provider.context.database
        .updateTable('learner')
        .set({ last_seen_at: at })
        .where('id', '=', id)
        .execute();
    await seen(used.id, now + 1);
    for (const { id } of [idle, demo]) await seen(id, now);
    for (let round = 1; round < 24; round += 1)
      expect(await forgetInactive(provider.context.database, now)).toBe(0);
    expect(await forgetInactive(provider.context.database, now)).toBe(1);
    expect(await learners()).toEqual([used.id, demo.id].sort());
    expect(provider.context.configuration.inactiveMonths).toBe(0);
  });

  it('T41: keeps all accounts while the clock is wrong', async () => {
    const { id } = await provider.createLearner();
    const context = {
      ...provider.context,
      configuration: { ...provider.context.configuration, inactiveMonths: 6 },
    };
    const hours = async (count: number) => {
      for (let hour = 0; hour < count; hour += 1) {
        await runRetention(context);
        provider.clock.advance(rules.every);
      }
    };
    await hours(2);
    provider.clock.advance(200 * day);
    await hours(20);
    expect((await learners()).length).toBe(1);
    provider.clock.advance(-200 * day);
    await hours(30);
    await sawLearner(provider.context.database, id, 1);
    expect((await learners()).length).toBe(1);
    provider.clock.advance(200 * day);
    await hours(26);
    expect((await learners()).length).toBe(0);
  });

  it('keeps an account whose learner returns during the deletion', async () => {
    const { id } = await provider.createLearner();
    const seen = (at: number, executor: Executor = provider.context.database) =>
      executor.updateTable('learner').set({ last_seen_at: at }).where('id', '=', id).execute();
    await seen(now);
    for (let round = 1; round < 24; round += 1) await forgetInactive(provider.context.database, now);
    const deleted = await overtake(
      provider,
      id,
      () => forgetInactive(provider.context.database, now),
      (transaction) => seen(now + 1, transaction),
    );
    expect([deleted, (await learners()).length]).toEqual([0, 1]);
  });
});
