import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../testing/index.ts';
import { adminHarness } from './testing/admin-harness.ts';
import { openAdminSuite } from './testing/admin-suite.ts';
import { testClientErrorCommands } from './testing/client-error-commands.ts';
import { testCorrectionCommands } from './testing/correction-commands.ts';
import { testDoctor } from './testing/doctor-command.ts';
import { testFeedbackCommands } from './testing/feedback-commands.ts';
import { testInstanceCommands } from './testing/instance-commands.ts';
import { testMistakeCommands } from './testing/mistake-commands.ts';
import { testNamedPaths } from './testing/named-paths.ts';
import { testFurtherRequests, testRecoveryCommands } from './testing/recovery-commands.ts';
import { testStatistics } from './testing/statistics-commands.ts';
import { testUserCommands } from './testing/user-commands.ts';
import { testUserStates } from './testing/user-states.ts';

const starterPack = fileURLToPath(new URL('../../../../content', import.meta.url));

eachDatabase('the admin command line', (engine) => {
  const suite = openAdminSuite(engine);
  testUserCommands(suite);
  testUserStates(suite);
  testCorrectionCommands(suite);
  testFeedbackCommands(suite);
  testMistakeCommands(suite);
  testClientErrorCommands(suite);
  testRecoveryCommands(suite);
  testFurtherRequests(suite);
  testInstanceCommands(suite);
  testDoctor(suite);
  testNamedPaths(suite);
  testStatistics(suite);
});

describe('content check', () => {
  const run = adminHarness({ CONTENT_DIR: starterPack, DATA_DIR: '/nowhere' }, { now: () => 0 });

  it('accepts a valid pack without a database', async () => {
    const { code, output } = await run(['content', 'check', '--json']);
    expect([code, JSON.parse(output)]).toMatchObject([0, { problems: [] }]);
  });

  it('reports each problem with file and line', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'sirah-pack-'));
    writeFileSync(join(broken, 'pack.yaml'), 'id: mine\n');
    const { code, output } = await run(['content', 'check', broken, '--json']);
    expect([code, JSON.parse(output).problems.length > 0]).toEqual([1, true]);
    expect((await run(['content', 'check', '/nowhere'])).code).toBe(2);
    rmSync(broken, { recursive: true });
  });
});

describe('wrong usage of the admin command line', () => {
  const run = adminHarness({ DATA_DIR: '/nowhere', DATABASE_URL: '' }, { now: () => 0 });

  it('prints help', async () => {
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    for (const word of [
      'recovery',
      'user',
      'feedback',
      'mistakes',
      'client-errors',
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

  it('reports invalid arguments', async () => {
    for (const words of [
      ['usr'],
      ['user', 'list', '--no-such'],
      ['user', 'deactivate', 'x'],
      ['user', 'list', '--limit', '0'],
    ]) {
      const { code, complaints } = await run(words);
      expect([code, complaints]).toEqual([2, expect.stringMatching(/error: .*Add --help/s)]);
    }
  });

  it('never creates a database at a wrong path', async () => {
    const { code, complaints } = await run(['user', 'list']);
    expect([code, complaints]).toEqual([2, expect.stringContaining('There is no database in "/nowhere"')]);
  });
});
