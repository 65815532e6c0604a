import type { TestProvider } from '../../testing/index.ts';

/** Adds `count` answers to a demo learner's run. */
export async function addAnswers({ context: { database } }: TestProvider, count: number): Promise<void> {
  const run = await database.selectFrom('run').selectAll().limit(1).executeTakeFirstOrThrow();
  const { question_id } = await database
    .selectFrom('run_question')
    .select('question_id')
    .where('run_id', '=', run.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const rest = { question_id, answer: '"Z"', code: 'WRONG_ANSWER', star: 0, life_lost: 0, ranked: 1 };
  for (let start = 0; start < count; start += 500) {
    const rows = Array.from({ length: Math.min(500, count - start) }, (_none, index) => {
      const ids = { id: `more-${start + index}`, run_id: run.id, learner_id: run.learner_id };
      return { ...ids, ...rest, submitted_at: start + index };
    });
    await database.insertInto('answer').values(rows).execute();
  }
}
