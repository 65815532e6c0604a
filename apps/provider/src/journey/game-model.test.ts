import { createHash, randomInt } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hideFromBoards } from '../boards/hide-from-boards.ts';
import { inTransaction } from '../database/transaction.ts';
import { correctAnswers, wrongAnswer } from '../domain/questions/questions.ts';
import { latestGame } from '../progress/games.ts';
import {
  bothDatabases,
  isProof,
  rounds,
  startProvider,
  tell,
  testEngines,
  type TestPlace,
  type TestProvider,
} from '../testing/index.ts';
import { askedIn } from './endless/game-in-play.ts';
import { directPlay, endlessKeyOf, keyOf } from './testing/direct-play.ts';
import { answerOf, type Command, command, lateElsewhere, whole } from './testing/game-commands.ts';
import {
  boardCounts,
  boardTotals,
  grantedMilestones,
  recountBoards,
  recountEndless,
  recountMilestones,
  recountRuns,
} from './testing/recount.ts';

const sequences = rounds({ sample: 20, full: 10_000 });
const commandsAtLeast = rounds({ sample: 20, full: 50 });
/** Shared by the engines, so that they play the same games. */
const seed = randomInt(2 ** 31);
const chapters = [1, 2, 3, 4, 5].map((number) => `w1-s1-c${number}`);
/** Responses by engine and game. */
const heard = new Map<string, string[][]>();

/** Digests, because a million outcomes would fill the memory. */
function digestOf(outcome: string): string {
  return createHash('sha1').update(outcome).digest('base64url');
}

