import { newIdempotencyKey, read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, storedQuestions, type storedQuestion, wrongAnswer } from './question-keys.ts';

const chapter = 'w1-s1-c1';

// The harness starts on Monday, 5 January 2026, at 08:00 UTC; its session ends before midnight, so zones differ instead.
eachDatabase('camp-fire days', (engine) => {
  let harness: PlayHarness;
  let player: Player;
  let question: Awaited<ReturnType<typeof storedQuestion>>;
  beforeAll(async () => {
    harness = await openHarness(engine);
    [question] = (await storedQuestions(harness.provider, chapter)) as [typeof question];
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const days = async (month = '2026-01') =>
    (await read(player.api.GET('/api/x/v1/days', { params: { query: { month } } }))).data;
  const put = (time_zone: string) => {
    const params = { header: { 'Idempotency-Key': newIdempotencyKey() } };
    return read(player.api.PUT('/api/x/v1/settings', { params, body: { time_zone } }));
  };
  const readFor = (milliseconds: number, began_at?: string) => {
    const params = { header: { 'Idempotency-Key': newIdempotencyKey() } };
    const body = { milliseconds, ...(began_at !== undefined && { began_at }) };
    return read(player.api.POST('/api/x/v1/reading-time', { params, body }));
  };
  const ago = (ms: number) => new Date(harness.provider.clock.now() - ms).toISOString();
  const minute = 60_000;
  const hour = 60 * minute;
  /** Lets reading before the start of the harness count. */
  const joinEarlier = () =>
    harness.provider.context.database
      .updateTable('learner')
      .set({ joined_at: 0 })
      .where('id', '=', player.learner.id)
      .execute();

  it('D248: a new learner has none', async () => {
    expect(await days()).toEqual({
      time_zone: null,
      total: 0,
      first_day: null,
      days: [],
    });
  });

  it.each([
    [null, '2026-01-05'],
    ['Pacific/Auckland', '2026-01-05'],
    ['Pacific/Pago_Pago', '2026-01-04'],
    ['America/Anchorage', '2026-01-04'],
  ])('D248: the first answer counts for the day in the zone %s', async (zone, day) => {
    if (zone) await put(zone);
    await player.open(question.id);
    await player.answer(question.id, wrongAnswer(question));
    await player.answer(question.id, rightAnswer(question));
    expect(await days()).toEqual({
      time_zone: zone,
      total: 1,
      first_day: day,
      days: [{ day, answered: true, minutes_read: 0 }],
    });
  });

  it('D248: an answer of the Infinity Trail counts', async () => {
    await player.endless.playRight(1);
    expect(await days()).toMatchObject({ total: 1, days: [{ answered: true }] });
  });

  it('D248: a minute of reading counts, less does not, and minutes add up', async () => {
    await joinEarlier();
    await readFor(50_000, ago(30 * minute));
    expect(await days()).toMatchObject({ total: 0, days: [] });
    await readFor(10_000, ago(20 * minute));
    expect(await days()).toMatchObject({ total: 1, days: [{ answered: false, minutes_read: 1 }] });
    await readFor(4 * minute, ago(10 * minute));
    await readFor(4 * minute, ago(10 * minute));
    await player.endless.playRight(1);
    expect(await days()).toMatchObject({ total: 1, days: [{ answered: true, minutes_read: 5 }] });
  });

  it('D248: reading that the device held back counts for its own day, up to the day before', async () => {
    await joinEarlier();
    await readFor(2 * minute, ago(9 * hour));
    await readFor(3 * minute, ago(60 * hour));
    expect((await days()).days).toEqual([
      { day: '2026-01-04', answered: false, minutes_read: 2 },
      { day: '2026-01-05', answered: false, minutes_read: 3 },
    ]);
  });

  it.each([
    ['last evening', 9 * hour, '2026-01-04'],
    ['three days before', 72 * hour, '2026-01-05'],
    ['tomorrow', -24 * hour, '2026-01-05'],
  ])('D248: a held back answer of %s counts for %i ms ago: %s', async (_, before, day) => {
    await player.open(question.id);
    await player.answer(question.id, rightAnswer(question), { answeredAt: ago(before) });
    expect((await days()).days.map((row) => row.day)).toEqual([day]);
  });

  it('D248: lists a month, and counts all', async () => {
    const rows = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'].map((day) => ({ day }));
    const learner_id = player.learner.id;
    await harness.provider.context.database
      .insertInto('camp_day')
      .values(rows.map((row) => ({ ...row, learner_id, answered: 1, read_ms: 0 })))
      .execute();
    const { days: listed, ...sums } = await days();
    expect(listed.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-31']);
    expect(sums).toEqual({ time_zone: null, total: 4, first_day: '2025-12-31' });
    expect((await days('2026-02')).days.map(({ day }) => day)).toEqual(['2026-02-01']);
  });

  it('D248: an unknown zone is a 422, and the stored one stays', async () => {
    await put('Asia/Riyadh');
    await expect(put('Moon/Tranquility')).rejects.toMatchObject({
      status: 422,
      fieldErrors: { time_zone: expect.any(Array) },
    });
    expect((await days()).time_zone).toBe('Asia/Riyadh');
  });

  it.each(['2026-13', '2026-1', 'today'])('D248: the month %s is a 422', async (month) => {
    await expect(days(month)).rejects.toMatchObject({ status: 422 });
  });
});
