import { sql } from 'kysely';
import type { PlayContent } from '../../content/pack-cache.ts';
import type { Executor } from '../../database/executor.ts';
import { statement } from '../../database/statement.ts';
import type { Mistake } from '../../domain/review/review.ts';

export interface KnownMistake extends Mistake {
  readonly questionId: string;
}

/** Mistakes in passed chapters, latest first: wrong answers and timed-out questions. */
export async function mistakesOf(
  executor: Executor,
  { questions }: PlayContent,
  learnerId: string,
): Promise<KnownMistake[]> {
  const times = latestTimes(await selectWrong(executor, learnerId).execute());
  if (times.size === 0) return [];
  const passed = new Set((await selectPassed(executor, learnerId).execute()).map((row) => row.chapter_id));
  const rows = await selectReviews(executor, learnerId).execute();
  const reviews = new Map(rows.map((row) => [row.question_id, { step: row.step, at: row.reviewed_at }]));
  return [...times]
    .filter(([id]) => isAsked(questions.get(id), passed))
    .map(([questionId, at]) => ({ questionId, at, review: reviews.get(questionId) ?? null }))
    .toSorted((one, other) => other.at - one.at || one.questionId.localeCompare(other.questionId));
}

function latestTimes(rows: readonly { readonly question_id: string; readonly at: number }[]) {
  const times = new Map<string, number>();
  for (const { question_id: id, at } of rows) times.set(id, Math.max(times.get(id) ?? 0, at));
  return times;
}

type Asked = PlayContent['questions'] extends ReadonlyMap<string, infer Question> ? Question : never;

function isAsked(question: Asked | undefined, passed: ReadonlySet<string>): boolean {
  return question !== undefined && !question.retired && passed.has(question.chapterId);
}

const wrong = sql<boolean>`code in ('WRONG_ANSWER', 'TIME_UP')`;

/** Last time per question, from the answers of chapters and games, and from questions closed without an answer. */
const selectWrong = statement((executor, learnerId: string) =>
  executor
    .selectFrom('answer')
    .select(({ fn }) => ['question_id', fn.max('submitted_at').as('at')])
    .where('learner_id', '=', learnerId)
    .where(wrong)
    .groupBy('question_id')
    .unionAll(
      executor
        .selectFrom('endless_answer')
        .select(({ fn }) => ['question_id', fn.max('submitted_at').as('at')])
        .where('learner_id', '=', learnerId)
        .where(wrong)
        .groupBy('question_id'),
    )
    .unionAll(
      executor
        .selectFrom('run_question')
        .innerJoin('run', 'run.id', 'run_question.run_id')
        .select(({ fn }) => ['question_id', fn.max('opened_at').as('at')])
        .where('run.learner_id', '=', learnerId)
        .where('outcome', '=', 'time_up')
        .groupBy('question_id'),
    ),
);

const selectPassed = statement((executor, learnerId: string) =>
  executor
    .selectFrom('chapter_result')
    .select('chapter_id')
    .where('learner_id', '=', learnerId)
    .where('passed_at', 'is not', null),
);

const selectReviews = statement((executor, learnerId: string) =>
  executor
    .selectFrom('review')
    .select(['question_id', 'step', 'reviewed_at'])
    .where('learner_id', '=', learnerId),
);
