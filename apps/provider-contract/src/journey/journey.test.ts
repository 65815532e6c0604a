import { read } from '@sirah-trails/api-client';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendOperation } from '../send-operation.ts';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { storedQuestions } from './question-keys.ts';
import { retireContent } from './retire-content.ts';

const easy = { quiz_time_id: 'qt-easy' };

eachDatabase('the journey', (engine) => {
  let harness: PlayHarness;
  let player: Player;

  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const quizTimes = async (difficulty?: number) => {
    const query = difficulty === undefined ? {} : { difficulty };
    return (await read(player.api.GET('/api/quiz/v1/quiz-times', { params: { query } }))).data;
  };
  const trails = async () => (await read(player.api.GET('/api/trails/v1', { params: { query: easy } }))).data;
  const subTrails = async () => {
    const query = { ...easy, trail_id: 'w1' };
    return (await read(player.api.GET('/api/trails/v1/subtrails', { params: { query } }))).data;
  };
  const chapters = async () => {
    const query = { ...easy, sub_trail_id: 'w1-s1' };
    return (await read(player.api.GET('/api/trails/v1/chapters', { params: { query } }))).data;
  };

  it('D137: five difficulties, the endless one too, each with its seconds and no stars for a newcomer', async () => {
    const list = await quizTimes();
    expect(list.map(({ id, difficulty, time }) => [id, difficulty, time])).toEqual([
      ['qt-easy', 1, 60],
      ['qt-medium', 2, 45],
      ['qt-hard', 3, 30],
      ['qt-expert', 4, 20],
      ['qt-endless', 5, 30],
    ]);
    expect(list.every(({ star }) => star === 0)).toBe(true);
  });

  it('B7: difficulty=5 gives the endless time alone', async () => {
    expect((await quizTimes(5)).map(({ id }) => id)).toEqual(['qt-endless']);
  });

  it('B2: stars count for the difficulty at which they were earned', async () => {
    await player.play('w1-s1-c1', 'rr', 'qt-medium');
    expect((await quizTimes()).map(({ star }) => star)).toEqual([0, 2, 0, 0, 0]);
  });

  it('each difficulty names the next chapter there; the endless one none', async () => {
    await player.play('w1-s1-c1', 'rrr', 'qt-medium');
    const steps = (await quizTimes()).map(({ next_step: step }) => step);
    const ids = steps.map((step) => step && [step.trail.id, step.sub_trail.id, step.chapter.id]);
    const first = ['w1', 'w1-s1', 'w1-s1-c1'];
    expect(ids).toEqual([first, ['w1', 'w1-s1', 'w1-s1-c2'], first, first, null]);
    const [world] = await trails();
    expect(world).toMatchObject(steps[0]?.trail ?? {});
  });

  it('B3: counts stars within the pack; stars of a removed chapter stay on the board', async () => {
    await player.play('w1-s1-c1', 'rrr');
    await player.play('w1-s1-c2', 'r');
    await retireContent(harness.provider, 'chapter', 'w1-s1-c1', 1);
    expect((await quizTimes(1))[0]).toMatchObject({ star: 1, total_star: 20 });
    expect((await trails())[0]).toMatchObject({ star: 1, total_star: 20 });
    const query = { type: 'learning_journey', ...easy } as const;
    const { your_rank: mine } = await read(
      player.api.GET('/api/leaderboards/v1/my-rank', { params: { query } }),
    );
    expect(mine.total_star).toBe(4);
    await retireContent(harness.provider, 'chapter', 'w1-s1-c1', 0);
    expect((await quizTimes(1))[0]).toMatchObject({ star: 4, total_star: 25 });
  });

  it('D109: a world tells its sub-trails, chapters and stars from the data', async () => {
    await player.play('w1-s1-c1', 'rrrr');
    const [world] = await trails();
    expect(world).toMatchObject({
      id: 'w1',
      order: 1,
      theme: 'desert',
      locked: false,
      star: 4,
      total_star: 25,
      sub_trail_count: 1,
      chapter_count: 5,
    });
    expect(world?.map).toMatch(/^\/content\/art\//);
  });

  it('B7: a world equals its list entry', async () => {
    const [world] = await trails();
    const { data } = await read(
      player.api.GET('/api/trails/v1/{id}', { params: { path: { id: 'w1' }, query: easy } }),
    );
    expect(data).toEqual(world);
  });

  it('B2: a sub-trail tells how many chapters remain', async () => {
    expect((await subTrails())[0]).toMatchObject({ remaining_chapters: 5, chapter_count: 5, locked: false });
    await player.play('w1-s1-c1', 'rrr');
    expect((await subTrails())[0]).toMatchObject({ remaining_chapters: 4 });
  });

  it('D195: two stars do not open the next chapter', async () => {
    await player.play('w1-s1-c1', 'rr');
    expect((await chapters()).map(({ locked }) => locked)).toEqual([false, true, true, true, true]);
  });

  it('D195: three stars open the next chapter', async () => {
    await player.play('w1-s1-c1', 'rrr');
    const list = await chapters();
    expect(list.map(({ locked, star }) => [locked, star])).toEqual([
      [false, 3],
      [false, 0],
      [true, 0],
      [true, 0],
      [true, 0],
    ]);
  });

  it('B2: an open chapter shows its kinds of questions and its book; a locked one its name only', async () => {
    const [open, locked] = await chapters();
    expect(open).toMatchObject({ chapter: 1, name: open?.title, total_star: 5, quiet: false });
    expect(open?.quizzes.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(open?.quizzes.map(({ type }) => type)).size).toBe(5);
    expect(open?.books).toEqual([
      expect.objectContaining({ cover_url: expect.stringMatching(/^\/content\//) as string, max_page: 10 }),
    ]);
    expect(locked).toMatchObject({ chapter: 2, quizzes: [], books: [] });
  });

  it('B7: a chapter equals its list entry', async () => {
    const [chapter] = await chapters();
    const { data } = await read(
      player.api.GET('/api/trails/v1/chapter/{id}', { params: { path: { id: 'w1-s1-c1' }, query: easy } }),
    );
    expect(data).toEqual(chapter);
  });

  it('B7: a question is opened and answered at the difficulty of the try that goes on, and at the first without one', async () => {
    const { token } = player.learner;
    const open = async (id: string) => {
      const response = await sendOperation(harness.provider, 'openQuiz', { token, path: { id } });
      return (await response.json()) as { run: { remaining_ms: number; reading_ms: number } };
    };
    const answer = (quizId: string) =>
      sendOperation(harness.provider, 'submitAnswer', { token, path: { quizId }, body: { answer: '?' } });
    const [first, second] = (await storedQuestions(harness.provider, 'w1-s1-c1')).map(({ id }) => id);
    await player.play('w1-s1-c1', 'r', 'qt-hard');
    expect((await open(second ?? '')).run.remaining_ms).toBe(30_000);
    expect(await (await answer(second ?? '')).json()).toMatchObject({ code: 'WRONG_ANSWER', lives: 2 });
    harness.provider.clock.advance(1000);
    await player.play('w1-s1-c1', 'www', 'qt-medium');
    const { remaining_ms: left, reading_ms: reading } = (await open(second ?? '')).run;
    // 4 s have passed.
    expect(left - reading).toBe(30_000);
    expect(reading).toBeGreaterThan(0);
    await player.abandon('w1-s1-c1', undefined, 'qt-medium');
    await player.play('w1-s1-c1', 'www', 'qt-hard');
    // The run has ended: this is the stored response.
    const repeated = await answer(first ?? '');
    expect([repeated.status, await repeated.json()]).toMatchObject([200, { code: 'ALL_ANSWERS_CORRECT' }]);
    const newcomer = await harness.newPlayer();
    const path = { id: first ?? '' };
    const { run } = await read(newcomer.api.GET('/api/trails/v1/quiz/{id}', { params: { path } }));
    expect(run.remaining_ms).toBe(60_000);
  });

  it('D126: reading changes nothing: a newcomer who looks at everything has no run and no result', async () => {
    await quizTimes();
    await trails();
    await subTrails();
    await chapters();
    await player.quizzes('w1-s1-c1');
    const { database } = harness.provider.context;
    for (const table of ['run', 'chapter_result', 'board_score'] as const) {
      const rows = await database
        .selectFrom(table)
        .select('learner_id')
        .where('learner_id', '=', player.learner.id)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});
