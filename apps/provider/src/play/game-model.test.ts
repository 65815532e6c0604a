import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongAnswer } from '../demo/wrong-answer.ts';
import { emptyAnswers } from '../domain/answer.ts';
import { type AnswerKey, correctAnswers } from '../domain/questions/answer-key.ts';
import {
  eachDatabase,
  isProof,
  rounds,
  startProvider,
  type TestPlace,
  type TestProvider,
} from '../testing/index.ts';
import { directPlay, keyOf } from './testing/direct-play.ts';
import { boardCounts, boardTotals, recountBoards, recountRuns } from './testing/recount.ts';

const sequences = rounds({ sample: 40, full: 10_000 });

const where = {
  chapter: fc.integer({ min: 1, max: 2 }),
  quizTimeId: fc.constantFrom('qt-easy', 'qt-easy', 'qt-expert'),
  wait: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 300, max: 9_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 120_000 }) },
  ),
};
const command = fc.oneof(
  { weight: 12, arbitrary: fc.record({ ...where, kind: fc.constant('right' as const) }) },
  { weight: 8, arbitrary: fc.record({ ...where, kind: fc.constantFrom('wrong', 'wrong', 'pair', 'empty') }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...where, kind: fc.constantFrom('unopened', 'out of order', 'again') }),
  },
  { weight: 5, arbitrary: fc.record({ ...where, kind: fc.constantFrom('put away', 'put away', 'list') }) },
);

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

function answerOf(kind: Command['kind'], key: AnswerKey) {
  if (kind === 'wrong') return wrongAnswer(key);
  if (kind === 'empty') return emptyAnswers[key.type];
  const right = correctAnswers(key);
  if (kind !== 'pair' || key.type !== 'matchup_words') return right;
  const [pair] = key.pairs;
  return pair ? { [pair.left]: pair.right } : right;
}

eachDatabase('random play', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;

  beforeAll(async () => {
    place = await engine.place();
    const { databaseUrl, dataDir } = place;
    provider = await startProvider(databaseUrl === null ? { dataDir } : { databaseUrl });
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  /** The ids of the chapter's questions in order. */
  async function questionsOf(chapterId: string): Promise<string[]> {
    const rows = await provider.context.database
      .selectFrom('question')
      .select('id')
      .where('chapter_id', '=', chapterId)
      .orderBy('position')
      .execute();
    return rows.map(({ id }) => id);
  }

  async function perform(learnerId: string, { kind, chapter, quizTimeId, wait }: Command): Promise<void> {
    const { context, clock } = provider;
    const play = directPlay(context, learnerId);
    const chapterId = `w1-s1-c${chapter}`;
    clock.advance(wait);
    if (kind === 'list') await play.list(chapterId, quizTimeId);
    if (kind === 'put away') await play.putAway(chapterId, quizTimeId);
    if (kind === 'list' || kind === 'put away') return;
    const ids = await questionsOf(chapterId);
    const closed = await closedQuestions(learnerId, quizTimeId);
    const next = ids.find((id) => !closed.has(id)) ?? '';
    const target = { 'out of order': ids.at(-1) ?? '', again: ids[0] ?? '' }[String(kind)] ?? next;
    if (target === '') return;
    if (kind !== 'unopened') await play.open(target, quizTimeId);
    await play.answer(
      target,
      quizTimeId,
      answerOf(kind, await keyOf(context, learnerId, target, quizTimeId)),
    );
  }

  async function closedQuestions(learnerId: string, quizTimeId: string): Promise<Set<string>> {
    const rows = await provider.context.database
      .selectFrom('run_question')
      .innerJoin('run', 'run.id', 'run_question.run_id')
      .select('question_id')
      .where('learner_id', '=', learnerId)
      .where('quiz_time_id', '=', quizTimeId)
      .where('put_away_at', 'is', null)
      .where('closed_at', 'is not', null)
      .execute();
    return new Set(rows.map((row) => row.question_id));
  }

  async function checkLearner(learnerId: string): Promise<void> {
    const { database } = provider.context;
    expect(await boardTotals(database, learnerId)).toEqual(await recountBoards(database, learnerId));
    const recounted = new Map((await recountRuns(database, learnerId)).map((run) => [run.runId, run]));
    const runs = await database.selectFrom('run').selectAll().where('learner_id', '=', learnerId).execute();
    for (const run of runs) {
      expect(run.stars).toBe(recounted.get(run.id)?.stars ?? 0);
      expect(run.lives).toBe(3 - (recounted.get(run.id)?.livesLost ?? 0));
    }
  }

  async function checkBoards(): Promise<void> {
    const { database } = provider.context;
    expect(await boardTotals(database)).toEqual(await recountBoards(database));
    const { counted, kept } = await boardCounts(database);
    expect(kept).toEqual(counted);
  }

  async function totalOf(learnerId: string): Promise<number> {
    const rows = await provider.context.database
      .selectFrom('board_score')
      .select('stars')
      .where('learner_id', '=', learnerId)
      .execute();
    return rows.reduce((sum, { stars }) => sum + stars, 0);
  }

  it(
    'T16, T17: after any commands the boards are the answer log counted again, and no total ever fell',
    { timeout: isProof ? 7_200_000 : 120_000 },
    async () => {
      let stars = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 50 }), async (commands) => {
          const { id } = await provider.createLearner();
          let before = 0;
          for (const each of commands) {
            await perform(id, each);
            const total = await totalOf(id);
            expect(total).toBeGreaterThanOrEqual(before);
            expect(total).toBeLessThanOrEqual(20);
            before = total;
          }
          await checkLearner(id);
          stars += before;
        }),
        { numRuns: sequences },
      );
      await checkBoards();
      const shelved = await provider.context.database
        .selectFrom('run')
        .select('id')
        .where('put_away_at', 'is not', null)
        .execute();
      // The commands must reach what they are to prove.
      expect(stars).toBeGreaterThan(sequences);
      expect(shelved.length).toBeGreaterThan(0);
    },
  );
});
