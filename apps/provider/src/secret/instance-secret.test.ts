import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bothDatabases, startProvider } from '../testing/index.ts';
import { InstanceSecret } from './instance-secret.ts';

const secret = new InstanceSecret(Buffer.alloc(32, 1));
const other = new InstanceSecret(Buffer.alloc(32, 2));

it('opens an envelope for the same instance and purpose only', () => {
  const sealed = secret.seal('mail', 'a child`s address');
  expect(secret.open('mail', sealed)).toBe('a child`s address');
  expect(() => secret.open('code', sealed)).toThrow();
  expect(() => other.open('mail', sealed)).toThrow();
  expect(secret.seal('mail', 'a child`s address')).not.toBe(sealed);
});

it('derives a stable keyed hash per purpose and instance', () => {
  expect(secret.keyedHash('code', '123456')).toBe(secret.keyedHash('code', '123456'));
  const marks = [secret.keyedHash('code', '1'), secret.keyedHash('mail', '1'), other.keyedHash('code', '1')];
  expect(new Set(marks).size).toBe(3);
});

bothDatabases('instance secret', (engine) => {
  it('shares the secret between processes and restarts', async () => {
    const place = await engine.place();
    const providers = await Promise.all([startProvider(place), startProvider(place)]);
    const [sealed = ''] = providers.map(({ context }) => context.secret.seal('test', 'kept'));
    for (const { context } of providers) expect(context.secret.open('test', sealed)).toBe('kept');
    await Promise.all(providers.map((provider) => provider.close()));
    const again = await startProvider(place);
    expect(again.context.secret.open('test', sealed)).toBe('kept');
    await again.close();
    await place.drop();
  });
});

it('restricts secret and database files to their owner, even in a folder that others read', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sirah-secret-'));
  chmodSync(dataDir, 0o755);
  const provider = await startProvider({ dataDir });
  await provider.context.database.selectFrom('learner').select('id').execute();
  for (const file of readdirSync(dataDir))
    expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('secret'))).toEqual(['secret']);
  await provider.close();
  rmSync(dataDir, { recursive: true });
});
