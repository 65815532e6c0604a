import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { photo } from '../feedback/testing/pictures.ts';
import { sendFeedback } from '../feedback/testing/send-feedback.ts';
import { readMailbox } from '../mail/read-mailbox.ts';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { adminStage } from './testing/admin-stage.ts';

eachDatabase('the admin command line', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let run: ReturnType<typeof adminStage>;
  const folder = mkdtempSync(join(tmpdir(), 'sirah-admin-'));
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
    run = adminStage(environmentOf(provider, place), provider.clock);
  }, 60_000);
  afterAll(async () => {
    await provider.close();
    await place.drop();
    rmSync(folder, { recursive: true });
  });

  const json = async (...words: string[]) => {
    const { code, output, complaints } = await run([...words, '--json']);
    expect(complaints).toBe('');
    return { code, data: JSON.parse(output) };
  };
  const status = async (token: string) => {
    const response = await fetch(`${provider.url}/api/quiz/v1/quiz-times`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return response.status;
  };

  describe('user', () => {
    it('lists learners with their state, and e-mails only when asked for them', async () => {
      const name = `Zayd ${randomUUID().slice(0, 6)}`;
      const { id, email } = await provider.createLearner({ username: name });
      const { output, code } = await run(['user', 'list', '--search', name.toUpperCase()]);
      expect(code).toBe(0);
      expect(output).toMatch(new RegExp(`${id} +${name} +active +2026-01-05 08:00`));
      expect(output).not.toContain(email);
      expect((await run(['user', 'list', '--search', name, '--emails'])).output).toContain(email);
      const { data } = await json('user', 'list', '--search', name);
      expect(data).toEqual({ users: [expect.objectContaining({ id, name, state: 'active' })], more: false });
      const { output: csv } = await run(['user', 'list', '--search', name, '--csv']);
      expect(csv.split('\r\n')[1]).toContain(`"${id}","${name}","active"`);
    });

    it('takes signs of a search as they are', async () => {
      await provider.createLearner({ username: '100%_sure\\' });
      expect((await json('user', 'list', '--search', '%_sure\\')).data.users).toHaveLength(1);
      expect((await json('user', 'list', '--search', '%%%')).data.users).toEqual([]);
    });

    it('deactivates: every session is over at once, whatever is under way (T11)', async () => {
      const { email, token } = await provider.createLearner();
      const calls = Array.from({ length: 10 }, () => status(token));
      const { code, output } = await run([
        'user',
        'deactivate',
        email,
        '--reason',
        'Please be kind.',
        '--yes',
      ]);
      expect([code, output]).toEqual([0, expect.stringContaining('signed out everywhere')]);
      await Promise.all(calls);
      expect(await Promise.all(Array.from({ length: 10 }, () => status(token)))).toEqual(Array(10).fill(401));
    });

    it('activates again, and says so when there is nothing to do', async () => {
      const { id } = await provider.createLearner();
      expect((await run(['user', 'activate', id])).code).toBe(1);
      await run(['user', 'deactivate', id, '--reason', 'A while.', '--yes']);
      expect((await run(['user', 'deactivate', id, '--reason', 'A while.', '--yes'])).complaints).toMatch(
        /already/,
      );
      expect((await json('user', 'activate', id)).data).toEqual({ id, state: 'active' });
    });

    it('asks before it closes an account', async () => {
      const { id, token } = await provider.createLearner();
      const words = ['user', 'deactivate', id, '--reason', 'A while.'];
      expect((await run(words)).complaints).toMatch(/--yes/);
      expect(await run(words, 'no')).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('Nothing was done'),
      });
      expect(await status(token)).toBe(200);
      expect((await run(words, 'yes')).code).toBe(0);
    });

    it('exports everything that is kept of a learner, into a file of its own', async () => {
      const { id, email } = await provider.createLearner();
      const file = join(folder, `${id}.json`);
      expect((await json('user', 'export', id, '--file', file)).data).toEqual({ id, file });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(JSON.parse(readFileSync(file, 'utf8')).data.learner).toMatchObject([{ email }]);
      expect((await run(['user', 'export', id, '--file', file])).code).toBe(2);
    });

    it('deletes an account with everything, once it was asked', async () => {
      const { id, token, email } = await provider.createLearner();
      expect((await run(['user', 'delete', email], 'no')).code).toBe(1);
      expect(await status(token)).toBe(200);
      expect((await json('user', 'delete', email, '--yes')).data).toEqual({ id, deleted: true });
      expect(await status(token)).toBe(401);
      expect((await run(['user', 'delete', email, '--yes'])).code).toBe(1);
    });

    it.each([' ', 'x'.repeat(201), 'two\nlines', 'red \u001b[31m'])(
      'refuses the reason %j',
      async (reason) => {
        const { id } = await provider.createLearner();
        expect(await run(['user', 'deactivate', id, '--reason', reason, '--yes'])).toMatchObject({ code: 2 });
      },
    );

    it('knows nobody by a wrong name', async () => {
      expect(await run(['user', 'activate', 'nobody\u001b[2J'])).toEqual({
        code: 1,
        output: '',
        complaints: 'There is no learner "nobody\\u001b[2J". Try: user list --search\n',
      });
    });
  });

  describe('feedback', () => {
    it('is listed and shown, its picture put into a file of its own', async () => {
      const { token, username } = await provider.createLearner();
      const feedback = { subject: '=1+1', description: 'One\n\u001b[2Jtwo', attachment: await photo() };
      await sendFeedback(provider.url, token, feedback);
      const { data } = await json('feedback', 'list');
      const [first] = data.feedback;
      expect(first).toMatchObject({ from: username, subject: '=1+1', picture: true });
      expect((await run(['feedback', 'list', '--csv'])).output).toContain(`"'=1+1"`);
      const { output } = await run(['feedback', 'show', first.id, '--folder', folder]);
      expect(output).toContain('  One\n  \\u001b[2Jtwo\n');
      const file = join(folder, `feedback-${first.id}.jpg`);
      expect(output).toContain(file);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect((await sharp(readFileSync(file)).metadata()).format).toBe('jpeg');
    });

    it('that is not there, or a folder that is not, says so', async () => {
      expect((await run(['feedback', 'show', 'none'])).code).toBe(1);
      const { data } = await json('feedback', 'list');
      const { code, complaints } = await run([
        'feedback',
        'show',
        data.feedback[0].id,
        '--folder',
        '/proc/none',
      ]);
      expect([code, complaints]).toEqual([2, expect.stringContaining('--folder')]);
    });
  });

  describe('recovery', () => {
    const ask = async () => {
      const learner = await provider.createLearner();
      await run(['user', 'deactivate', learner.id, '--reason', 'A while.', '--yes']);
      const id = randomUUID();
      const row = { id, learner_id: learner.id, message: 'Please\nopen', link_hash: id, confirmed_at: null };
      const now = provider.clock.now();
      await provider.context.database
        .insertInto('recovery_request')
        .values({
          ...row,
          created_at: now,
          link_expires_at: now + 1000,
          decided_at: null,
          decision: null,
          note: null,
        })
        .execute();
      return { id, learner };
    };
    const mailsTo = async (email: string) =>
      (await readMailbox(provider.context)).filter(({ to }) => to === email).map(({ kind }) => kind);

    it('lists what waits, with all that a decision needs', async () => {
      const { id, learner } = await ask();
      const { output } = await run(['recovery', 'list']);
      for (const part of [
        id,
        learner.username,
        learner.email,
        'A while.',
        '| Please',
        '| open',
        'not confirmed',
      ])
        expect(output).toContain(part);
    });

    it('approves: the account is open, the mail waits, the request is decided once', async () => {
      const { id, learner } = await ask();
      const answers = await Promise.all([run(['recovery', 'approve', id]), run(['recovery', 'approve', id])]);
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
      expect((await json('user', 'list', '--search', learner.id)).data.users[0].state).toBe('active');
      expect(await mailsTo(learner.email)).toEqual(['recovery-approved']);
      expect((await run(['recovery', 'list'])).output).not.toContain(id);
      expect((await run(['recovery', 'list', '--all'])).output).toContain(`${id}  approved`);
    });

    it('rejects with a kind word: the account stays closed', async () => {
      const { id, learner } = await ask();
      expect((await run(['recovery', 'reject', id, '--note', 'Ask us in June.'])).code).toBe(0);
      expect((await json('user', 'list', '--search', learner.id)).data.users[0].state).toBe('deactivated');
      expect(await mailsTo(learner.email)).toEqual(['recovery-rejected']);
    });

    it('knows no other request', async () => {
      expect((await run(['recovery', 'approve', 'none'])).code).toBe(1);
    });
  });

  describe('content', () => {
    it('is in order, and in the database', async () => {
      expect((await json('content', 'check')).data).toMatchObject({ problems: [] });
      expect((await run(['content', 'diff'])).output).toMatch(/holds what the pack says/);
      expect((await json('content', 'import')).data).toMatchObject({ imported: false });
    });

    it('that is broken is named by file and line', async () => {
      const broken = mkdtempSync(join(folder, 'pack-'));
      writeFileSync(join(broken, 'pack.yaml'), 'id: mine\n');
      const { code, data } = await json('content', 'check', broken);
      expect([code, data.problems.length > 0]).toEqual([1, true]);
      expect((await run(['content', 'check', '/nowhere'])).code).toBe(2);
    });
  });

  it('backs up and restores, and keeps what was there before', async () => {
    const file = join(folder, 'one.backup');
    expect((await json('backup', file)).data).toMatchObject({ file, tables: expect.any(Number) });
    expect((await run(['backup', file])).complaints).toMatch(/already/);
    const { id } = await provider.createLearner();
    expect((await run(['restore', file], 'no')).code).toBe(1);
    const { data } = await json('restore', file, '--yes');
    expect((await json('user', 'list', '--search', id)).data.users).toEqual([]);
    provider.clock.advance(1000);
    await json('restore', data.before, '--yes');
    expect((await json('user', 'list', '--search', id)).data.users).toHaveLength(1);
    writeFileSync(file, 'broken');
    expect((await run(['restore', file, '--yes'])).complaints).toMatch(/Nothing was changed/);
  }, 60_000);

  it('doctor finds the instance in order, and every stone in the way', async () => {
    const environment = environmentOf(provider, place);
    const { code, output } = await adminStage(environment, systemClock)(['doctor']);
    expect([code, output]).toEqual([0, expect.stringContaining('The instance is in order.')]);
    const examine = (changes: Record<string, string>) =>
      adminStage({ ...environment, ...changes }, systemClock)(['doctor']);
    const past = await adminStage(environment, { now: () => 0 })(['doctor']);
    expect([past.code, past.output]).toEqual([1, expect.stringContaining('PROBLEM  clock')]);
    expect(await examine({ PORT: 'x' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('PORT: got'),
    });
    expect(await examine({ CONTENT_DIR: '/nowhere' })).toMatchObject({ code: 1 });
    expect(await examine({ DATABASE_URL: '', DATA_DIR: folder })).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no database'),
    });
  });
});

