import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';

/** Boards of a full journey and of one that has just begun, where many share their stars. */
export interface SeededBoards {
  /** Stars from 1 to 1000, fewer learners the higher. */
  readonly wide: string;
  /** Stars from 1 to 25: of 1,000,000 learners 40,000 in each step. */
  readonly narrow: string;
}

const widest = 1000;
const narrowest = 25;

/** Memory for SQLite while it seeds: rows come in no order of its indexes. In kibibytes; the negative sign says so. */
const seedingCache = -600_000;

/**
 * Fills both boards with `learners` learners more, all in a few statements of one transaction. They take longer than the provider
 * allows, and leave the connection in haste: `database` is one for the seeding alone.
 */
export async function seedBoards(
  database: Kysely<Database>,
  learners: number,
  boards: SeededBoards,
): Promise<void> {
  if (!isPostgres(database)) await hurry(database);
  await database.transaction().execute(async (transaction) => {
    if (isPostgres(transaction)) await sql`set local session_replication_role = replica`.execute(transaction);
    // Ids as they are in life: without any order.
    const id = isPostgres(transaction) ? sql`md5(i::text)` : sql`lower(hex(randomblob(16)))`;
    const head = await transaction
      .selectFrom('avatar_item')
      .select('id')
      .where('category', '=', 'head')
      .executeTakeFirstOrThrow();
    await sql`insert into learner (id, email, username, head_item_id, gender, avatar_chosen, joined_at, verified_at, demo)
      with recursive counter (i) as (select 1 union all select i + 1 from counter where i < ${sql.lit(learners)})
      select id, id || '@example.org', 'Bench ' || i, ${sql.lit(head.id)}, 'female', 1, i, i, 0
      from (select ${id} as id, i from counter) as made order by id`.execute(transaction);
    // The cube of a part of one: most have few stars. Two primes scatter who has how many, and when they were reached.
    const part = sql`((joined_at * 7919) % ${sql.lit(learners)}) / ${sql.lit(learners)}.0`;
    const stars = [
      [boards.wide, sql`1 + cast(${sql.lit(widest - 1)} * (${part}) * (${part}) * (${part}) as integer)`],
      [boards.narrow, sql`1 + (joined_at % ${sql.lit(narrowest)})`],
    ] as const;
    for (const [board, count] of stars) {
      await sql`insert into board_score (board, learner_id, stars, neg_stars, reached_at, hidden)
        select ${sql.lit(board)}, id, stars, -stars, (n * 104729) % 31536000000, 0
        from (select id, joined_at as n, ${count} as stars from learner where joined_at <= ${sql.lit(learners)}) as counted`.execute(
        transaction,
      );
      await sql`insert into board_count (board, stars, learners)
        select board, stars, count(*) from board_score where board = ${board} group by board, stars
        on conflict (board, stars) do update set learners = excluded.learners`.execute(transaction);
    }
  });
  // As the engine itself does from time to time.
  await sql`${sql.raw(isPostgres(database) ? 'vacuum analyze' : 'pragma optimize')}`.execute(database);
}

/** Learners of a board, far from each other in its order. */
export async function someLearners(database: Kysely<Database>, count: number): Promise<string[]> {
  const rows = await database.selectFrom('learner').select('id').orderBy('id').limit(count).execute();
  return rows.map(({ id }) => id);
}

/** Every row refers to one that is there: no need to look it up a million times. */
async function hurry(database: Kysely<Database>): Promise<void> {
  for (const pragma of [`cache_size = ${seedingCache}`, 'foreign_keys = off'])
    await sql`${sql.raw(`pragma ${pragma}`)}`.execute(database);
}
