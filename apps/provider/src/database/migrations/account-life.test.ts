import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/each-database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { migrations } from './index.ts';

eachDatabase('learners of the version before accounts', (engine) => {
  it('stay with their password, session and name, count as verified, and may now lack a password', async () => {
    const place = await engine.place();
    const database = await openDatabase(place);
    await migrate(database, 1, migrations.slice(0, 4));
    for (const [id, name] of [
      ['a', 'Trail Fox'],
      ['b', 'trail FOX'],
    ])
      await sql`insert into learner (id, email, password_hash, username, head_item_id, joined_at, demo)
        values (${id}, ${`${id}@example.org`}, ${`hash-${id}`}, ${name}, 'h', 7, 0)`.execute(database);
    await sql`insert into session (id, learner_id, token_hash, created_at, rotated_at)
      values ('s', 'b', 't', 1, 1)`.execute(database);

    await migrate(database, 2, migrations.slice(0, 5));

    const { rows } = await sql`select id, password_hash, username, name_key, verified_at, hidden, calm
      from learner order by id`.execute(database);
    const same = { verified_at: 7, hidden: 0, calm: '1' };
    expect(rows).toEqual([
      { id: 'a', password_hash: 'hash-a', username: 'Trail Fox', name_key: 'trailfox', ...same },
      { id: 'b', password_hash: 'hash-b', username: 'trail FOX', name_key: null, ...same },
    ]);
    expect((await sql`select id from session`.execute(database)).rows).toHaveLength(1);
    await sql`update learner set password_hash = null where id = 'a'`.execute(database);
    await database.destroy();
    await place.drop();
  });
});
