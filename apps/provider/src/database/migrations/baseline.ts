import { sql, type RawBuilder } from 'kysely';
import { baselineIndexes } from './baseline-indexes.ts';
import { columnTypes, type ColumnTypes, type Migration } from './migration.ts';

/** Schema of the first release; columns are in the order in which earlier migrations added them. */
export const baseline: Migration = {
  name: '0036-baseline',
  async up(database) {
    const types = columnTypes(database);
    const areas = [accounts, service, journey, library, play, results];
    for (const table of areas.flatMap((tables) => tables(types))) await table.execute(database);
    for (const index of baselineIndexes) await sql.raw(`create ${index}`).execute(database);
  },
};

type Tables = (types: ColumnTypes) => RawBuilder<unknown>[];

const accounts: Tables = ({ text, integer, closing }) => {
  const learner = sql`learner_id ${text} not null references learner (id) on delete cascade`;
  const optionalLearner = sql`learner_id ${text} references learner (id) on delete cascade`;
  return [
    sql`create table learner (
      id ${text} primary key, email ${text} not null unique, username ${text} not null, first_name ${text},
      last_name ${text}, age ${text}, gender ${text}, head_item_id ${text} not null,
      joined_at ${integer} not null, demo ${integer} not null check (demo in (0, 1)), password_hash ${text},
      name_key ${text}, verified_at ${integer}, deactivated_at ${integer}, deactive_reason ${text},
      consented_at ${integer}, consent_version ${text}, google_subject ${text},
      hidden ${integer} not null default 0 check (hidden in (0, 1)),
      calm ${text} not null default '1' check (calm in ('1', '1.5', '2', 'none')), last_seen_at ${integer},
      skin ${text} not null default 'skin_1' check (skin in ('skin_1', 'skin_2', 'skin_3')),
      top_item_id ${text}, pants_item_id ${text}, shoes_item_id ${text},
      avatar_chosen ${integer} not null default 0,
      wheelchair ${integer} not null default 0 check (wheelchair in (0, 1)),
      scarf ${integer} not null default 0 check (scarf in (0, 1))
    ) ${closing}`,
    sql`create table session (
      id ${text} primary key, ${learner}, token_hash ${text} not null, previous_token_hash ${text},
      sealed_token ${text}, created_at ${integer} not null, rotated_at ${integer} not null,
      revoked_at ${integer}
    ) ${closing}`,
    sql`create table reset_link (
      token_hash ${text} primary key, ${optionalLearner}, expires_at ${integer} not null
    ) ${closing}`,
    sql`create table known_place (
      ${learner}, place_hash ${text} not null, expires_at ${integer} not null,
      primary key (learner_id, place_hash)
    ) ${closing}`,
    sql`create table one_time_code (
      purpose ${text} not null, email ${text} not null, ${optionalLearner}, code_hash ${text} not null,
      tries ${integer} not null check (tries between 0 and 5), created_at ${integer} not null,
      expires_at ${integer} not null, link_hash ${text}, challenge ${text}, asker ${text},
      own_tries ${integer} not null default 0 check (own_tries between 0 and 5),
      primary key (purpose, email)
    ) ${closing}`,
    sql`create table google_flow (
      state_hash ${text} primary key, browser_hash ${text} not null, sealed ${text} not null,
      expires_at ${integer} not null
    ) ${closing}`,
    sql`create table token_exchange (
      code_hash ${text} primary key, ${learner}, email ${text} not null, challenge ${text} not null,
      expires_at ${integer} not null, closed ${integer} not null default 0 check (closed in (0, 1))
    ) ${closing}`,
    sql`create table kept_response (
      scope ${text} not null, key ${text} not null, ${optionalLearner}, operation ${text} not null,
      body_hash ${text} not null, response ${text} not null, created_at ${integer} not null,
      primary key (scope, key)
    ) ${closing}`,
  ];
};

