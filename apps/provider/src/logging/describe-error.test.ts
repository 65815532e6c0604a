import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bothDatabases,
  startProvider,
  type TestPlace,
  type TestProvider,
  VirtualClock,
} from '../testing/index.ts';
import { describeError } from './describe-error.ts';
import { refusedLog } from './log-refused.ts';
import { createLogger } from './logger.ts';

bothDatabases('log entries of failed statements', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  const failure = (work: Promise<unknown>) => work.then(() => null, describeError);

  it('logs code, statement and constraint without values (T36)', async () => {
    const { database } = provider.context;
    const values = { key: 'canary-key', value: 'canary-value' };
    await database.insertInto('setting').values(values).execute();
    const told = await failure(database.insertInto('setting').values(values).execute());
    expect(told).toMatchObject(
      engine.engine === 'SQLite'
        ? { extendedCode: 1555, statement: 'insert setting', constraint: 'UNIQUE setting.key' }
        : { code: '23505', statement: 'insert setting', constraint: 'setting_pkey' },
    );
    expect(JSON.stringify(told)).not.toContain('canary');
  });

  it('logs the name of a violated constraint', async () => {
    const { database } = provider.context;
    const { id } = await provider.createLearner();
    const told = await failure(
      database
        .updateTable('learner')
        .set({ calm: 'x' as '1' })
        .where('id', '=', id)
        .execute(),
    );
    expect(told).toMatchObject({ statement: 'update learner', constraint: expect.stringContaining('calm') });
  });
});

it('logs an unavailable database once a second with the number of refusals and without a stack', () => {
  const clock = new VirtualClock();
  const lines: string[] = [];
  const { unavailable } = refusedLog(createLogger('info', { write: (line) => lines.push(line) }), clock);
  const lost = Object.assign(new Error('canary'), { code: 'ECONNREFUSED' });
  for (let request = 0; request < 25; request += 1) {
    unavailable(lost);
    clock.advance(100);
  }
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.map(({ refused }) => refused)).toEqual([1, 10, 10]);
  expect(told[0]).toMatchObject({
    msg: 'the database is unavailable',
    cause: { type: 'Error', code: 'ECONNREFUSED' },
  });
  expect(lines.join('')).not.toMatch(/stack|canary/);
});
