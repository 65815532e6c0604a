import { sql, type ExpressionBuilder } from 'kysely';
import { jsonList } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import { openedQuestions, ownColumns } from './run-rows.ts';

/** More than one learner keeps under way. */
const mostUnderWay = 20;

/** A try that has just begun has closed nothing yet, and each database would sort that elsewhere. */
const lastPlayed = sql`coalesce(last_closed_at, started_at)`;

/** The learner's runs that still have lives and a question to answer, the last played first: one statement for all. */
export const runsUnderWay = statement((executor, learnerId: string) =>
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

/** A stored run, and where it is. */
export type RunUnderWay = Awaited<ReturnType<ReturnType<typeof runsUnderWay>['execute']>>[number];

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
