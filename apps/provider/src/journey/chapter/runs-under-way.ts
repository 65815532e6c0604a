import { sql, type ExpressionBuilder } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import type { StoredRow } from './run-repository.ts';

/** More than one learner keeps under way. */
const mostUnderWay = 20;

/** A try that has just begun has closed nothing yet, and each database would sort that elsewhere. */
const lastPlayed = sql`coalesce(last_closed_at, started_at)`;

/** A stored run as rows, one for each question that was opened, and where it is. */
export interface RunUnderWay {
  readonly chapterId: string;
  readonly quizTimeId: string;
  readonly rows: readonly StoredRow[];
}

/** The learner's runs that still have lives and a question to answer, the last played first: one statement for all. */
export async function runsUnderWay(executor: Executor, learnerId: string): Promise<RunUnderWay[]> {
  const going = executor
    .selectFrom('run')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('put_away_at', 'is', null)
    .where('lives', '>', 0)
    .where((eb) =>
      eb.or([eb('open_question_id', 'is not', null), eb(closedOf(eb), '<', questionsOfChapter(eb))]),
    )
    .orderBy(lastPlayed, 'desc')
    .orderBy('id')
    .limit(mostUnderWay);
  const rows = await executor
    .selectFrom('run')
    .innerJoin('run_question', 'run_question.run_id', 'run.id')
    .select(['run.id', 'chapter_id', 'quiz_time_id', 'seed', 'lives', 'stars', 'ranked_stars'])
    .select(['last_closed_at', 'started_at', 'put_away_at'])
    .select(['question_id', 'opened_at', 'deadline_at', 'closed_at', 'outcome', 'user_answer'])
    .select(['tried', 'reading_until', 'read_aloud'])
    .where('run.id', 'in', going)
    .orderBy(lastPlayed, 'desc')
    .orderBy('run.id')
    .execute();
  return byRun(rows);
}

/** Keeps the order of the runs. */
function byRun<Row extends StoredRow & { chapter_id: string; quiz_time_id: string }>(
  rows: readonly Row[],
): RunUnderWay[] {
  const found = new Map<string, RunUnderWay & { readonly rows: Row[] }>();
  for (const row of rows) {
    const { id, chapter_id: chapterId, quiz_time_id: quizTimeId } = row;
    const run = found.get(id) ?? { chapterId, quizTimeId, rows: [] };
    run.rows.push(row);
    found.set(id, run);
  }
  return [...found.values()];
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
