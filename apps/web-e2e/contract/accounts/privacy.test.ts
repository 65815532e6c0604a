import { contractOperations, eachDatabase, type OperationId } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type PlayStage } from '../play/play-stage.ts';
import type { Player } from '../play/player.ts';
import { sendOperation } from '../send-operation.ts';
import { wellFormed } from '../well-formed-requests.ts';

/** What must never reach another learner, by the column that holds it. */
const markers = {
  email: 'canary-mail@example.org',
  first_name: 'Canaryfirst',
  last_name: 'Canarylast',
  age: 'canary-age',
  gender: 'canary-gender',
  google_subject: 'canary-subject',
  deactive_reason: 'canary-reason',
  consent_version: 'canary-consent',
} as const;
const anyMarker = /canary/i;

const reads = contractOperations.filter(({ method }) => method === 'GET').map(({ id }) => id as OperationId);

eachDatabase('a learner`s private data', (engine) => {
  let stage: PlayStage;
  let owner: Player;
  let other: Player;
  beforeAll(async () => {
    stage = await openStage(engine);
    owner = await stage.newPlayer();
    other = await stage.newPlayer();
    await owner.play('w1-s1-c1', 'rrrrr');
    await send(owner, 'submitFeedback', { subject: 'canary-subject', description: 'canary-words' });
    await send(owner, 'reportMistake', { about: 'page', id: 'the-land-p01', message: 'canary-mistake' });
    await stage.provider.context.database
      .updateTable('learner')
      .set(markers)
      .where('id', '=', owner.learner.id)
      .execute();
  }, 60_000);
  afterAll(() => stage.close());

  const send = (player: Player | null, id: OperationId, body?: unknown) =>
    sendOperation(stage.provider, id, {
      ...wellFormed[id],
      ...(body !== undefined && { body }),
      ...(player && { token: player.learner.token }),
    });

  // Another learner gets the own data there, and asks by the id of the first wherever an id of a learner is taken.
  it.each(reads)('%s shows none of it to another learner, nor to nobody (T22, T23)', async (id) => {
    for (const reader of [other, null]) {
      const plain = await send(reader, id);
      expect(await plain.text()).not.toMatch(anyMarker);
      const request = wellFormed[id];
      const asked = await sendOperation(stage.provider, id, {
        ...request,
        path: { ...request.path, ...(request.path?.['id'] && { id: owner.learner.id }) },
        query: { ...request.query, user_id: owner.learner.id, learner_id: owner.learner.id },
        ...(reader && { token: reader.learner.token }),
      });
      expect(await asked.text()).not.toMatch(anyMarker);
    }
  });

  it('a public profile is an allow-list: name, avatar, joined date, what was achieved (160)', async () => {
    const { provider } = stage;
    const { token } = other.learner;
    const query = { user_id: owner.learner.id };
    const response = await sendOperation(provider, 'getProfile', { query, token });
    const { data } = (await response.json()) as { data: object };
    expect(Object.keys(data).sort()).toEqual(
      ['achievements', 'avatar_head', 'badges', 'joined_at', 'medals', 'name', 'user_id'].sort(),
    );
  });

  it('a learner who hides has no public profile and no place on a board, and comes back whole (160)', async () => {
    const { provider } = stage;
    const shy = await stage.newPlayer();
    await shy.play('w1-s1-c1', 'rrr');
    const seen = async () => {
      const profile = await sendOperation(provider, 'getProfile', {
        query: { user_id: shy.learner.id },
        token: other.learner.token,
      });
      const board = await (await send(other, 'getLeaderboard')).text();
      return [profile.status, board.includes(shy.learner.id)];
    };
    expect(await seen()).toEqual([200, true]);
    await send(shy, 'changeSettings', { hidden: true });
    expect(await seen()).toEqual([404, false]);
    const own = await sendOperation(provider, 'getProfile', { token: shy.learner.token });
    expect(own.status).toBe(200);
    await send(shy, 'changeSettings', { hidden: false });
    expect(await seen()).toEqual([200, true]);
  });

  it('a choice that is not named stays as it is', async () => {
    const player = await stage.newPlayer();
    await send(player, 'changeSettings', { calm: 'none' });
    const response = await send(player, 'changeSettings', { hidden: true });
    expect(await response.json()).toEqual({ data: { calm: 'none', hidden: true } });
    expect(await (await send(player, 'getSettings')).json()).toEqual({
      data: { calm: 'none', hidden: true },
    });
  });

  describe('is the own learner`s', () => {
    it('A4: the own profile carries age and gender', async () => {
      const { age, gender } = markers;
      const response = await sendOperation(stage.provider, 'getProfile', { token: owner.learner.token });
      expect(await response.json()).toMatchObject({ data: { age, gender } });
    });

    it('A7: the own account with age, gender, consent and choices', async () => {
      const response = await send(owner, 'getMe');
      const { data } = (await response.json()) as { data: Record<string, unknown> };
      const { email, first_name, last_name, age, gender } = markers;
      expect(data).toMatchObject({ email, first_name, last_name, age, gender, student: { age, gender } });
      expect(data).toMatchObject({ has_password: true, google: true, verified: true, consent: null });
      expect(data['settings']).toEqual({ calm: '1', hidden: false });
    });

    it('T41: the copy of the account holds it all, and nobody else`s', async () => {
      const text = await (await send(owner, 'exportAccount')).text();
      for (const marker of [...Object.values(markers), 'canary-words', 'canary-mistake'])
        expect(text).toContain(marker);
      const { data } = JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> };
      expect(data['learner']).toHaveLength(1);
      expect(data['answer']).toHaveLength(5);
      expect(data['run_question']).toHaveLength(5);
      expect(data['chapter_result']?.[0]).toMatchObject({ chapter_id: 'w1-s1-c1', best_stars: 5 });
      expect(text).not.toContain(other.learner.id);
      expect(data['learner']?.[0]?.['joined_at']).toMatch(/^\d{4}-\d\d-\d\dT/);
    });

    it('and no hash or secret is in the copy', async () => {
      const { database } = stage.provider.context;
      const learner = await database
        .selectFrom('learner')
        .select('password_hash')
        .where('id', '=', owner.learner.id)
        .executeTakeFirstOrThrow();
      const session = await database
        .selectFrom('session')
        .select('token_hash')
        .where('learner_id', '=', owner.learner.id)
        .executeTakeFirstOrThrow();
      const text = await (await send(owner, 'exportAccount')).text();
      for (const secret of [learner.password_hash ?? 'none', session.token_hash, owner.learner.token])
        expect(text).not.toContain(secret);
    });
  });
});
