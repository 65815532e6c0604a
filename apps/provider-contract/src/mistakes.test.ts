import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './journey/play-harness.ts';

eachDatabase('reports of mistakes', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  it('are stored once, with kind and content version; the message is optional', async () => {
    const { api, learner } = await harness.newPlayer();
    const report = (body: { wrong?: 'fact'; message?: string }, key: string) =>
      read(
        api.POST('/api/x/v1/mistakes', {
          params: { header: { 'Idempotency-Key': key } },
          body: { about: 'question', id: 'w1-s1-c1-q-mc', ...body },
        }),
      );
    for (const key of ['report-one', 'report-one']) await report({ wrong: 'fact' }, key);
    await report({ message: 'A word is missing.' }, 'report-two');
    const { database, about } = harness.provider.context;
    const rows = await database
      .selectFrom('mistake_report')
      .select(['about', 'content_id', 'wrong', 'message', 'content_version'])
      .where('learner_id', '=', learner.id)
      .orderBy('message')
      .execute();
    const place = {
      about: 'question',
      content_id: 'w1-s1-c1-q-mc',
      content_version: about.content.version,
    };
    expect(rows).toEqual([
      { ...place, wrong: 'fact', message: '' },
      { ...place, wrong: 'other', message: 'A word is missing.' },
    ]);
  });
});
