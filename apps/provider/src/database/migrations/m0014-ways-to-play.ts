import { sql, type RawBuilder } from 'kysely';
import { columnTypes, type ColumnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** The endless mode, play without a clock, learners who hide from boards, and the time of active reading. */
export const waysToPlay: Migration = {
  name: '0014-ways-to-play',
  async up(database) {
    const types = columnTypes(database);
    for (const step of [
      ...optionalDeadline(types),
      ...rankedStars(types),
      ...hiddenRows(types),
      ...tables(types),
    ])
      await step.execute(database);
  },
};

/** A question without a clock has no deadline. The engines drop NOT NULL by different statements. */
function optionalDeadline({ integer }: ColumnTypes): RawBuilder<unknown>[] {
  return [
    sql`alter table run_question add column optional_deadline ${integer}`,
    sql`update run_question set optional_deadline = deadline_at`,
    sql`alter table run_question drop column deadline_at`,
    sql`alter table run_question rename column optional_deadline to deadline_at`,
  ];
}

/** Stars that count on boards, beside all stars. Until now every star counted. */
function rankedStars({ integer }: ColumnTypes): RawBuilder<unknown>[] {
  const stars = sql`ranked_stars ${integer} not null default 0 check (ranked_stars between 0 and 5)`;
  return [
    sql`alter table run add column ${stars}`,
    sql`update run set ranked_stars = stars`,
    sql`alter table chapter_result add column ${stars}`,
    sql`update chapter_result set ranked_stars = best_stars`,
    sql`alter table answer add column ranked ${integer} not null default 1 check (ranked in (0, 1))`,
    sql`drop index answer_learner`,
    sql`create index answer_learner on answer (learner_id, submitted_at)`,
  ];
}

/** Rows of learners who hide stay, and neither rows nor counts show them. */
function hiddenRows({ integer }: ColumnTypes): RawBuilder<unknown>[] {
  return [
    sql`alter table board_score add column hidden ${integer} not null default 0 check (hidden in (0, 1))`,
    sql`drop index board_order`,
    sql`create index board_order on board_score (board, neg_stars, reached_at, learner_id) where hidden = 0`,
  ];
}

function tables({ text, integer, closing }: ColumnTypes): RawBuilder<unknown>[] {
  const learner = sql`learner_id ${text} not null references learner (id) on delete cascade`;
  const question = sql`question_id ${text} not null references question (id)`;
  return [
    sql`create table endless_run (
      id ${text} primary key, ${learner}, quiz_time_id ${text} not null references quiz_time (id),
      seed ${text} not null, score ${integer} not null check (score >= 0),
      ranked_score ${integer} not null check (ranked_score between 0 and score),
      started_at ${integer} not null, open_question_id ${text} references question (id), opened_at ${integer},
      deadline_at ${integer}, user_answer ${text}, ended_at ${integer},
      outcome ${text} check (outcome in ('wrong', 'time_up', 'completed'))
    ) ${closing}`,
    // At most one run of a learner is going on.
    sql`create unique index endless_run_current on endless_run (learner_id) where ended_at is null`,
    sql`create index endless_run_learner on endless_run (learner_id, started_at)`,
    sql`create table endless_answer (
      id ${text} primary key, run_id ${text} not null references endless_run (id) on delete cascade, ${question},
      ${learner}, submitted_at ${integer} not null, answer ${text} not null, code ${text} not null,
      star ${integer} not null check (star in (0, 1)), ranked ${integer} not null check (ranked in (0, 1)),
      result ${text}
    ) ${closing}`,
    sql`create index endless_answer_run on endless_answer (run_id, question_id)`,
    sql`create index endless_answer_learner on endless_answer (learner_id, submitted_at)`,
    sql`create table reading_clock (
      learner_id ${text} primary key references learner (id) on delete cascade,
      total_ms ${integer} not null check (total_ms >= 0), reported_at ${integer} not null
    ) ${closing}`,
  ];
}
