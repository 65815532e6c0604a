import { sql, type ExpressionBuilder } from 'kysely';
import { isEndless, type PlayContent, playContent, questionsOf } from '../content/pack-cache.ts';
import { type Executor, jsonList } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import { expireGame } from '../domain/endless/game.ts';
import { expireQuestion } from '../domain/run/question-clock.ts';
import { phaseOf } from '../domain/run/run.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Wire } from '../kernel/wire.ts';
import { latestGame } from '../progress/games.ts';
import { presentRun } from './answering/present.ts';
import { presentChapterRun } from './chapter/present-run.ts';
import { openedQuestions, ownColumns, storedRun } from '../progress/run-rows.ts';
import { chapterPaths } from './map/learner-journey.ts';
import { presentWorld } from './map/trails.ts';

/** Runs and games that the learner can resume, in their current state. Writes nothing and starts no clock. */
export const listRunning: Handler<'listRunning'> = async ({ context: { database, clock }, session }) => {
  const now = clock.now();
  const { learnerId } = session;
  const content = await playContent(database);
  const runs = await runsUnderWay(database, learnerId).execute();
  const presented = runs.map((run) => presentIfGoing(content, run, now));
  return {
    data: {
      tries: presented.filter((one) => one !== null),
      endless: await endlessGame(database, content, learnerId, now),
    },
  };
};

/** Null for a finished run, or one whose chapter or difficulty has left the pack. */
function presentIfGoing(content: PlayContent, row: RunUnderWay, now: number): Wire['RunningTry'] | null {
  const { chapter_id: chapterId, quiz_time_id: quizTimeId } = row;
  const path = chapterPaths(content.trails).find(({ chapter }) => chapter.id === chapterId);
  if (!path || !content.quizTimes.some(({ id }) => id === quizTimeId)) return null;
  const questions = questionsOf(content, chapterId);
  const run = storedRun(row, questions);
  const stored = { ...run, state: expireQuestion(run.state, now).run };
  if (phaseOf(stored.state) !== 'playing') return null;
  const { trail, subTrail, chapter } = path;
  return {
    trail_id: trail.id,
    sub_trail_id: subTrail.id,
    chapter_id: chapter.id,
    chapter: chapter.position,
    title: chapter.title,
    quiz_time_id: quizTimeId,
    trail: presentWorld(trail),
    run: presentChapterRun({ questions }, stored, now),
  };
}

async function endlessGame(
  executor: Executor,
  { quizTimes }: PlayContent,
  learnerId: string,
  now: number,
): Promise<Wire['RunningGame'] | null> {
  const game = await latestGame(executor, learnerId);
  if (!game) return null;
  const stored = { ...game, state: expireGame(game.state, now) };
  if (stored.state.endedAt !== null) return null;
  const quizTime = quizTimes.find(isEndless);
  return quizTime ? { quiz_time_id: quizTime.id, run: presentRun(stored, now) } : null;
}

/** More than a learner has in progress. */
const mostUnderWay = 20;

/** A new run has not closed a question yet, and each engine would sort that null elsewhere. */
const lastPlayed = sql`coalesce(last_closed_at, started_at)`;

/** The learner's runs with lives and open questions, last played first, in one statement. */
const runsUnderWay = statement((executor, learnerId: string) =>
  executor
    .selectFrom('run')
    .select([...ownColumns, 'chapter_id', 'quiz_time_id'])
    .select((eb) => jsonList(executor, openedQuestions(eb)).as('questions'))
    .where('learner_id', '=', learnerId)
    .where('put_away_at', 'is', null)
    .where('lives', '>', 0)
    .where((eb) => eb.or([eb.exists(openOf(eb)), eb(closedOf(eb), '<', questionsOfChapter(eb))]))
    .orderBy(lastPlayed, 'desc')
    .orderBy('id')
    .limit(mostUnderWay),
);

type RunUnderWay = Awaited<ReturnType<ReturnType<typeof runsUnderWay>['execute']>>[number];

function openOf(eb: ExpressionBuilder<Database, 'run'>) {
  return eb
    .selectFrom('run_question')
    .select('question_id')
    .whereRef('run_question.run_id', '=', 'run.id')
    .where('closed_at', 'is', null);
}

function closedOf(eb: ExpressionBuilder<Database, 'run'>) {
  return eb
    .selectFrom('run_question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('run_question.run_id', '=', 'run.id')
    .where('closed_at', 'is not', null);
}

function questionsOfChapter(eb: ExpressionBuilder<Database, 'run'>) {
  return eb
    .selectFrom('question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('question.chapter_id', '=', 'run.chapter_id')
    .where('retired', '=', 0);
}