const service: Tables = ({ text, integer, closing }) => {
  const learner = sql`learner_id ${text} not null references learner (id) on delete cascade`;
  const optionalLearner = sql`learner_id ${text} references learner (id) on delete cascade`;
  return [
    sql`create table setting (key ${text} primary key, value ${text} not null) ${closing}`,
    sql`create table job (name ${text} primary key, due_at ${integer} not null) ${closing}`,
    sql`create table throttle (
      bucket ${text} not null, key_hash ${text} not null, turns ${text} not null,
      expires_at ${integer} not null, primary key (bucket, key_hash)
    ) ${closing}`,
    sql`create table mail (
      id ${text} primary key, kind ${text} not null, sealed ${text} not null,
      created_at ${integer} not null, expires_at ${integer} not null, next_try_at ${integer} not null,
      tries ${integer} not null, claimed_until ${integer}, failed_at ${integer}, last_error ${text},
      ${optionalLearner}
    ) ${closing}`,
    sql`create table recovery_request (
      id ${text} primary key, ${optionalLearner}, message ${text} not null, created_at ${integer} not null,
      link_hash ${text} not null unique, link_expires_at ${integer} not null, confirmed_at ${integer},
      decided_at ${integer}, decision ${text} check (decision in ('approved', 'rejected')), note ${text}
    ) ${closing}`,
    sql`create table correction (
      id ${text} primary key, ${learner}, field ${text} not null, old_value ${text},
      new_value ${text} not null, made_by ${text} not null, made_at ${integer} not null
    ) ${closing}`,
    sql`create table mistake_report (
      id ${text} primary key, ${learner}, about ${text} not null, content_id ${text} not null,
      message ${text} not null, created_at ${integer} not null, wrong ${text} not null default 'other',
      content_version ${text} not null default ''
    ) ${closing}`,
    sql`create table feedback (
      id ${text} primary key, ${learner}, subject ${text} not null, description ${text} not null,
      created_at ${integer} not null
    ) ${closing}`,
    sql`create table feedback_attachment (
      feedback_id ${text} primary key references feedback (id) on delete cascade, picture ${text} not null,
      created_at ${integer} not null
    ) ${closing}`,
    sql`create table client_error (
      day ${text} not null, code ${text} not null, route ${text} not null, build ${text} not null,
      reports ${integer} not null, last_at ${integer} not null, primary key (day, code, route, build)
    ) ${closing}`,
  ];
};

// think_further, picture, question and simple use the database's collation: no query sorts by them.
const journey: Tables = ({ text, integer, real, closing }) => {
  const retired = sql`retired ${integer} not null check (retired in (0, 1))`;
  return [
    sql`create table quiz_time (
      id ${text} primary key, difficulty ${integer} not null, label ${text} not null,
      seconds ${integer} not null check (seconds > 0),
      retired ${integer} not null default 0 check (retired in (0, 1))
    ) ${closing}`,
    sql`create table trail (
      id ${text} primary key, position ${integer} not null, name ${text} not null, theme ${text} not null,
      background ${text} not null, floating_island ${text} not null, map ${text} not null, ${retired}
    ) ${closing}`,
    sql`create table book (
      id ${text} primary key, title ${text} not null, authors ${text} not null, cover ${text} not null,
      categories ${text} not null, reading_minutes ${integer} not null, description ${text} not null,
      ${retired}, position ${integer} not null default 0, page_count ${integer} not null default 0,
      audio ${text}, quiet ${integer}, think_further text
    ) ${closing}`,
    sql`create table book_page (
      book_id ${text} not null references book (id), page ${integer} not null, content ${text} not null,
      sources ${text} not null default '[]', audio ${text}, picture text, question text, simple text,
      primary key (book_id, page)
    ) ${closing}`,
    sql`create table sub_trail (
      id ${text} primary key, trail_id ${text} not null references trail (id), position ${integer} not null,
      title ${text} not null, map_x ${real} not null, map_y ${real} not null,
      book_id ${text} not null references book (id), ${retired}
    ) ${closing}`,
    sql`create table chapter (
      id ${text} primary key, sub_trail_id ${text} not null references sub_trail (id),
      position ${integer} not null, title ${text} not null,
      quiet ${integer} not null check (quiet in (0, 1)), ${retired}, book_page ${integer}
    ) ${closing}`,
    sql`create table question (
      id ${text} primary key, chapter_id ${text} not null references chapter (id), position ${integer} not null, type ${text} not null,
      record ${text} not null, ${retired}
    ) ${closing}`,
    sql`create table quote (
      trail_id ${text} not null references trail (id), type ${text} not null, image ${text},
      title ${text} not null, description ${text} not null, primary key (trail_id, type)
    ) ${closing}`,
    sql`create table avatar_item (
      id ${text} primary key, code ${text} not null, name ${text} not null, category ${text} not null,
      image ${text} not null, position ${integer} not null, ${retired},
      description ${text} not null default '', unlocked_at ${text},
      skin_images ${text} not null default '[]', portraits ${text} not null default '[]',
      suits ${text} not null default 'all', scarf_images ${text}
    ) ${closing}`,
  ];
};

