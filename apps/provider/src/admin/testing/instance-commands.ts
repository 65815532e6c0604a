import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { adminHarness } from './admin-harness.ts';
import type { AdminSuite } from './admin-suite.ts';

/** What `content`, `backup`, `restore` and `doctor` do. */
export function testInstanceCommands(suite: AdminSuite): void {
  const { run, json, folder } = suite;
  it('content is in the database already, and says so', async () => {
    expect((await run(['content', 'diff'])).output).toMatch(/holds what the pack says/);
    expect((await json('content', 'import')).data).toMatchObject({ imported: false });
  });

  it('D214: an instance that is no demo lists no sample of the pack', async () => {
    const response = await fetch(`${suite.provider.url}/api/competitions/v1?status=all`);
    expect([response.status, await response.json()]).toMatchObject([200, { data: [] }]);
  });

  it('backs up and restores, and keeps what was there before', async () => {
    const file = join(folder, 'one.backup');
    expect((await json('backup', file)).data).toMatchObject({ file, tables: expect.any(Number) });
    expect((await run(['backup', file])).complaints).toMatch(/already/);
    const { id } = await suite.provider.createLearner();
    expect((await run(['restore', file], 'no')).code).toBe(1);
    const { data } = await json('restore', file, '--yes');
    expect((await json('user', 'list', '--search', id)).data.users).toEqual([]);
    suite.provider.clock.advance(1000);
    await json('restore', data.before, '--yes');
    expect((await json('user', 'list', '--search', id)).data.users).toHaveLength(1);
    writeFileSync(file, 'broken');
    expect(await run(['restore', file, '--yes'])).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/no backup.*Nothing was changed/),
    });
  }, 60_000);

  it('doctor finds the instance in order, and every problem', async () => {
    const { environment } = suite;
    const { code, output } = await adminHarness(environment, systemClock)(['doctor']);
    expect([code, output]).toEqual([0, expect.stringContaining('The instance is in order.')]);
    const examine = (changes: Record<string, string>) =>
      adminHarness({ ...environment, ...changes }, systemClock)(['doctor']);
    // A pack that is not there is not read: only the clock is looked at here.
    const past = await adminHarness(
      { ...environment, CONTENT_DIR: '/nowhere' },
      { now: () => 0 },
    )(['doctor']);
    expect([past.code, past.output]).toEqual([1, expect.stringContaining('PROBLEM  clock')]);
    expect(await examine({ PORT: 'x' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('PORT: got'),
    });
    expect(past.output).toContain('PROBLEM  content');
    expect(await examine({ DATABASE_URL: '', DATA_DIR: folder, CONTENT_DIR: '/nowhere' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no database'),
    });
  });
}
