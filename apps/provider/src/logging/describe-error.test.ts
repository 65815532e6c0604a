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

bothDatabases('what the log says of a failed statement', (engine) => {
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

  it('names the code, the statement and the constraint, and repeats no value (T36)', async () => {
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

  it('names a rule that a value breaks', async () => {
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

it('an unavailable database is one line a second with the number of refusals, without a stack', () => {
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