bothDatabases('random play', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let completed = 0;
  let performed = 0;
  const questions = new Map<string, readonly string[]>();
  const games: string[][] = [];
  const hear = (outcome: string) => games.at(-1)?.push(isProof ? digestOf(outcome) : outcome);

  beforeAll(async () => {
    place = await engine.place();
    const { databaseUrl, dataDir } = place;
    provider = await startProvider(databaseUrl === null ? { dataDir } : { databaseUrl });
    // Durability has separate tests, so games skip the wait for the disk.
    if (databaseUrl === null) await sql`pragma synchronous = off`.execute(provider.context.database);
    for (const id of chapters) questions.set(id, await questionsOf(id));
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  /** Ids of the chapter's questions in order. */
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
    const play = directPlay(context, learnerId, { hear });
    const chapterId = `w1-s1-c${chapter}`;
    clock.advance(wait);
    if (kind === 'list') await play.list(chapterId, quizTimeId);
    if (kind === 'abandon') await play.abandon(chapterId, quizTimeId);
    if (kind === 'list' || kind === 'abandon') return;
    if (kind === 'pass') return passNext(learnerId, quizTimeId);
    if (await performBeside(learnerId, kind)) return;
    const ids = questions.get(chapterId) ?? [];
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

  /** Answers three questions of the first unpassed chapter right. */
  async function passNext(learnerId: string, quizTimeId: string): Promise<void> {
    const { context, clock } = provider;
    const play = directPlay(context, learnerId, { hear });
    const results = await context.database
      .selectFrom('chapter_result')
      .select('chapter_id')
      .where('learner_id', '=', learnerId)
      .where('quiz_time_id', '=', quizTimeId)
      .where('passed_at', 'is not', null)
      .execute();
    const passed = new Set(results.map((row) => row.chapter_id));
    const chapterId = chapters.find((id) => !passed.has(id));
    if (chapterId === undefined) return;
    await play.abandon(chapterId, quizTimeId);
    const closed = await closedQuestions(learnerId, quizTimeId);
    const left = questions.get(chapterId)?.filter((id) => !closed.has(id)) ?? [];
    for (const id of left.slice(0, 4)) {
      await play.open(id, quizTimeId);
      clock.advance(1000);
      await play.answer(id, quizTimeId, correctAnswers(await keyOf(context, learnerId, id, quizTimeId)));
    }
  }

  /** Runs commands outside the journey; returns true for such a command. */
  async function performBeside(learnerId: string, kind: Command['kind']): Promise<boolean> {
    const { context, clock } = provider;
    const { database } = context;
    const play = directPlay(context, learnerId, { hear });
    if (kind === 'hide' || kind === 'show') {
      await inTransaction(database, (transaction) => hideFromBoards(transaction, learnerId, kind === 'hide'));
      return true;
    }
    if (kind === 'calm' || kind === 'clock') {
      const calm = kind === 'calm' ? 'none' : '1';
      await database.updateTable('learner').set({ calm }).where('id', '=', learnerId).execute();
      return true;
    }
    if (kind === 'practise') {
      // Not recorded: endless mode may have this random question open.
      await directPlay(context, learnerId).practise('w1-s1-c1-q-tf', true);
      return true;
    }
    if (!kind.startsWith('endless')) return false;
    const id = await play.nextEndless();
    if (id === null) return true;
    clock.advance(1000);
    const key = await endlessKeyOf(context, learnerId, id);
    const answer = kind === 'endless wrong' ? wrongAnswer(key) : correctAnswers(key);
    if (kind === 'endless other') await play.answerEndless(await unasked(learnerId, id), answer);
    else await play.answerEndless(id, answer);
    return true;
  }

  /** A question not asked by the learner's random game: an asked question would repeat its result. */
  async function unasked(learnerId: string, openId: string): Promise<string> {
    const { database } = provider.context;
    const game = await latestGame(database, learnerId);
    const asked = await askedIn(database, game?.id ?? '');
    return [...questions.values()].flat().find((id) => id !== openId && !asked.has(id)) ?? '';
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

  /** Boards of the journey and of endless mode, recounted from the logs. */
  async function recounted(learnerId?: string): Promise<Map<string, number>> {
    const { database } = provider.context;
    const endless = await recountEndless(database, learnerId);
    return new Map([...(await recountBoards(database, learnerId)), ...endless]);
  }

  async function checkLearner(learnerId: string): Promise<void> {
    const { database } = provider.context;
    expect(await boardTotals(database, learnerId)).toEqual(await recounted(learnerId));
    const milestones = await recountMilestones(database, learnerId);
    expect(await grantedMilestones(database, learnerId)).toEqual({ badges: milestones, items: milestones });
    completed += milestones.size;
    const runsByLog = new Map((await recountRuns(database, learnerId)).map((run) => [run.runId, run]));
    const runs = await database.selectFrom('run').selectAll().where('learner_id', '=', learnerId).execute();
    for (const run of runs) {
      expect(run.stars).toBe(runsByLog.get(run.id)?.stars ?? 0);
      expect(run.lives).toBe(3 - (runsByLog.get(run.id)?.livesLost ?? 0));
    }
  }

  async function checkBoards(): Promise<void> {
    const { database } = provider.context;
    expect(await boardTotals(database)).toEqual(await recounted());
    const { counted, stored } = await boardCounts(database);
    expect(stored).toEqual(counted);
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
    'T16, T17, D170: after any commands, boards and rewards equal the recounted answer log, and totals never decrease',
    { timeout: isProof ? 7_200_000 : 300_000 },
    async () => {
      let stars = 0;
      const from = performance.now();
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: commandsAtLeast, maxLength: 50 }),
          async (commands) => {
            const { id } = await provider.createLearner();
            games.push([]);
            let before = 0;
            for (const each of commands) {
              await perform(id, each);
              performed += 1;
              const total = await totalOf(id);
              expect(total).toBeGreaterThanOrEqual(before);
              expect(total).toBeLessThanOrEqual(75);
              before = total;
            }
            await checkLearner(id);
            const totals = [...(await boardTotals(provider.context.database, id))];
            hear(JSON.stringify(totals.map(([board, most]) => [board.replace(id, ''), most]).toSorted()));
            stars += before;
          },
        ),
        { numRuns: sequences, seed, examples: [[whole], [lateElsewhere]] },
      );
      await checkBoards();
      const seconds = Math.ceil((performance.now() - from) / 1000);
      tell(
        `${engine.engine}, random games: ${sequences}, commands: ${performed}, seed: ${seed}; ${seconds} s`,
      );
      heard.set(engine.engine, games);
      const shelved = await provider.context.database
        .selectFrom('run')
        .select('id')
        .where('put_away_at', 'is not', null)
        .execute();
      // The random commands must reach the cases to prove.
      expect(stars).toBeGreaterThan(sequences);
      expect(shelved.length).toBeGreaterThan(0);
      expect(completed).toBeGreaterThan(0);
    },
  );
});

it(`T16: all engines give equal responses to the same games (seed ${seed})`, () => {
  expect(heard.size).toBe(testEngines.filter(({ missing }) => missing === null).length);
  const [first = [], ...others] = heard.values();
  expect(first.flat().length).toBeGreaterThan(sequences * 20);
  tell(`outcomes that every engine tells alike: ${first.flat().length}, seed: ${seed}`);
  for (const other of others) {
    const [apart] = other.flatMap((words, game) => words.filter((word, at) => word !== first[game]?.[at]));
    expect(apart).toBeUndefined();
    expect(other.map(({ length }) => length)).toEqual(first.map(({ length }) => length));
  }
});