const library: Tables = ({ text, integer, closing }) => {
  const retired = sql`retired ${integer} not null check (retired in (0, 1))`;
  return [
    sql`create table category (
      id ${text} primary key, name ${text} not null, position ${integer} not null, ${retired}
    ) ${closing}`,
    sql`create table book_category (
      category_id ${text} not null references category (id), book_id ${text} not null references book (id),
      primary key (category_id, book_id)
    ) ${closing}`,
    ...['glossary_entry', 'person'].map(
      (table) => sql`create table ${sql.table(table)} (
          id ${text} primary key, title ${text} not null, image ${text}, description ${text} not null,
          sources ${text} not null, sort_key ${text} not null, letter ${text} not null,
          title_search ${text} not null, search ${text} not null, ${retired}
        ) ${closing}`,
    ),
    sql`create table activity (
      id ${text} primary key, position ${integer} not null, title ${text} not null, cover ${text} not null,
      category ${text} not null, description ${text} not null, page_count ${integer} not null,
      files ${text} not null, ${retired}
    ) ${closing}`,
    sql`create table competition (
      id ${text} primary key, name ${text} not null, banner ${text} not null, description ${text} not null,
      starts_at ${integer} not null, ends_at ${integer} not null check (ends_at >= starts_at),
      external_link ${text}, ${retired}
    ) ${closing}`,
  ];
};

