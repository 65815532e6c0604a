import {
  contractOperations,
  eachDatabase,
  readError,
  type OperationId,
  type TestLearner,
  type TestProvider,
} from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../auth/newcomer.ts';
import { fromIp, openAccounts } from '../auth/open-accounts.ts';
import type { PlayHarness } from '../journey/play-harness.ts';
import { operationOf, sendOperation, type OperationRequest } from '../send-operation.ts';
import { wellFormed } from '../well-formed-requests.ts';
import { accessRules, type AccessRule } from './access-rules.ts';
import { canary, columnsWithMarkers, markedColumns, markedRequests } from './canaries.ts';
import { makeStrangers, strangerKinds, type Strangers } from './callers.ts';
import { aimedAt, anyMarker, makeVictim, markers, naming, type Victim } from './victim.ts';

const ids = Object.keys(accessRules) as OperationId[];
const secured = ids.filter((id) => accessRules[id].open !== 'everybody');

/** Reads and writes of each access class: the check is one hook, for the operations declared below. */
const representatives: Record<AccessRule['open'], readonly OperationId[]> = {
  everybody: ['getConfiguration', 'getTheme', 'signInStudent', 'recoverAccount'],
  learners: ['getMe', 'listQuizzes', 'putAvatar', 'submitAnswer', 'deleteAnswers', 'reportMistake'],
  renewal: ['refreshSession'],
};

