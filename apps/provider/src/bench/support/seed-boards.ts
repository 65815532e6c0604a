import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';

/** Two seeded boards: a full journey, and a new journey with many ties. */
export interface SeededBoards {
  /** Stars from 1 to 1000, with fewer learners at higher values. */
  readonly wide: string;
  /** Stars from 1 to 25, evenly distributed: 40,000 of 1,000,000 learners per value. */
  readonly narrow: string;
}

const widest = 1000;
const narrowest = 25;

/**
 * SQLite's page cache while seeding, because rows arrive in random index order. In KiB, negated as the
 * pragma requires.
 */
const seedingCache = -600_000;

/**
 * Adds `learners` learners to both boards in a few long statements of one transaction. Needs a separate
 * connection: it exceeds the provider's time limits and disables safety pragmas.
 */
export async function seedBoards(
  database: Kysely<Database>,
  learners: number,
  boards: SeededBoards,
): Promise<void> {
  if (!isPostgres(database)) await hurry(database);
  await database.transaction().execute(async (transaction) => {
    if (isPostgres(transaction)) await sql`set local session_replication_role = replica`.execute(transaction);
    // Random ids, as in production.
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
    // A cubed fraction skews the stars towards low values. Two primes scatter stars and times over the
    // learners.
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
  // Production engines do this automatically.
  await sql`${sql.raw(isPostgres(database) ? 'vacuum analyze' : 'pragma optimize')}`.execute(database);
}

/** Learners spread over the board's ranks. */
export async function someLearners(database: Kysely<Database>, count: number): Promise<string[]> {
  const rows = await database.selectFrom('learner').select('id').orderBy('id').limit(count).execute();
  return rows.map(({ id }) => id);
}

/** Skips foreign key checks, because every seeded reference is valid. */
async function hurry(database: Kysely<Database>): Promise<void> {
  for (const pragma of [`cache_size = ${seedingCache}`, 'foreign_keys = off'])
    await sql`${sql.raw(`pragma ${pragma}`)}`.execute(database);
}
