import { read } from '@sirah-trails/api-client';
import { eachDatabase, useUpLimit } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './play-harness.ts';
import type { Player } from './player.ts';
import { retireContent } from './retire-content.ts';

const fifty = Array.from({ length: 50 }, (_, index) => index);
const query = { type: 'endless_mode' } as const;

eachDatabase('the endless mode', (engine) => {
  let harness: PlayHarness;
  let player: Player;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    player = await harness.newPlayer();
  });

  const rank = async () =>
    (await read(player.api.GET('/api/leaderboards/v1/my-rank', { params: { query } }))).your_rank;

  it('D33, D151, D152: both addresses return the same open question, even after a reload, and its clock runs on', async () => {
    const first = await player.endless.next();
    expect(first).toMatchObject({ status: null, run: { lives: 1, stars: 0, remaining_ms: 30_000 } });
    harness.provider.clock.advance(10_000);
    const path = { quizTimeId: 'qt-endless' };
    const again = await read(player.api.POST('/quiz/{quizTimeId}/endless-mode', { params: { path } }));
    expect(again.data).toEqual(first.data);
    expect(again.run).toEqual({ ...first.run, remaining_ms: 20_000 });
  });

  it('D171, D196: right answers add up, a wrong one ends the game and tells the key', async () => {
    await player.endless.playRight(3);
    const { id, wrong } = await player.endless.open();
    harness.provider.clock.advance(1000);
    const over = await player.endless.answer(id, wrong);
    expect(over).toMatchObject({ code: 'WRONG_ANSWER', currentScore: 3, total_star: 3, lives: 0 });
    expect(over).toMatchObject({ status: 'BEST_SCORE', hint: null, explanation: expect.any(String) });
    expect(over.correct_answers).not.toBeNull();
    expect(await rank()).toMatchObject({ total_star: 3, current_score: 3 });
  });

  it('D199: a game without a clock is on no board, and my-rank says how many stars that leaves out', async () => {
    await harness.calm(player.learner.id, 'none');
    await player.endless.playRight(2);
    expect(await rank()).toMatchObject({ rank: null, total_star: 0, unranked_star: 2, current_score: 2 });
  });

  it('D153, D154: a later game with fewer stars is not the best, and the board keeps the best', async () => {
    await player.endless.playRight(2);
    const first = await player.endless.open();
    await player.endless.answer(first.id, first.wrong);
    harness.provider.clock.advance(1000);
    await player.endless.playRight(1);
    const second = await player.endless.open();
    harness.provider.clock.advance(1000);
    const over = await player.endless.answer(second.id, second.wrong);
    expect(over).toMatchObject({ status: 'NOT_BEST_SCORE', currentScore: 1, total_star: 2 });
    expect(await rank()).toMatchObject({ total_star: 2, current_score: 1 });
  });

  it('D196: the whole bank comes without repeats, and the last right answer completes the mode', async () => {
    const { database } = harness.provider.context;
    const bank = await database.selectFrom('question').select('id').execute();
    const seen = new Set<string>();
    let code = '';
    for (let turn = 0; turn < bank.length; turn += 1) {
      const { id, right } = await player.endless.open();
      seen.add(id);
      harness.provider.clock.advance(1000);
      code = (await player.endless.answer(id, right)).code;
    }
    expect(seen.size).toBe(bank.length);
    expect(code).toBe('ENDLESS_COMPLETED');
    const board = await read(player.api.GET('/api/leaderboards/v1', { params: { query } }));
    expect(board.leaderboard[0]).toMatchObject({ rank: 1, total_star: bank.length });
    const medals = (await read(player.api.GET('/api/profile/v1'))).data.medals;
    expect(medals).toEqual({ regular_medals: [], endless_rank: 1 });
  });

  it('D196: newer content without unasked questions ends the game, and the next call reports it once', async () => {
    const { database } = harness.provider.context;
    const played = await player.endless.open();
    harness.provider.clock.advance(1000);
    await player.endless.answer(played.id, played.right);
    const others = database.updateTable('question').where('id', '!=', played.id);
    await others.set({ retired: 1 }).execute();
    await retireContent(harness.provider, 'question', played.id, 0);
    expect(await player.endless.next()).toMatchObject({
      data: null,
      status: 'BEST_SCORE',
      run: { stars: 1 },
    });
    const fresh = await player.endless.next();
    expect(fresh).toMatchObject({ data: { id: played.id }, status: null, run: { lives: 1, stars: 0 } });
    await others.set({ retired: 0 }).execute();
    await retireContent(harness.provider, 'question', played.id, 0);
  });

  it('T15, D138: time ends the game without any client; the next call says so once, then a new game begins', async () => {
    await player.endless.playRight(1);
    await player.endless.open();
    harness.provider.clock.advance(32_001);
    const over = await player.endless.next();
    expect(over).toMatchObject({ data: null, status: 'BEST_SCORE', run: { lives: 0, stars: 1 } });
    const fresh = await player.endless.next();
    expect(fresh).toMatchObject({ status: null, run: { lives: 1, stars: 0, remaining_ms: 30_000 } });
  });

  it('T15: an answer after the grace is time-up and ends the game', async () => {
    const { id, right } = await player.endless.open();
    harness.provider.clock.advance(32_001);
    expect(await player.endless.answer(id, right)).toMatchObject({
      code: 'TIME_UP',
      lives: 0,
      currentScore: 0,
    });
  });

  it('T21: 50 answers at once count once', async () => {
    const { id, right } = await player.endless.open();
    harness.provider.clock.advance(1000);
    const results = await Promise.all(fifty.map(() => player.endless.answer(id, right)));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]).toMatchObject({ currentScore: 1 });
    const { database } = harness.provider.context;
    const logged = await database
      .selectFrom('endless_answer')
      .select('star')
      .where('learner_id', '=', player.learner.id)
      .execute();
    expect(logged).toEqual([{ star: 1 }]);
  });

  it('T21: only the open question takes an answer: another one is 409, and no question can be chosen', async () => {
    const { id } = await player.endless.open();
    const other = id === 'w1-s1-c1-q-mc' ? 'w1-s1-c1-q-tf' : 'w1-s1-c1-q-mc';
    await expect(player.endless.answer(other, 'A')).rejects.toMatchObject({
      status: 409,
      code: 'QUIZ_NOT_OPEN',
    });
    expect((await player.endless.next()).run).toMatchObject({ open_quiz_id: id, lives: 1 });
  });

  it('T14: 50 calls for the next question begin one game with one question', async () => {
    const opened = await Promise.all(fifty.map(() => player.endless.next()));
    for (const each of opened) expect(each).toEqual(opened[0]);
  });

  it('T14: a clock that is set back between two games stops none of them', async () => {
    const { clock } = harness.provider;
    await player.endless.lose();
    clock.advance(-60_000);
    const second = await player.endless.open();
    expect((await player.endless.next()).run.open_quiz_id).toBe(second.id);
    const over = await player.endless.answer(second.id, second.wrong);
    expect(over.code).toBe('WRONG_ANSWER');
    expect(await player.endless.answer(second.id, second.wrong)).toEqual(over);
    clock.advance(60_000);
  });

  it('T14: a game under way goes on although an ended one has a later start', async () => {
    await player.endless.lose();
    const { id } = await player.endless.open();
    const games = harness.provider.context.database.updateTable('endless_run');
    const ended = games.where('learner_id', '=', player.learner.id).where('ended_at', 'is not', null);
    await ended.set({ started_at: harness.provider.clock.now() + 60_000 }).execute();
    expect((await player.endless.next()).run.open_quiz_id).toBe(id);
  });

  it('D210: too many games in an hour are refused, the question under way never is', async () => {
    const last = await player.endless.open();
    const { context } = harness.provider;
    await context.database.deleteFrom('throttle').execute();
    await useUpLimit(context, 'endlessGames', player.learner.id);
    expect((await player.endless.next()).run.open_quiz_id).toBe(last.id);
    await player.endless.answer(last.id, last.wrong);
    await expect(player.endless.next()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    harness.provider.clock.advance(3_600_000);
    expect((await player.endless.next()).run).toMatchObject({ lives: 1, stars: 0 });
  });

  it('D135: a quiz time of the journey has no endless mode', async () => {
    const path = { quizTimeId: 'qt-easy' };
    const call = player.api.POST('/api/quiz/v1/{quizTimeId}/endless-mode', { params: { path } });
    await expect(read(call)).rejects.toMatchObject({ status: 404 });
  });
});
