import { expect, it } from 'vitest';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `content`. */
export function testInstanceCommands(suite: AdminSuite): void {
  const { run, json } = suite;
  it('reports no changes for an imported pack', async () => {
    expect((await run(['content', 'diff'])).output).toMatch(/holds what the pack says/);
    expect((await json('content', 'import')).data).toMatchObject({ imported: false });
  });

  it("D214: omits the pack's samples unless the instance is a demo", async () => {
    const response = await fetch(`${suite.provider.url}/api/competitions/v1?status=all`);
    expect([response.status, await response.json()]).toMatchObject([200, { data: [] }]);
  });
}
