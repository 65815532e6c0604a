import { contractOperations, bothDatabases, isProof, type OperationId } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccounts } from '../auth/open-accounts.ts';
import { lostWrites } from '../lost-writes.ts';
import { comeBackAtEveryStep } from './come-back.ts';
import { loseAnswers, lostTimes } from './lose-answers.ts';
import type { PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { rightAnswer, type StoredQuestion, storedQuestions, wrongAnswer } from './question-keys.ts';

const chapter = 'w1-s1-c1';
const journeyTimes = ['qt-easy', 'qt-medium', 'qt-hard', 'qt-expert'];
/** Operations that mark an answer and store nothing. */
const withoutEffect = ['submitPracticeAnswer', 'openTrialRun', 'submitTrialAnswer'];
const fifty = Array.from({ length: 50 }, (_, index) => index);

describe('the contract', () => {
  it('T14: has an entry for every write among those whose answers are lost here, and none besides', () => {
    const writes = contractOperations.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(Object.keys(lostWrites).sort()).toEqual(writes.sort());
  });
});

bothDatabases('nothing twice', (engine) => {
  // The engines share the stored-response code, so only the proof covers every write on both.
  const lost = isProof || engine.engine === 'SQLite' ? Object.entries(lostWrites) : [];
  let harness: PlayHarness;
  let player: Player;
  let first: StoredQuestion;
  let second: StoredQuestion;

  beforeAll(async () => {
    harness = await openAccounts(engine);
    [first, second] = (await storedQuestions(harness.provider, chapter)) as [StoredQuestion, StoredQuestion];
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const logged = () =>
    harness.provider.context.database
      .selectFrom('answer')
      .select(['code', 'star', 'life_lost'])
      .where('learner_id', '=', player.learner.id)
      .execute();

  it('T14: 50 right answers at once, each with its own key, give one star and the same result', async () => {
    await player.open(first.id);
    const results = await Promise.all(fifty.map(() => player.answer(first.id, rightAnswer(first))));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(await logged()).toEqual([{ code: 'ALL_ANSWERS_CORRECT', star: 1, life_lost: 0 }]);
  });

  it('T14: 50 wrong answers at once with one key cost one life', async () => {
    await player.open(first.id);
    const key = 'one-action-of-the-learner';
    const results = await Promise.all(fifty.map(() => player.answer(first.id, wrongAnswer(first), { key })));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.lives).toBe(2);
    expect(await logged()).toHaveLength(1);
  });

  it('T14: 50 opens at once begin one run with one clock', async () => {
    const opened = await Promise.all(fifty.map(() => player.open(first.id)));
    for (const each of opened) expect(each).toEqual(opened[0]);
    const runs = await harness.provider.context.database
      .selectFrom('run')
      .select('id')
      .where('learner_id', '=', player.learner.id)
      .execute();
    expect(runs).toHaveLength(1);
  });

  it('D13: the same key with the same body returns the stored outcome, even when the run has gone on', async () => {
    const key = 'the-key-of-one-answer';
    await player.open(first.id);
    const result = await player.answer(first.id, wrongAnswer(first), { key });
    await player.answer(first.id, rightAnswer(first));
    expect(await player.answer(first.id, wrongAnswer(first), { key })).toEqual(result);
    expect(await logged()).toHaveLength(2);
  });

  it('T15: a stored outcome is returned with the time that is left now', async () => {
    const { clock } = harness.provider;
    const key = 'the-key-of-a-lost-answer';
    await player.open(first.id);
    const told = await player.answer(first.id, wrongAnswer(first), { key });
    clock.advance(31_000);
    const again = await player.answer(first.id, wrongAnswer(first), { key });
    const left = { remaining_ms: (told.remaining_ms ?? 0) - 31_000, reading_ms: 0 };
    expect(left.remaining_ms).toBeGreaterThan(29_000);
    expect(again).toEqual({ ...told, ...left, run: { ...told.run, ...left } });
    const game = await player.endless.next('the-key-of-a-lost-game');
    clock.advance(31_000);
    expect(await player.endless.next('the-key-of-a-lost-game')).toEqual({
      ...game,
      run: { ...game.run, remaining_ms: 0 },
    });
  });

  it('D13: the same key with another body is refused', async () => {
    const key = 'the-key-of-one-answer';
    await player.open(first.id);
    await player.answer(first.id, wrongAnswer(first), { key });
    await expect(player.answer(first.id, rightAnswer(first), { key })).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await logged()).toHaveLength(1);
  });

  it('T22: a key belongs to its learner', async () => {
    const key = 'a-key-that-two-learners-send';
    const other = await harness.newPlayer();
    await player.open(first.id);
    await other.open(first.id);
    await player.answer(first.id, wrongAnswer(first), { key });
    expect(await other.answer(first.id, rightAnswer(first), { key })).toMatchObject({ currentScore: 1 });
  });

  it('D188: a stale answer to a closed question gives its stored result, with the run as it is now', async () => {
    await player.open(first.id);
    const result = await player.answer(first.id, rightAnswer(first));
    await player.play(chapter, 'r');
    await player.open(second.id);
    await player.answer(second.id, rightAnswer(second));
    const again = await player.answer(first.id, wrongAnswer(first));
    expect(again).toMatchObject({ code: result.code, explanation: first.explanation, currentScore: 2 });
    expect(again.correct_answers).toEqual(result.correct_answers);
  });

  it('T15: a late answer gives the same time-up again, and one life is lost', async () => {
    await player.open(first.id);
    harness.provider.clock.advance(70_000);
    const late = await player.answer(first.id, rightAnswer(first));
    harness.provider.clock.advance(70_000);
    expect(await player.answer(first.id, rightAnswer(first))).toEqual(late);
    expect(late).toMatchObject({ code: 'TIME_UP', lives: 2 });
    expect(await logged()).toHaveLength(1);
  });

  it('D124: abandoning twice, or without a run, is no error', async () => {
    expect(await player.abandon(chapter)).toEqual({ message: expect.any(String) as string });
    await player.play(chapter, 'www');
    const key = 'put-this-run-away';
    await player.abandon(chapter, key);
    await player.open(first.id);
    expect(await player.abandon(chapter, key)).toEqual({ message: expect.any(String) as string });
    expect((await player.quizzes(chapter)).run?.lives).toBe(3);
  });

  it.each(isProof ? journeyTimes : ['qt-expert'])(
    'T15, D112: on %s a learner who leaves at any step comes back to the same question, lives, answer and time',
    async (quizTimeId) => {
      const steps = await comeBackAtEveryStep(harness, player, chapter, quizTimeId);
      expect(steps.length).toBeGreaterThanOrEqual(12);
      for (const { known, found } of steps) expect(found).toEqual(known);
    },
  );

  describe.each(lost)(`T14: the answer of %s is lost after the commit, ${lostTimes} times`, (id, write) => {
    it('and the call, sent again with its key, has no other effect', async () => {
      const { due, repeats, changed, changedAgain } = await loseAnswers(harness, id as OperationId, write);
      expect(repeats).toEqual(due);
      expect(changed.length > 0).toBe(!withoutEffect.includes(id));
      expect(changedAgain).toEqual(
        write.repeated === 'a session of its own' ? ['known_place', 'session'] : [],
      );
    });
  });
});
