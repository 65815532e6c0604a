import { eachDatabase, readError } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';
import type { Player } from '../journey/player.ts';
import { sendOperation } from '../send-operation.ts';

eachDatabase('a learner deletes their account (T41)', (engine) => {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());

  const remove = ({ learner: { token } }: Player, body: object) =>
    sendOperation(harness.provider, 'deleteAccount', { token, body });
  const isThere = async ({ learner: { id } }: Player) => {
    const query = harness.provider.context.database.selectFrom('learner').select('id').where('id', '=', id);
    return (await query.executeTakeFirst()) !== undefined;
  };

  it('with the password, and is gone from boards, profiles and sessions at once', async () => {
    const [player, other] = [await harness.newPlayer(), await harness.newPlayer()];
    await player.play('w1-s1-c1', 'rrr');
    expect((await remove(player, { password: player.learner.password })).status).toBe(200);
    expect(await isThere(player)).toBe(false);
    const own = await sendOperation(harness.provider, 'getMe', { token: player.learner.token });
    expect([own.status, (await readError(own)).message]).toEqual([401, 'User not found']);
    const { token } = other.learner;
    const query = { type: 'learning_journey', quiz_time_id: 'qt-easy' };
    const board = await sendOperation(harness.provider, 'getLeaderboard', { query, token });
    expect(await board.json()).toMatchObject({ leaderboard: [], total_data: 0 });
  });

  it.each([{ password: 'Wrong-password-1' }, { password: '' }, {}])('not with %j', async (body) => {
    const player = await harness.newPlayer();
    const response = await remove(player, body);
    expect([response.status, (await readError(response)).code]).toEqual([422, 'INVALID_CREDENTIALS']);
    expect(await isThere(player)).toBe(true);
  });
});