describe('a volunteer who types something else', () => {
  const run = adminStage({ DATA_DIR: '/nowhere', DATABASE_URL: '' }, { now: () => 0 });

  it('gets help', async () => {
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    for (const word of [
      'recovery',
      'user',
      'feedback',
      'content',
      'backup',
      'restore',
      'doctor',
      'Exit codes',
    ])
      expect(output).toContain(word);
    expect((await run(['user', '--help'])).output).toContain('deactivate');
    expect((await run(['user', 'list', '--help'])).output).toContain('--json');
  });

  it.each([
    [['usr']],
    [['user', 'list', '--no-such']],
    [['user', 'deactivate', 'x']],
    [['user', 'list', '--limit', '0']],
  ])('hears what is wrong: %j', async (words) => {
    const { code, complaints } = await run(words);
    expect([code, complaints]).toEqual([2, expect.stringMatching(/error: .*Add --help/s)]);
  });

  it('never makes a database by looking at the wrong place', async () => {
    const { code, complaints } = await run(['user', 'list']);
    expect([code, complaints]).toEqual([2, expect.stringContaining('There is no database in "/nowhere"')]);
  });
});

function environmentOf(
  { context }: TestProvider,
  { databaseUrl, dataDir }: TestPlace,
): Record<string, string> {
  const place = databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
  return { ...place, CONTENT_DIR: context.configuration.contentDir };
}
