import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/each-database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { migrations } from './index.ts';

eachDatabase('learners of the version before the avatar was a choice', (engine) => {
  it('D222: have chosen when they wear more than the head that every new learner was given', async () => {
    const place = await engine.place();
    const database = await openDatabase(place);
    const before = migrations.findIndex(({ name }) => name === '0027-avatar-choice');
    await migrate(database, 1, migrations.slice(0, before));
    for (const [id, skin, shoes] of [
      ['a', 'skin_1', null],
      ['b', 'skin_2', null],
      ['c', 'skin_1', 'shoes-sandals'],
    ])
      await sql`insert into learner (id, email, username, head_item_id, skin, shoes_item_id, joined_at, demo)
        values (${id}, ${`${id}@example.org`}, ${id}, 'head-kufi', ${skin}, ${shoes}, 7, 0)`.execute(
        database,
      );

    await migrate(database, 2, migrations.slice(0, before + 1));

    const { rows } = await sql`select id, avatar_chosen from learner order by id`.execute(database);
    expect(rows).toEqual([
      { id: 'a', avatar_chosen: 0 },
      { id: 'b', avatar_chosen: 1 },
      { id: 'c', avatar_chosen: 1 },
    ]);
    await database.destroy();
    await place.drop();
  });
});
