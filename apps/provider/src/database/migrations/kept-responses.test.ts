import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { keptResponse } from '../../idempotency/kept-response.ts';
import { sha256 } from '../../kernel/sha256.ts';
import { eachDatabase } from '../../testing/each-database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { inTransaction } from '../transaction.ts';
import { migrations } from './index.ts';

const before = migrations.findIndex(({ name }) => name === '0018-kept-responses');
const body = { answer: 'A' };
const bodyHash = sha256(JSON.stringify(body));

eachDatabase('responses that an older version kept', (engine) => {
  it('T14: answer a repeated request after the upgrade, with a session and without one', async () => {
    const place = await engine.place();
    const database = await openDatabase(place);
    await migrate(database, 1, migrations.slice(0, before));
    await sql`insert into learner (id, email, password_hash, username, head_item_id, joined_at, demo)
      values ('a', 'a@example.org', 'hash', 'Trail Fox', 'h', 7, 0)`.execute(database);
    await sql`insert into idempotency_key (learner_id, key, operation, body_hash, status, response, created_at)
      values ('a', 'key-1', 'submitAnswer', ${bodyHash}, 200, '{"stars":1}', 7)`.execute(database);
    await sql`insert into call_key (key_hash, operation, body_hash, outcome, created_at, learner_id)
      values (${sha256('key-1')}, 'signUpStudent', ${bodyHash}, '{"id":"a"}', 7, 'a')`.execute(database);

    await migrate(database, 2);

    const write = { key: 'key-1', request: body, now: 8 };
    const kept = (learnerId: string | null, operation: string) =>
      inTransaction(database, (transaction) => keptResponse(transaction, { ...write, learnerId, operation }));
    expect(await kept('a', 'submitAnswer')).toEqual({ response: { stars: 1 } });
    expect(await kept(null, 'signUpStudent')).toEqual({ response: { id: 'a' } });
    await sql`delete from learner`.execute(database);
    expect(await database.selectFrom('kept_response').selectAll().execute()).toEqual([]);
    await database.destroy();
    await place.drop();
  });
});
