import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { correctAnswers } from '../domain/questions/answer-key.ts';
import { sendFeedback } from '../feedback/testing/send-feedback.ts';
import { photo } from '../feedback/testing/pictures.ts';
import { hideFromBoards } from '../play/board/hide-from-boards.ts';
import { directPlay, keyOf } from '../play/testing/direct-play.ts';
import { boardCounts, boardTotals, recountBoards } from '../play/testing/recount.ts';
import { eachDatabase, startProvider } from '../testing/index.ts';
import { deleteLearner } from './delete-learner.ts';

const question = 'w1-s1-c1-q-mc';

eachDatabase('a deleted account (T41)', (engine) => {
  it.each([false, true])(
    'leaves nothing behind (hidden: %s); everybody else keeps everything',
    async (hidden) => {
      const place = await engine.place();
      const provider = await startProvider(place);
      const { context } = provider;
      const { database } = context;
      const star = async (learnerId: string) => {
        const { open, answer } = directPlay(context, learnerId);
        await open(question, 'qt-easy');
        const key = await keyOf(context, learnerId, question, 'qt-easy');
        provider.clock.advance(5000);
        expect(await answer(question, 'qt-easy', correctAnswers(key))).toBeNull();
      };
      const leaving = await provider.createLearner();
      const staying = await provider.createLearner();
      for (const { id } of [leaving, staying]) await star(id);
      await inTransaction(database, (one) => hideFromBoards(one, leaving.id, hidden));
      await sendFeedback(provider.url, leaving.token, { attachment: await photo(), key: 'a-key-of-the-one' });
      expect(await boardTotals(database, leaving.id)).toEqual(await recountBoards(database, leaving.id));
      const results = await Promise.all(
        Array.from({ length: 5 }, () => inTransaction(database, (one) => deleteLearner(one, leaving.id))),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      for (const { name } of await database.introspection.getTables()) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
        expect(JSON.stringify(rows).includes(leaving.id), name).toBe(false);
        expect(JSON.stringify(rows).includes(leaving.email), name).toBe(false);
      }
      expect(await database.selectFrom('feedback_attachment').selectAll().execute()).toEqual([]);
      expect(await boardTotals(database)).toEqual(await recountBoards(database));
      const { counted, kept } = await boardCounts(database);
      expect(kept).toEqual(counted);
      expect([...counted.values()]).toEqual([1]);
      await provider.close();
      await place.drop();
    },
    60_000,
  );
});
