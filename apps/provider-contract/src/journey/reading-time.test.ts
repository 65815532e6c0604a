import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, storedQuestions, type storedQuestion, wrongAnswer } from './question-keys.ts';

const chapter = 'w1-s1-c1';
const timeFor = (text: string) => Math.min(30_000, 3000 + 800 * text.split(/\s+/).length);

eachDatabase('time to read', (engine) => {
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
    await player.open(question.id);
  });

  const wrong = (key?: string) =>
    player.answer(question.id, wrongAnswer(question), key === undefined ? {} : { key });
  const aloud = (quizId = question.id, quiz_time_id = 'qt-easy') => {
    const params = { path: { quizId } };
    return read(player.api.POST('/api/x/v1/quiz/{quizId}/read-aloud', { params, body: { quiz_time_id } }));
  };

  it('D215: a wrong answer adds the time to read its hint; the run remembers both, after a reload too', async () => {
    harness.provider.clock.advance(10_000);
    const { hint, ...result } = await wrong();
    const added = timeFor(hint ?? '');
    expect(result).toMatchObject({ reading_ms: added, remaining_ms: 50_000 + added });
    harness.provider.clock.advance(1000);
    const times = { reading_ms: added - 1000, remaining_ms: 49_000 + added };
    expect((await player.quizzes(chapter)).run).toEqual({
      ...result.run,
      ...times,
      hint,
      tried: [wrongAnswer(question)],
    });
    expect((await player.open(question.id)).run).toMatchObject({ hint, ...times });
  });

  it('D215: a repeated call tells the time that is left to read', async () => {
    const { reading_ms: first = 0 } = await wrong('the-same-key');
    harness.provider.clock.advance(2000);
    const again = await wrong('the-same-key');
    expect(again).toMatchObject({
      reading_ms: (first ?? 0) - 2000,
      run: { reading_ms: (first ?? 0) - 2000 },
    });
  });

  it('D215, T15: the answer counts until the deadline in the response, and the closed question leaves nothing', async () => {
    const { remaining_ms: left } = await wrong();
    harness.provider.clock.advance(left ?? 0);
    const { code, run, reading_ms: reading } = await player.answer(question.id, rightAnswer(question));
    expect(code).toBe('ALL_ANSWERS_CORRECT');
    expect(reading).toBeNull();
    expect(run).toMatchObject({ tried: [], hint: null, reading_ms: null, remaining_ms: null });
  });

  it('D215: reading the question aloud adds time once', async () => {
    const { run } = await aloud();
    expect(run.reading_ms).toBeGreaterThan(3000);
    expect(run).toMatchObject({ remaining_ms: 60_000 + (run.reading_ms ?? 0), tried: [], hint: null });
    expect((await aloud()).run).toEqual(run);
    expect((await player.quizzes(chapter)).run).toEqual(run);
  });

  it('D215, D199: without a clock no time is added', async () => {
    const calm = await harness.newPlayer();
    await harness.calm(calm.learner.id, 'none');
    await calm.open(question.id);
    const { run } = await calm.answer(question.id, wrongAnswer(question));
    expect(run).toMatchObject({ reading_ms: null, remaining_ms: null, tried: [wrongAnswer(question)] });
  });

  it('D215: reading the open question of a game aloud adds time once; the answer counts until then', async () => {
    const { id, right } = await player.endless.open();
    const { remaining_ms: own } = (await player.endless.next()).run;
    const { run } = await aloud(id, 'qt-endless');
    const added = run.reading_ms ?? 0;
    expect(added).toBeGreaterThan(3000);
    expect(run).toMatchObject({ remaining_ms: (own ?? 0) + added, open_quiz_id: id });
    expect((await aloud(id, 'qt-endless')).run).toEqual(run);
    harness.provider.clock.advance(1000);
    const after = { reading_ms: added - 1000, remaining_ms: (own ?? 0) + added - 1000 };
    expect((await player.endless.next()).run).toMatchObject(after);
    harness.provider.clock.advance(after.remaining_ms);
    expect(await player.endless.answer(id, right)).toMatchObject({ code: 'ALL_ANSWERS_CORRECT' });
    expect((await player.endless.next()).run.reading_ms).toBe(0);
  });

  it('T21: of a game, too, only the open question is read aloud', async () => {
    await expect(aloud(question.id, 'qt-endless')).rejects.toMatchObject({ code: 'QUIZ_NOT_OPEN' });
  });

  it('T21: only the open question is read aloud', async () => {
    await expect(aloud('w1-s1-c1-q-tf')).rejects.toMatchObject({ status: 409, code: 'QUIZ_NOT_OPEN' });
  });
});
