import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { bothDatabases } from '../testing/each-database.ts';
import { bind, bindTo, countPlaceholders } from './bind.ts';
import { openDatabase } from './open-database.ts';

describe('what may be bound', () => {
  it.each([
    ['a text', 'Zamzam زمزم', 'Zamzam زمزم'],
    ['an empty text', '', ''],
    ['an integer', 42, 42],
    ['the greatest exact integer', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['a fraction', 0.5, 0.5],
    ['negative zero as zero', -0, 0],
    ['true as 1', true, 1],
    ['false as 0', false, 0],
    ['null', null, null],
  ])('%s', (_name, value, bound) => {
    expect(bind([value])).toStrictEqual([bound]);
  });

  it.each([
    ['a text with a NUL', 'cut\0here'],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['an integer beyond 2^53', 2 ** 53],
    ['a date', new Date(0)],
    ['an object', { secret: 1 }],
    ['a list', ['secret']],
    ['a buffer', Buffer.from('secret')],
    ['undefined', undefined],
    ['a bigint', 1n],
    ['a symbol', Symbol('secret')],
  ])('never %s, and the message does not repeat it', (_name, value) => {
    expect(() => bind(['fine', value])).toThrow(/^Parameter 2 is /);
    expect(() => bind(['fine', value])).not.toThrow(/secret|cut/);
  });

  it.each([
    ['select ?', []],
    ['select ?', ['a', 'b']],
    ["select '?', ?", ['a', 'b']],
    ['select "?" /* ? */ -- ?', ['a']],
  ])('a statement gets as many parameters as it has placeholders: %s %j', (statement, parameters) => {
    expect(() => bindTo(countPlaceholders(statement), parameters)).toThrow(/placeholders but got/);
  });
});

bothDatabases('every statement goes through bind', (engine) => {
  it('keeps texts, numbers and booleans, and refuses the rest', async () => {
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
