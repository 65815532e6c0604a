import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `content`, `backup`, `restore` and `doctor`. */
export function testInstanceCommands(suite: AdminSuite): void {
  const { run, json, folder } = suite;
  it('reports no changes for an imported pack', async () => {
    expect((await run(['content', 'diff'])).output).toMatch(/holds what the pack says/);
    expect((await json('content', 'import')).data).toMatchObject({ imported: false });
  });

  it("D214: omits the pack's samples unless the instance is a demo", async () => {
    const response = await fetch(`${suite.provider.url}/api/competitions/v1?status=all`);
    expect([response.status, await response.json()]).toMatchObject([200, { data: [] }]);
  });

  it('backs up, restores, and keeps the previous data', async () => {
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
}
