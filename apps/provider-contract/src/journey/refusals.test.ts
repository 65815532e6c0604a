import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMoreJourney, lockedText } from './more-journey.ts';
import { calls, open, type Operation, type Target } from './play-calls.ts';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { retireContent } from './retire-content.ts';

const operations = Object.keys(calls) as Operation[];
const withDifficulty = operations.filter((name) => name !== 'listQuizTimes' && name !== 'getProfile');

const lockedTargets: readonly [string, Target, Operation[]][] = [
  [
    'CHAPTER_LOCKED',
    { ...open, chapter: 'w1-s1-c2', quiz: 'w1-s1-c2-q-mc' },
    ['getChapter', 'listQuizzes', 'openQuiz', 'submitAnswer', 'deleteAnswers'],
  ],
  [
    'SUB_TRAIL_LOCKED',
    { ...open, subTrail: 'w1-x2', chapter: 'w1-x2-c1', quiz: 'w1-x2-c1-q' },
    ['listChapters', 'getChapter', 'listQuizzes', 'openQuiz', 'submitAnswer', 'deleteAnswers'],
  ],
  [
    'TRAIL_LOCKED',
    { ...open, trail: 'x2', subTrail: 'x2-s1', chapter: 'x2-s1-c1', quiz: 'x2-s1-c1-q' },
    [
      'listSubTrails',
      'listChapters',
      'getChapter',
      'listQuizzes',
      'openQuiz',
      'submitAnswer',
      'deleteAnswers',
    ],
  ],
];

const unknownTargets: readonly [Operation, Partial<Target>][] = [
  ['getTrail', { trail: 'nowhere' }],
  ['listSubTrails', { trail: 'nowhere' }],
  ['listChapters', { subTrail: 'nowhere' }],
  ['getChapter', { chapter: 'nowhere' }],
  ['listQuizzes', { chapter: 'nowhere' }],
  ['openQuiz', { quiz: 'nowhere' }],
  ['submitAnswer', { quiz: 'nowhere' }],
  ['deleteAnswers', { chapter: 'nowhere' }],
];

