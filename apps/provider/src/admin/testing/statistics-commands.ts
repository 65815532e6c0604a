import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { day } from '../../kernel/time.ts';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `statistics`. */
export function testStatistics(suite: AdminSuite): void {
  const { json, run } = suite;

  const answer = answerer(suite);
  it('counts the share of right first answers, from 20 learners', async () => {
    for (let learner = 0; learner < 20; learner += 1) {
      await answer(
        'w1-s1-c1-q-mc',
        learner < 5 ? ['ALL_ANSWERS_CORRECT'] : ['WRONG_ANSWER', 'ALL_ANSWERS_CORRECT'],
      );
      await answer('w1-s1-c1-q-mu', ['PARTIAL_ANSWERS_CORRECT', 'WRONG_ANSWER']);
      if (learner > 0) await answer('w1-s1-c1-q-tf', ['TIME_UP']);
    }
    expect((await json('statistics', 'questions')).data.questions).toEqual([
      { question: 'w1-s1-c1-q-mc', learners: 20, share: 0.25 },
      { question: 'w1-s1-c1-q-mu', learners: 20, share: 1 },
    ]);
    expect((await run(['statistics', 'questions'])).output).toMatch(/^w1-s1-c1-q-mc +20 +25 %$/m);
    expect((await run(['statistics', 'questions', '--csv'])).output).toContain('"w1-s1-c1-q-mc","20","25 %"');
  }, 60_000);

  it('counts learners, answers, chapters and books by week from Monday', async () => {
    const { database, clock } = suite.provider.context;
    const weeks = async () => (await json('statistics', 'weeks', '--limit', '2')).data.weeks;
    suite.provider.clock.advance(14 * day);
    const [before] = await weeks();
    expect(new Date(before.week).getUTCDay()).toBe(1);
    expect(before).toMatchObject({ joined: 0, active: 0, answers: 0, chapters: 0, books: 0 });
    await answer('w1-s1-c1-q-mc', ['WRONG_ANSWER', 'ALL_ANSWERS_CORRECT']);
    const { id: learner_id } = await suite.provider.createLearner();
    const result = { chapter_id: 'w1-s1-c1', quiz_time_id: 'qt-easy', best_stars: 5, ranked_stars: 5 };
    await database
      .insertInto('chapter_result')
      .values({ learner_id, ...result, passed_at: clock.now() })
      .execute();
    const book = await database.selectFrom('book').select('id').executeTakeFirstOrThrow();
    const read = { book_id: book.id, last_page: 1, furthest_page: 1, status: 2, read_at: clock.now() };
    await database
      .insertInto('reading')
      .values({ learner_id, ...read })
      .execute();
    const counts = { joined: 2, active: 1, answers: 2, chapters: 1, books: 1 };
    expect((await weeks())[0]).toEqual({ week: before.week, learners: before.learners + 2, ...counts });
    suite.provider.clock.advance(7 * day);
    const [newest, previous] = await weeks();
    expect(newest).toMatchObject({ joined: 0, learners: before.learners + 2 });
    expect(previous).toMatchObject(counts);
  });
}

/** Returns a function that stores a new learner's submissions to a question, in order. */
function answerer(suite: AdminSuite) {
  return async (questionId: string, codes: readonly string[]) => {
    const { database } = suite.provider.context;
    const { id: learner_id } = await suite.provider.createLearner();
    const at = suite.provider.clock.now();
    const runId = randomUUID();
    const started = { lives: 3, stars: 0, ranked_stars: 0, last_closed_at: at, started_at: at };
    const where = { chapter_id: 'w1-s1-c1', quiz_time_id: 'qt-easy', seed: 'x' };
    await database
      .insertInto('run')
      .values({ id: runId, learner_id, ...where, ...started })
      .execute();
    for (const [index, code] of codes.entries()) {
      const row = {
        id: randomUUID(),
        run_id: runId,
        question_id: questionId,
        learner_id,
        answer: '""',
        code,
      };
      const score = { star: 0, life_lost: 0, ranked: 0 };
      await database
        .insertInto('answer')
        .values({ ...row, ...score, submitted_at: at + index })
        .execute();
    }
  };
}
