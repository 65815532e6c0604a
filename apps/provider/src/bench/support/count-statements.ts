import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The database with a count of what is sent through it; BEGIN and COMMIT are not counted. */
export function countStatements(database: Kysely<Database>) {
  const counter = { statements: 0 };
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      counter.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { database: counted, counter };
}