const play: Tables = ({ text, integer, closing }) => {
  const learner = sql`learner_id ${text} not null references learner (id) on delete cascade`;
  const quizTime = sql`quiz_time_id ${text} not null references quiz_time (id)`;
  const question = sql`question_id ${text} not null references question (id)`;
  const chapter = sql`chapter_id ${text} not null references chapter (id)`;
  return [
    sql`create table run (
      id ${text} primary key, ${learner}, ${chapter}, ${quizTime}, seed ${text} not null,
      lives ${integer} not null check (lives between 0 and 3),
      stars ${integer} not null check (stars between 0 and 5), last_closed_at ${integer} not null,
      started_at ${integer} not null, put_away_at ${integer},
      ranked_stars ${integer} not null default 0 check (ranked_stars between 0 and 5)
    ) ${closing}`,
    sql`create table run_question (
      run_id ${text} not null references run (id) on delete cascade, ${question},
      opened_at ${integer} not null, closed_at ${integer}, outcome ${text}, user_answer ${text},
      result ${text}, deadline_at ${integer}, tried ${text} not null default '[]', reading_until ${integer},
      read_aloud ${integer} not null default 0 check (read_aloud in (0, 1)),
      primary key (run_id, question_id)
    ) ${closing}`,
    sql`create table answer (
      id ${text} primary key, run_id ${text} not null references run (id) on delete cascade, ${question},
      ${learner}, submitted_at ${integer} not null, answer ${text} not null, code ${text} not null,
      star ${integer} not null check (star in (0, 1)),
      life_lost ${integer} not null check (life_lost in (0, 1)),
      ranked ${integer} not null default 1 check (ranked in (0, 1))
    ) ${closing}`,
    sql`create table chapter_result (
      ${learner}, ${chapter}, ${quizTime},
      best_stars ${integer} not null check (best_stars between 0 and 5), passed_at ${integer},
      ranked_stars ${integer} not null default 0 check (ranked_stars between 0 and 5),
      primary key (learner_id, quiz_time_id, chapter_id)
    ) ${closing}`,
    sql`create table review (
      ${learner}, ${question}, step ${integer} not null check (step >= 0), reviewed_at ${integer} not null,
      primary key (learner_id, question_id)
    ) ${closing}`,
    sql`create table endless_run (
      id ${text} primary key, ${learner}, ${quizTime}, seed ${text} not null,
      score ${integer} not null check (score >= 0),
      ranked_score ${integer} not null check (ranked_score between 0 and score),
      started_at ${integer} not null, open_question_id ${text} references question (id),
      opened_at ${integer}, deadline_at ${integer}, user_answer ${text}, ended_at ${integer},
      outcome ${text} check (outcome in ('wrong', 'time_up', 'completed')), reading_until ${integer},
      read_aloud ${integer} not null default 0 check (read_aloud in (0, 1))
    ) ${closing}`,
    sql`create table endless_answer (
      id ${text} primary key, run_id ${text} not null references endless_run (id) on delete cascade,
      ${question}, ${learner}, submitted_at ${integer} not null, answer ${text} not null,
      code ${text} not null, star ${integer} not null check (star in (0, 1)),
      ranked ${integer} not null check (ranked in (0, 1)), result ${text}
    ) ${closing}`,
  ];
};

const results: Tables = ({ text, integer, closing }) => {
  const learner = sql`learner_id ${text} not null references learner (id) on delete cascade`;
  const quizTime = sql`quiz_time_id ${text} not null references quiz_time (id)`;
  return [
    sql`create table board_score (
      board ${text} not null, ${learner}, stars ${integer} not null check (stars >= 0),
      neg_stars ${integer} not null check (neg_stars = -stars), reached_at ${integer} not null,
      hidden ${integer} not null default 0 check (hidden in (0, 1)), primary key (board, learner_id)
    ) ${closing}`,
    sql`create table board_count (
      board ${text} not null, stars ${integer} not null, learners ${integer} not null check (learners >= 0),
      primary key (board, stars)
    ) ${closing}`,
    sql`create table item_grant (
      ${learner}, item_id ${text} not null references avatar_item (id), ${quizTime},
      granted_at ${integer} not null, primary key (learner_id, item_id)
    ) ${closing}`,
    // A badge belongs to a trail or a sub-trail, so it cannot reference a single table.
    sql`create table badge_grant (
      ${learner}, place_id ${text} not null, ${quizTime}, granted_at ${integer} not null,
      primary key (learner_id, place_id)
    ) ${closing}`,
    sql`create table reading (
      ${learner}, book_id ${text} not null references book (id),
      last_page ${integer} not null check (last_page >= 1),
      furthest_page ${integer} not null check (furthest_page >= last_page),
      status ${integer} not null check (status in (1, 2)), read_at ${integer} not null,
      primary key (learner_id, book_id)
    ) ${closing}`,
    sql`create table font_size (
      learner_id ${text} primary key references learner (id) on delete cascade,
      font_size ${integer} not null check (font_size in (14, 16, 20))
    ) ${closing}`,
    sql`create table reading_clock (
      learner_id ${text} primary key references learner (id) on delete cascade,
      total_ms ${integer} not null check (total_ms >= 0), reported_at ${integer} not null,
      spans ${text} not null default '[]'
    ) ${closing}`,
  ];
};
