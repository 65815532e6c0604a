import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

export const play: Migration = {
  name: '0003-play',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const learner = sql`learner_id ${text} not null references learner (id) on delete cascade`;
    const chapter = sql`chapter_id ${text} not null references chapter (id)`;
    const quizTime = sql`quiz_time_id ${text} not null references quiz_time (id)`;
    const tables = [
      sql`create table run (
        id ${text} primary key, ${learner}, ${chapter}, ${quizTime}, seed ${text} not null,
        lives ${integer} not null check (lives between 0 and 3), stars ${integer} not null check (stars between 0 and 5),
        open_question_id ${text} references question (id), last_closed_at ${integer} not null,
        started_at ${integer} not null, put_away_at ${integer}
      ) ${closing}`,
      // At most one run of a learner at a chapter and difficulty is not abandoned.
      sql`create unique index run_current on run (learner_id, chapter_id, quiz_time_id) where put_away_at is null`,
      sql`create table run_question (
        run_id ${text} not null references run (id) on delete cascade,
        question_id ${text} not null references question (id), opened_at ${integer} not null,
        deadline_at ${integer} not null, closed_at ${integer}, outcome ${text}, user_answer ${text}, result ${text},
        primary key (run_id, question_id)
      ) ${closing}`,
      sql`create table answer (
        id ${text} primary key, run_id ${text} not null references run (id) on delete cascade,
        question_id ${text} not null references question (id), ${learner}, submitted_at ${integer} not null,
        answer ${text} not null, code ${text} not null, star ${integer} not null check (star in (0, 1)),
        life_lost ${integer} not null check (life_lost in (0, 1))
      ) ${closing}`,
      sql`create index answer_run on answer (run_id, question_id, submitted_at)`,
      // A star is earned once per run and question, whatever happens above.
      sql`create unique index answer_star on answer (run_id, question_id) where star = 1`,
      sql`create index answer_learner on answer (learner_id)`,
      sql`create table chapter_result (
        ${learner}, ${chapter}, ${quizTime}, best_stars ${integer} not null check (best_stars between 0 and 5),
        passed_at ${integer}, primary key (learner_id, quiz_time_id, chapter_id)
      ) ${closing}`,
      sql`create table board_score (
        board ${text} not null, ${learner}, stars ${integer} not null check (stars >= 0),
        neg_stars ${integer} not null check (neg_stars = -stars), reached_at ${integer} not null,
        primary key (board, learner_id)
      ) ${closing}`,
      sql`create index board_order on board_score (board, neg_stars, reached_at, learner_id)`,
      sql`create index board_score_learner on board_score (learner_id)`,
      sql`create table board_count (
        board ${text} not null, stars ${integer} not null, learners ${integer} not null check (learners >= 0),
        primary key (board, stars)
      ) ${closing}`,
    ];
    for (const table of tables) await table.execute(database);
  },
};
