import pg from 'pg';
import type { TestPlace } from '../test-databases.ts';
import type { Scene } from './played-under-load.ts';

/** Repeatedly ends every connection to the PostgreSQL database during answers. */
export function cutAgainAndAgain({ databaseUrl }: TestPlace, times: number) {
  return async ({ draw, acknowledged }: Scene): Promise<void> => {
    const operator = new pg.Client(databaseUrl ?? '');
    await operator.connect();
    for (let time = 0; time < times; time += 1) {
      await acknowledged(10 + draw(30));
      await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    await acknowledged(10);
    await operator.end();
  };
}
