import { expect, it } from 'vitest';
import { eachDatabase, inTransaction, startProvider } from '../../testing/index.ts';
import { rememberSource } from './known-sources.ts';

eachDatabase('sources of sign-ins', (engine) => {
  it('T42: keeps the newest 50 of a learner', async () => {
    const place = await engine.place();
    const provider = await startProvider(place);
    const { context, clock } = provider;
    const { id } = await provider.createLearner();
    for (let source = 0; source < 60; source += 1) {
      clock.advance(1);
      await inTransaction(context.database, (transaction) =>
        rememberSource(transaction, context, id, { ip: `203.0.113.${source}` }),
      );
    }
    const rows = await context.database.selectFrom('known_place').select('expires_at').execute();
    expect(rows).toHaveLength(50);
    expect(Math.max(...rows.map(({ expires_at }) => expires_at)) - clock.now()).toBe(
      30 * 24 * 60 * 60 * 1000,
    );
    await provider.close();
    await place.drop();
  });
});
