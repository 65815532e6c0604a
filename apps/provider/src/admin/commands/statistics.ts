import { sql } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import { day } from '../../kernel/time.ts';
import { list, type CommandGroup, type ListLimit } from '../kit/command.ts';

export const statisticsCommands: CommandGroup = {
  name: 'statistics',
  description: 'counts learners, chapters, books and right answers',
  commands: [
    list({
      name: 'weeks',
      description: 'counts by week from Monday (UTC), the newest first; books by their last reading',
      read: ({ database, clock }, { limit }: ListLimit) =>
        countWeeks(database, clock.now(), Math.min(limit, 520)),
      key: 'weeks',
      entry: (row) => row,
      columns: () => ({
        week: ({ week }) => week,
        learners: ({ learners }) => String(learners),
        new: ({ joined }) => String(joined),
        active: ({ active }) => String(active),
        answers: ({ answers }) => String(answers),
        'chapters passed': ({ chapters }) => String(chapters),
        'books finished': ({ books }) => String(books),
      }),
      none: 'No week.',
    }),
    list({
      name: 'questions',
      description: 'lists questions by the share of right first answers, the lowest first',
      read: ({ database }, { limit }: ListLimit) => readQuestions(database, limit),
      key: 'questions',
      entry: (row) => row,
      columns: () => ({
        question: ({ question }) => question,
        learners: ({ learners }) => String(learners),
        'right at first': ({ share }) => `${Math.round(share * 100)} %`,
      }),
      none: 'No question has enough answers.',
    }),
  ],
};

const week = 7 * day;
/** Epoch week 0 began on this Monday, in milliseconds. */
const firstMonday = 4 * day;

/** Counts of the last weeks, the newest first. `now` in epoch milliseconds. */
async function countWeeks(executor: Executor, now: number, weeks: number) {
  const current = Math.floor((now - firstMonday) / week);
  const oldest = current - weeks + 1;
  const from = firstMonday + oldest * week;
  const by = async (source: string, time: string, count = 'count(*)') => {
    const at = sql.raw(time);
    const { rows } = await sql<{ week: number; rows: number }>`
      select (${at} - ${sql.raw(String(firstMonday))}) / ${sql.raw(String(week))} as week, ${sql.raw(count)} as rows
      from ${sql.raw(source)} where ${at} >= ${from} group by 1`.execute(executor);
    return new Map(rows.map((row) => [row.week, row.rows]));
  };
  const answered = `(select learner_id, submitted_at from answer
    union all select learner_id, submitted_at from endless_answer) as answered`;
  const [joined, active, answers, chapters, books, { verified }] = await Promise.all([
    by('learner', 'verified_at'),
    by(answered, 'submitted_at', 'count(distinct learner_id)'),
    by(answered, 'submitted_at'),
    by('chapter_result', 'passed_at'),
    by('(select read_at from reading where status = 2) as finished', 'read_at'),
    executor
      .selectFrom('learner')
      .select((row) => row.fn.count<number>('verified_at').as('verified'))
      .executeTakeFirstOrThrow(),
  ]);
  let learners = verified;
  return Array.from({ length: weeks }, (_none, back) => {
    const at = current - back;
    const of = (counts: ReadonlyMap<number, number>) => counts.get(at) ?? 0;
    const row = {
      week: new Date(firstMonday + at * week).toISOString().slice(0, 10),
      ...{ learners, joined: of(joined), active: of(active), answers: of(answers) },
      ...{ chapters: of(chapters), books: of(books) },
    };
    learners -= row.joined;
    return row;
  });
}

/** Fewer learners say little about a question, and more about themselves. */
const fewestLearners = 20;

/** Shares of right first answers in chapters. The first pair of a matchup counts as its answer. */
async function readQuestions(executor: Executor, limit: number) {
  const { rows } = await sql<{ question: string; learners: number; right_ones: number }>`
    select * from (
      select question_id as question, count(*) as learners,
        sum(case when code = 'ALL_ANSWERS_CORRECT' or (code = 'PARTIAL_ANSWERS_CORRECT'
          and question.type = 'matchup_words') then 1 else 0 end) as right_ones
      from (select learner_id, question_id, code, row_number()
          over (partition by learner_id, question_id order by submitted_at, id) as place from answer) as submission
        join question on question.id = question_id
      where place = 1 group by question_id having count(*) >= ${fewestLearners}) as answered
    order by right_ones * 1.0 / learners, question limit ${limit + 1}`.execute(executor);
  return rows.map(({ question, learners, right_ones }) => ({
    question,
    learners,
    share: right_ones / learners,
  }));
}
