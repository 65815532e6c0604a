import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { bothDatabases } from '../testing/each-database.ts';
import { bind, bindTo, countPlaceholders } from './bind.ts';
import { openDatabase } from './open-database.ts';

describe('bind', () => {
  it('keeps texts and exact numbers, and turns booleans into 0 and 1', () => {
    const plain = ['Zamzam زمزم', '', 42, Number.MAX_SAFE_INTEGER, 0.5, null];
    expect(bind([...plain, -0, true, false])).toStrictEqual([...plain, 0, 1, 0]);
  });

  it('rejects other values without repeating them in the message', () => {
    const rejected = [
      'secret\0here',
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 53,
      new Date(0),
      { secret: 1 },
      ['secret'],
      Buffer.from('secret'),
      undefined,
      1n,
      Symbol('secret'),
    ];
    for (const value of rejected) {
      expect(() => bind(['fine', value]), typeof value).toThrow(/^Parameter 2 is /);
      expect(() => bind(['fine', value]), typeof value).not.toThrow(/secret/);
    }
  });

  it.each([
    ['select ?', []],
    ['select ?', ['a', 'b']],
    ["select '?', ?", ['a', 'b']],
    ['select "?" /* ? */ -- ?', ['a']],
  ])('rejects a wrong number of parameters: %s %j', (statement, parameters) => {
    expect(() => bindTo(countPlaceholders(statement), parameters)).toThrow(/placeholders but got/);
  });
});

bothDatabases('statements', (engine) => {
  it('pass their parameters through bind', async () => {
    const place = await engine.place();
    const database = await openDatabase(place);
    const typed = sql<
      Record<string, unknown>
    >`select cast(${'é\n'} as text) as a, cast(${true} as integer) as b,
      cast(${1_700_000_000_000} as bigint) as c, cast(${null} as text) as d`;
    expect({ ...(await typed.execute(database)).rows[0] }).toEqual({
      a: 'é\n',
      b: 1,
      c: 1_700_000_000_000,
      d: null,
    });
    for (const value of ['a\0b', Number.NaN, new Date(0), { a: 1 }])
      await expect(sql`select ${value}`.execute(database)).rejects.toThrow(TypeError);
    await database.destroy();
    await place.drop();
  });
});
