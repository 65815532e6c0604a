import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { importedVersion } from '../content-import/content-setting.ts';
import { migrations } from '../database/migrations/migrate.ts';

/** `/healthz`: the process is up. `/readyz`: it can also serve learners, else 503 with what is missing. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', async () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await readiness(context);
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...checks });
  });
}

async function readiness({ database, log }: Context) {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(database);
    const migrated = migrations.every(({ name }) => rows.some((row) => row.name === name));
    return {
      database: true,
      migrations: migrated,
      content: migrated && (await importedVersion(database)) !== null,
    };
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return { database: false, migrations: false, content: false };
  }
}