describe('who may call', () => {
  it('is declared for every operation as in the contract', () => {
    const declared = contractOperations.filter((operation) => operation.secured).map(({ id }) => id);
    expect(contractOperations.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(declared.sort()).toEqual([...secured].sort());
  });

  it('is declared as 401 wherever a session is needed', () => {
    const declares401 = contractOperations.filter(({ statuses }) => statuses.includes(401));
    // The exchange needs no session and refuses a caller without the verifier.
    const others = declares401.map(({ id }) => id).filter((id) => id !== 'getToken');
    expect(others.sort()).toEqual([...secured].sort());
  });
});

eachDatabase('data of a learner (T22)', (engine) => {
  let harness: PlayHarness;
  let provider: TestProvider;
  let strangers: Strangers;
  let victim: Victim;
  let other: TestLearner;
  const lines: string[] = [];
  beforeAll(async () => {
    harness = await openAccounts(engine, {}, { logTo: (line) => lines.push(line) });
    provider = harness.provider;
    strangers = await makeStrangers(provider);
    victim = await makeVictim(harness);
    other = await provider.createLearner();
  });
  afterAll(() => harness.close());

  const of = ({ token }: TestLearner, id: OperationId, body?: unknown) =>
    sendOperation(provider, id, { ...wellFormed[id], ...(body !== undefined && { body }), token });

  /** Gives each call its own IP, email and username, to stay below the limits. */
  let calls = 0;
  const send = (id: OperationId, request: OperationRequest) => {
    calls += 1;
    const headers = { ...fromIp(calls).headers, ...request.headers };
    const body = isRecord(request.body) ? { body: personal(id, request.body) } : {};
    return sendOperation(provider, id, { ...request, headers, ...body });
  };

  describe.each(Object.keys(representatives) as AccessRule['open'][])('an operation for %s', (open) => {
    it.each(strangerKinds)('T25: answers or refuses a caller who is %s', async (kind) => {
      const { callers, mayCall, refusedAs } = strangers[kind];
      for (const id of representatives[open]) {
        const [first, ...more] = callers(open);
        if (mayCall(open)) {
          const response = await send(id, { ...wellFormed[id], ...first });
          expect([id, response.status]).toEqual([id, accessRules[id].gets]);
          continue;
        }
        for (const caller of [first, ...more]) {
          const response = await send(id, { ...wellFormed[id], ...caller });
          expect([id, response.status, response.headers.get('cache-control')]).toEqual([id, 401, 'no-store']);
          expect(await readError(response)).toMatchObject(refusedAs(open));
        }
      }
    });
  });

  it('refuses a missing token at every secured operation', async () => {
    const answered: string[] = [];
    for (const id of secured) {
      const response = await send(id, wellFormed[id]);
      if (response.status !== 401) answered.push(`${id} ${response.status}`);
    }
    expect(answered).toEqual([]);
  });

  it.each(ids)(
    '%s shows and changes nothing of the learner that another learner names, and serves its own',
    async (id) => {
      const { gets } = accessRules[id];
      const { token } = await provider.createLearner();
      const before = await victim.rows();
      const request = { ...wellFormed[id], token };
      const named = await send(id, naming(victim.learner, request));
      expect([named.status, await named.text()]).toEqual([gets, expect.not.stringMatching(anyMarker)]);
      if (operationOf(id).path.includes('{')) {
        const aimed = await send(id, aimedAt(victim.learner, request));
        expect(await aimed.text()).not.toMatch(anyMarker);
      }
      expect(await victim.rows()).toEqual(before);
      const learner = await provider.createLearner();
      const own = await send(id, naming(learner, { ...wellFormed[id], token: learner.token }));
      expect(own.status).toBe(gets);
    },
  );

  it('a public profile is an allow-list: name, avatar, joined date, achievements (D160)', async () => {
    const { token } = other;
    const query = { user_id: victim.learner.id };
    const response = await sendOperation(provider, 'getProfile', { query, token });
    const { data } = (await response.json()) as { data: object };
    expect(Object.keys(data).sort()).toEqual(
      [
        'achievements',
        'avatar_head',
        'badge_list',
        'badges',
        'joined_at',
        'medals',
        'name',
        'user_id',
      ].sort(),
    );
  });

  it('T23: beside the learner on both boards, neither another learner nor a guest reads anything private', async () => {
    const [seen, near] = [await harness.newPlayer(), await harness.newPlayer()];
    for (const player of [seen, near]) {
      await player.play('w1-s1-c1', 'rrr');
      await player.endless.playRight(1);
    }
    const own = { ...markers, email: 'canary-seen@example.org', google_subject: 'canary-seen' };
    const rows = provider.context.database.updateTable('learner').set(own);
    await rows.where('id', '=', seen.learner.id).execute();
    const met: string[] = [];
    for (const id of ids.filter((one) => operationOf(one).method === 'GET')) {
      for (const board of [{}, { type: 'endless_mode' }]) {
        for (const caller of [{ token: near.learner.token }, {}]) {
          const { query, ...usual } = wellFormed[id];
          const request = { ...usual, query: { ...query, ...board }, ...caller };
          const text = await (await send(id, naming(seen.learner, request))).text();
          expect([id, text]).toEqual([id, expect.not.stringMatching(anyMarker)]);
          if (text.includes(seen.learner.id)) met.push(id);
        }
      }
    }
    const twice = ['getLeaderboard', 'getNeighbours', 'getProfile', 'getAvatar'];
    expect(met.toSorted()).toEqual([...twice, ...twice].toSorted());
  });

  it('a learner who hides has no public profile and no place on a board, and comes back whole (D160)', async () => {
    const shy = await harness.newPlayer();
    await shy.play('w1-s1-c1', 'rrr');
    const seen = async () => {
      const profile = await sendOperation(provider, 'getProfile', {
        query: { user_id: shy.learner.id },
        token: other.token,
      });
      const board = await (await of(other, 'getLeaderboard')).text();
      return [profile.status, board.includes(shy.learner.id)];
    };
    expect(await seen()).toEqual([200, true]);
    await of(shy.learner, 'changeSettings', { hidden: true });
    expect(await seen()).toEqual([404, false]);
    const own = await sendOperation(provider, 'getProfile', { token: shy.learner.token });
    expect(own.status).toBe(200);
    await of(shy.learner, 'changeSettings', { hidden: false });
    expect(await seen()).toEqual([200, true]);
  });

  it('a choice that is not named stays as it is', async () => {
    const player = await provider.createLearner();
    await of(player, 'changeSettings', { calm: 'none' });
    await of(player, 'changeSettings', { time_zone: 'Asia/Riyadh' });
    const response = await of(player, 'changeSettings', { hidden: true });
    expect(await response.json()).toEqual({
      data: { calm: 'none', hidden: true, pairs_by_check: false, time_zone: 'Asia/Riyadh' },
    });
    expect(await (await of(player, 'getSettings')).json()).toEqual({
      data: { calm: 'none', hidden: true, pairs_by_check: false, time_zone: 'Asia/Riyadh' },
    });
  });

  it('a marker in any text of a request appears in its own column only (T36)', async () => {
    expect(markedRequests.length).toBeGreaterThan(30);
    for (const { id, what, request } of markedRequests) {
      const { token } = await provider.createLearner();
      const response = await send(id, { ...request, token });
      const text = await response.text();
      if (response.status >= 400) expect([what, text]).toEqual([what, expect.not.stringMatching(canary)]);
      expect([what, response.headers.get('location')]).not.toEqual([what, expect.stringMatching(canary)]);
    }
    expect(await columnsWithMarkers(provider)).toEqual(markedColumns);
    expect(lines.length).toBeGreaterThan(markedRequests.length);
    expect(lines.filter((line) => canary.test(line) || line.includes('@'))).toEqual([]);
  });

  describe('belongs to the learner', () => {
    it("A4: the learner's profile carries age and gender", async () => {
      const { age, gender } = markers;
      const response = await sendOperation(provider, 'getProfile', { token: victim.learner.token });
      expect(await response.json()).toMatchObject({ data: { age, gender } });
    });

    it("A7: the learner's account with age, gender, consent and choices", async () => {
      const response = await of(victim.learner, 'getMe');
      const { data } = (await response.json()) as { data: Record<string, unknown> };
      const { email, first_name, last_name, age, gender } = markers;
      expect(data).toMatchObject({ email, first_name, last_name, age, gender, student: { age, gender } });
      expect(data).toMatchObject({ has_password: true, google: true, verified: true, consent: null });
      expect(data['settings']).toEqual({
        calm: '1',
        hidden: false,
        pairs_by_check: false,
        time_zone: null,
      });
    });

    it('T41: the export holds all data of the learner and of no other', async () => {
      const text = await (await of(victim.learner, 'exportAccount')).text();
      for (const marker of [...Object.values(markers), 'canary-words', 'canary-mistake'])
        expect(text).toContain(marker);
      const { data } = JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> };
      expect(data['learner']).toHaveLength(1);
      expect(data['answer']).toHaveLength(5);
      expect(data['run_question']).toHaveLength(6);
      expect(data['chapter_result']?.[0]).toMatchObject({ chapter_id: 'w1-s1-c1', best_stars: 5 });
      expect(text).not.toContain(other.id);
      expect(data['learner']?.[0]?.['joined_at']).toMatch(/^\d{4}-\d\d-\d\dT/);
    });

    it('the export holds no hash and no secret', async () => {
      const { database } = provider.context;
      const learner = await database
        .selectFrom('learner')
        .select('password_hash')
        .where('id', '=', victim.learner.id)
        .executeTakeFirstOrThrow();
      const session = await database
        .selectFrom('session')
        .select('token_hash')
        .where('learner_id', '=', victim.learner.id)
        .executeTakeFirstOrThrow();
      const text = await (await of(victim.learner, 'exportAccount')).text();
      for (const secret of [learner.password_hash ?? 'none', session.token_hash, victim.learner.token])
        expect(text).not.toContain(secret);
    });
  });
});

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null;
}

/** The valid body with a new account's details. */
function personal(id: OperationId, body: Record<string, unknown>): Record<string, unknown> {
  const usual = { ...(wellFormed[id].body as object | undefined) };
  const own = Object.entries(newcomer()).filter(([name]) => name !== 'password');
  const replaced = own.filter(([name]) => name in body && body[name] === Reflect.get(usual, name));
  return { ...body, ...Object.fromEntries(replaced) };
}