eachDatabase('refusals', (engine) => {
  let harness: PlayHarness;
  let player: Player;

  beforeAll(async () => {
    harness = await openHarness(engine);
    await addMoreJourney(harness.provider);
    player = await harness.newPlayer();
  });
  afterAll(() => harness.close());

  it.each(operations)('D39: %s without a session is 401', async (name) => {
    const guest = await harness.newPlayer();
    guest.session.getState().signOut();
    await expect(calls[name](guest, open)).rejects.toMatchObject({ status: 401 });
  });

  it.each(withDifficulty)('D135: %s at the endless difficulty is 404', async (name) => {
    const call = calls[name](player, { ...open, quizTime: 'qt-endless' });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each(withDifficulty)('B7: %s at an unknown difficulty is 404', async (name) => {
    const call = calls[name](player, { ...open, quizTime: 'qt-unknown' });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.each(withDifficulty)('T32: %s with a difficulty of 65 characters is 422', async (name) => {
    const call = calls[name](player, { ...open, quizTime: 'x'.repeat(65) });
    await expect(call).rejects.toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  });

  it.each(unknownTargets)('T22: %s of an unknown id is 404', async (name, target) => {
    await expect(calls[name](player, { ...open, ...target })).rejects.toMatchObject({ status: 404 });
  });

  it.each(lockedTargets)('T20: %s tells the code and no content', async (code, target, names) => {
    for (const name of names) {
      await expect(calls[name](player, target), name).rejects.toMatchObject({ status: 403, code });
    }
  });

  it('T20: no response to a newcomer contains anything of a locked milestone', async () => {
    const newcomer = await harness.newPlayer();
    for (const name of operations) {
      await calls[name](newcomer, open).catch(() => undefined);
      for (const [, target] of lockedTargets) await calls[name](newcomer, target).catch(() => undefined);
    }
    const all = JSON.stringify(newcomer.seen);
    expect(all).not.toContain(lockedText);
    const { database } = harness.provider.context;
    const rows = await database
      .selectFrom('question')
      .select('record')
      .where('chapter_id', '!=', 'w1-s1-c1')
      .execute();
    expect(rows.length).toBeGreaterThan(20);
    for (const { record } of rows) {
      expect(all).not.toContain((JSON.parse(record) as { question: string }).question);
    }
  });

  it('T20: a later question is 403, to open and to answer', async () => {
    const newcomer = await harness.newPlayer();
    const { data } = await newcomer.quizzes(open.chapter);
    const [first, second] = data.map(({ id }) => id) as [string, string];
    await expect(newcomer.open(second)).rejects.toMatchObject({ status: 403, code: 'QUIZ_LOCKED' });
    await newcomer.open(first);
    await expect(newcomer.open(second)).rejects.toMatchObject({ status: 403, code: 'QUIZ_LOCKED' });
    await expect(newcomer.answer(second, true)).rejects.toMatchObject({ status: 403, code: 'QUIZ_LOCKED' });
  });

  it('T22: a question that a newer pack has left out is 404, unless the run holds it', async () => {
    const [newcomer, playing] = [await harness.newPlayer(), await harness.newPlayer()];
    const retire = (retired: 0 | 1) => retireContent(harness.provider, 'question', open.quiz, retired);
    await playing.open(open.quiz);
    await retire(1);
    await expect(newcomer.open(open.quiz)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await expect(newcomer.answer(open.quiz, true)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await playing.open(open.quiz)).data.id).toBe(open.quiz);
    await retire(0);
  });

  it('T20: a chapter that a newer pack puts behind another is locked, and a run under way goes on', async () => {
    const [newcomer, playing] = [await harness.newPlayer(), await harness.newPlayer()];
    const { database } = harness.provider.context;
    const question = { id: 'w1-s1-c0-q', type: 'true_or_false', record: '{}', position: 1 };
    const columns = { sub_trail_id: 'w1-s1', position: 0, title: 'Before all', quiet: 0, retired: 0 };
    await playing.open(open.quiz);
    await database
      .insertInto('chapter')
      .values({ id: 'w1-s1-c0', ...columns })
      .execute();
    await database
      .insertInto('question')
      .values({ ...question, chapter_id: 'w1-s1-c0', retired: 1 })
      .execute();
    await retireContent(harness.provider, 'question', question.id, 0);
    const locked = { status: 403, code: 'CHAPTER_LOCKED' };
    await expect(newcomer.open(open.quiz)).rejects.toMatchObject(locked);
    await expect(newcomer.answer(open.quiz, '?')).rejects.toMatchObject(locked);
    expect((await playing.open(open.quiz)).run.lives).toBe(3);
    expect((await playing.answer(open.quiz, '?')).code).toBe('WRONG_ANSWER');
    expect((await playing.quizzes(open.chapter)).run?.lives).toBe(2);
    await retireContent(harness.provider, 'question', question.id, 1);
    await retireContent(harness.provider, 'chapter', 'w1-s1-c0', 1);
  });

  it('T20: a newer pack that puts other questions before the open one does not change the run', async () => {
    const playing = await harness.newPlayer();
    const before = (await playing.quizzes(open.chapter)).data.map(({ id }) => id);
    const [first, second, third] = before as [string, string, string];
    await playing.play(open.chapter, 'r');
    await playing.open(second);
    const { database } = harness.provider.context;
    const replaced = database.selectFrom('question').selectAll().where('id', '=', first);
    const row = await replaced.executeTakeFirstOrThrow();
    const newer = { ...row, id: 'w1-s1-c1-q-new', record: row.record.replace(first, 'w1-s1-c1-q-new') };
    await database.insertInto('question').values(newer).execute();
    const move = (id: string, position: number) =>
      database.updateTable('question').set({ position }).where('id', '=', id).execute();
    await move(third, 1);
    await retireContent(harness.provider, 'question', first, 1);
    const { data, run } = await playing.quizzes(open.chapter);
    expect(data.map(({ id }) => id)).toEqual(before);
    expect(data.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    expect(run).toMatchObject({ lives: 3, stars: 1, open_quiz_id: second });
    expect(data.map(({ current_question_number: number }) => number)).toEqual([2, 2, 2, 2, 2]);
    await expect(playing.open(newer.id)).rejects.toMatchObject({ code: 'QUIZ_LOCKED' });
    const closing = await playing.answer(second, '');
    expect(closing).toMatchObject({ code: 'TIME_UP', lives: 2, next_quiz: { id: third, order: 3 } });
    await move(third, 3);
    await retireContent(harness.provider, 'question', newer.id, 1);
    await retireContent(harness.provider, 'question', first, 0);
  });

  it('B2: a difficulty that a newer pack has left out is 404 and not listed', async () => {
    const retire = (retired: 0 | 1) => retireContent(harness.provider, 'quiz_time', 'qt-hard', retired);
    await retire(1);
    const listed = await calls.listQuizTimes(player, open);
    expect(listed.data.map(({ id }) => id)).not.toContain('qt-hard');
    const call = calls.listTrails(player, { ...open, quizTime: 'qt-hard' });
    await expect(call).rejects.toMatchObject({ status: 404 });
    await retire(0);
  });

  it('T21: an answer without a run is 409', async () => {
    const newcomer = await harness.newPlayer();
    const [first] = (await newcomer.quizzes(open.chapter)).data;
    await expect(newcomer.answer(first?.id ?? '', true)).rejects.toMatchObject({
      status: 409,
      code: 'QUIZ_NOT_OPEN',
    });
  });

  it('D124: a failed run opens nothing until it is abandoned: 409', async () => {
    const newcomer = await harness.newPlayer();
    await newcomer.play(open.chapter, 'www');
    const [, second] = (await newcomer.quizzes(open.chapter)).data;
    const id = second?.id ?? '';
    await expect(newcomer.open(id)).rejects.toMatchObject({ status: 409, code: 'RUN_FAILED' });
    await expect(newcomer.answer(id, true)).rejects.toMatchObject({ status: 409, code: 'QUIZ_NOT_OPEN' });
  });

  it('T17: a run under way cannot be abandoned: 409', async () => {
    const newcomer = await harness.newPlayer();
    await newcomer.play(open.chapter, 'rw');
    await expect(newcomer.abandon(open.chapter)).rejects.toMatchObject({
      status: 409,
      code: 'RUN_IN_PROGRESS',
    });
  });

  it('D111: a finished, passed chapter opens no question and cannot be abandoned: 403', async () => {
    const newcomer = await harness.newPlayer();
    await newcomer.play(open.chapter, 'rrrrr');
    const [first] = (await newcomer.quizzes(open.chapter)).data;
    await expect(newcomer.open(first?.id ?? '')).rejects.toMatchObject({
      status: 403,
      code: 'CHAPTER_PASSED',
    });
    await expect(newcomer.abandon(open.chapter)).rejects.toMatchObject({
      status: 403,
      code: 'CHAPTER_PASSED',
    });
  });

  it('D13: a key reused for another chapter is 422', async () => {
    const key = 'a-key-for-putting-away';
    const newcomer = await harness.newPlayer();
    await newcomer.abandon(open.chapter, key);
    await expect(newcomer.abandon(open.chapter, key, 'qt-hard')).rejects.toMatchObject({ status: 422 });
  });

  it('T32: an answer of no known shape is 422 and costs nothing', async () => {
    const newcomer = await harness.newPlayer();
    const [first] = (await newcomer.quizzes(open.chapter)).data;
    await newcomer.open(first?.id ?? '');
    for (const odd of [12, { a: 1 }, [true], ['x'.repeat(201)]]) {
      const call = newcomer.answer(first?.id ?? '', odd as unknown as string);
      await expect(call).rejects.toMatchObject({ status: 422 });
    }
    expect((await newcomer.quizzes(open.chapter)).run?.lives).toBe(3);
  });

  it('T32: an answer with names like __proto__ is just wrong', async () => {
    const newcomer = await harness.newPlayer();
    const [first] = (await newcomer.quizzes(open.chapter)).data;
    await newcomer.open(first?.id ?? '');
    const result = await newcomer.answer(first?.id ?? '', { toString: 'x', constructor: 'y' });
    expect(result.code).toBe('WRONG_ANSWER');
  });
});
