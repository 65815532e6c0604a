import { read } from '@sirah-trails/api-client';
import { bothDatabases } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import type { Player } from '../journey/player.ts';

const chapter = 'w1-s1-c1';
const hard = { type: 'learning_journey', quiz_time_id: 'qt-hard' } as const;

bothDatabases('boards', (engine) => {
  let harness: PlayHarness;
  let players: Player[];

  /** Twelve learners with 3, 2 and ten times 1 star, in order of play. */
  beforeAll(async () => {
    harness = await openHarness(engine);
    players = await Promise.all(Array.from({ length: 13 }, () => harness.newPlayer()));
    for (const player of players.slice(0, 10)) {
      await player.play(chapter, 'r', 'qt-hard');
      harness.provider.clock.advance(1000);
    }
    await players[10]?.play(chapter, 'rrr', 'qt-hard');
    await players[11]?.play(chapter, 'rr', 'qt-hard');
  });
  afterAll(() => harness.close());

  const board = ({ api }: Player, page?: number) =>
    read(
      api.GET('/api/leaderboards/v1', {
        params: { query: page === undefined ? hard : { ...hard, page } },
      }),
    );
  const rank = async ({ api }: Player) =>
    (await read(api.GET('/api/leaderboards/v1/my-rank', { params: { query: hard } }))).your_rank;
  const at = (index: number) => players[index] as Player;

  it('D159: more stars come first, ties share a rank in the order of reaching them', async () => {
    const { leaderboard, total_data: total, per_page: size, current_page: page } = await board(at(0));
    expect({ total, size, page }).toEqual({ total: 12, size: 10, page: 1 });
    expect(leaderboard.map(({ rank, total_star: stars }) => [rank, stars])).toEqual([
      [1, 3],
      [2, 2],
      ...Array.from({ length: 8 }, () => [3, 1]),
    ]);
    const order = leaderboard.map(({ user_id: id }) => id);
    expect(order).toEqual([at(10), at(11), ...players.slice(0, 8)].map(({ learner }) => learner.id));
  });

  it('D158: the pages hold every learner once; one past the last is empty', async () => {
    const pages = [await board(at(0), 1), await board(at(0), 2), await board(at(0), 3)];
    const ids = pages.flatMap(({ leaderboard }) => leaderboard.map(({ user_id: id }) => id));
    expect(pages.map(({ leaderboard }) => leaderboard.length)).toEqual([10, 2, 0]);
    expect(new Set(ids).size).toBe(12);
  });

  it('D158: the page behind a cursor neither skips nor repeats a row when a learner hides', async () => {
    const { api } = at(0);
    const first = await board(at(0));
    await harness.hide(at(10).learner.id, true);
    const after = first.next_cursor ?? '';
    const behind = (query: object) =>
      read(api.GET('/api/leaderboards/v1', { params: { query: { ...hard, page: 2, after, ...query } } }));
    const second = await behind({});
    await harness.hide(at(10).learner.id, false);
    const ids = [first, second].flatMap(({ leaderboard }) => leaderboard.map(({ user_id: id }) => id));
    expect(ids).toEqual([at(10), at(11), ...players.slice(0, 10)].map(({ learner }) => learner.id));
    expect(second).toMatchObject({ current_page: 2, next_cursor: null });
    for (const wrong of [{ after: 'x' }, { quiz_time_id: 'qt-easy' }])
      await expect(behind(wrong)).rejects.toMatchObject({
        status: 422,
        fieldErrors: { after: ['This entry is not from this board.'] },
      });
  });

  it('T23: a cursor reveals no learner id', async () => {
    const { leaderboard, next_cursor: cursor } = await board(at(0));
    const decoded = Buffer.from(cursor ?? '', 'base64url').toString('latin1');
    expect(decoded).not.toContain(leaderboard.at(-1)?.user_id);
    expect(decoded).not.toContain(String(harness.provider.clock.now()).slice(0, 6));
  });

  it('T31: a page far beyond the last is empty too', async () => {
    expect((await board(at(0), 1_000_000)).leaderboard).toEqual([]);
    await expect(board(at(0), 1_000_000_000)).rejects.toMatchObject({ status: 422 });
  });

  it('B3: my rank equals the board; without a star it is null', async () => {
    expect(await rank(at(10))).toMatchObject({ rank: 1, total_star: 3, current_score: 3 });
    expect(await rank(at(5))).toMatchObject({ rank: 3, total_star: 1, user_id: at(5).learner.id });
    expect(await rank(at(12))).toMatchObject({ rank: null, total_star: 0 });
    expect((await board(at(11))).your_rank).toEqual(await rank(at(11)));
  });

  it('B1: only learners with a star are on a board', async () => {
    const { leaderboard } = await board(at(0), 2);
    expect(leaderboard.map(({ user_id: id }) => id)).not.toContain(at(12).learner.id);
  });

  it('B2: each difficulty has a board of its own', async () => {
    const query = { type: 'learning_journey', quiz_time_id: 'qt-easy' } as const;
    const { leaderboard, total_data: total } = await read(
      at(0).api.GET('/api/leaderboards/v1', { params: { query } }),
    );
    expect({ leaderboard, total }).toEqual({ leaderboard: [], total: 0 });
  });

  it('B2: the endless board is there and empty', async () => {
    const query = { type: 'endless_mode' } as const;
    const { api } = at(10);
    const { leaderboard, your_rank: mine } = await read(
      api.GET('/api/leaderboards/v1', { params: { query } }),
    );
    expect(leaderboard).toEqual([]);
    expect(mine).toMatchObject({ rank: null, total_star: 0 });
  });

  it('D172: the journey needs a difficulty: 422 names the field', async () => {
    const query = { type: 'learning_journey' } as const;
    for (const path of ['/api/leaderboards/v1', '/api/leaderboards/v1/my-rank'] as const) {
      await expect(read(at(0).api.GET(path, { params: { query } }))).rejects.toMatchObject({
        status: 422,
        fieldErrors: { quiz_time_id: ['Quiz time id is required'] },
      });
    }
  });

  it('T23: an entry and the summary of another learner carry the display name and nothing private', async () => {
    const { leaderboard } = await board(at(0));
    expect(Object.keys(leaderboard[0] ?? {}).toSorted()).toEqual(
      ['avatar_head', 'name', 'rank', 'total_star', 'user_id'].toSorted(),
    );
    expect(leaderboard[0]?.name).toBe(at(10).learner.username);
    const query = { user_id: leaderboard[0]?.user_id ?? '' };
    await read(at(0).api.GET('/api/profile/v1', { params: { query } }));
    const all = JSON.stringify(at(0).seen);
    for (const { learner } of players) expect(all).not.toContain(learner.email);
    for (const text of ['Amina', '11-15 Years Old', 'female']) expect(all).not.toContain(text);
  });

  it('T16: 40 learners who climb at once leave counts and ranks right', async () => {
    const crowd = await Promise.all(Array.from({ length: 40 }, () => harness.newPlayer()));
    await Promise.all(
      crowd.map((player, index) => player.play(chapter, 'rrrrr'.slice(index % 5), 'qt-medium', 300)),
    );
    const query = { type: 'learning_journey', quiz_time_id: 'qt-medium' } as const;
    for (const [index, player] of crowd.entries()) {
      const { your_rank: mine } = await read(
        player.api.GET('/api/leaderboards/v1/my-rank', { params: { query } }),
      );
      expect(mine).toMatchObject({ total_star: 5 - (index % 5), rank: 1 + 8 * (index % 5) });
    }
  });

  it('D160: a learner who hides is on no board and in no count, keeps their rank, and can come back', async () => {
    const hidden = at(10).learner.id;
    const before = await board(at(0));
    await harness.hide(hidden, true);
    const without = await board(at(0));
    expect(without.total_data).toBe(11);
    expect(without.leaderboard.map(({ user_id: id }) => id)).not.toContain(hidden);
    expect(without.leaderboard[0]).toMatchObject({ rank: 1, user_id: at(11).learner.id });
    expect(await rank(at(10))).toMatchObject({ rank: 1, total_star: 3, hidden: true });
    await at(10).play('w1-s1-c2', 'r', 'qt-hard');
    expect((await board(at(0))).total_data).toBe(11);
    await harness.hide(hidden, false);
    const after = await board(at(0));
    expect(after.total_data).toBe(before.total_data);
    expect(after.leaderboard[0]).toMatchObject({ rank: 1, total_star: 4, user_id: hidden });
    expect(await rank(at(10))).toMatchObject({ hidden: false });
  });

  it('D160, T11: a deactivated account is on no board and in no count, and comes back unless the learner hides', async () => {
    const closed = at(11).learner.id;
    const shown = async () => {
      const { leaderboard, total_data: total } = await board(at(0));
      return { total, is: leaderboard.some(({ user_id: id }) => id === closed) };
    };
    const before = await shown();
    const without = { total: before.total - 1, is: false };
    await harness.deactivate(closed);
    expect(await shown()).toEqual(without);
    await harness.activate(closed);
    expect(await shown()).toEqual({ total: before.total, is: true });
    await harness.hide(closed, true);
    await harness.deactivate(closed);
    await harness.activate(closed);
    expect(await shown()).toEqual(without);
  });
});
