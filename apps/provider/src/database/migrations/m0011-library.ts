import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Shelves, reading, glossary, people, activities and competitions. */
export const library: Migration = {
  name: '0011-library',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const retired = sql`retired ${integer} not null check (retired in (0, 1))`;
    const learner = sql`${text} not null references learner (id) on delete cascade`;
    const found = sql`sort_key ${text} not null, letter ${text} not null, title_search ${text} not null,
      search ${text} not null`;
    const steps = [
      sql`alter table book add column position ${integer} not null default 0`,
      sql`alter table book add column page_count ${integer} not null default 0`,
      sql`create index book_place on book (retired, position, id)`,
      sql`alter table book_page add column sources ${text} not null default '[]'`,
      sql`create table category (
        id ${text} primary key, name ${text} not null, position ${integer} not null, ${retired}
      ) ${closing}`,
      sql`create index category_place on category (retired, position, id)`,
      sql`create table book_category (
        category_id ${text} not null references category (id), book_id ${text} not null references book (id),
        primary key (category_id, book_id)
      ) ${closing}`,
      sql`create index book_category_book on book_category (book_id)`,
      sql`create table reading (
        learner_id ${learner}, book_id ${text} not null references book (id),
        last_page ${integer} not null check (last_page >= 1),
        furthest_page ${integer} not null check (furthest_page >= last_page),
        status ${integer} not null check (status in (1, 2)), read_at ${integer} not null,
        primary key (learner_id, book_id)
      ) ${closing}`,
      sql`create index reading_last on reading (learner_id, read_at)`,
      sql`create table font_size (
        learner_id ${text} primary key references learner (id) on delete cascade,
        font_size ${integer} not null check (font_size in (14, 16, 20))
      ) ${closing}`,
      ...['glossary_entry', 'person'].flatMap((table) => [
        sql`create table ${sql.table(table)} (
          id ${text} primary key, title ${text} not null, image ${text}, description ${text} not null,
          sources ${text} not null, ${found}, ${retired}
        ) ${closing}`,
        sql`create index ${sql.ref(`${table}_place`)} on ${sql.table(table)} (retired, sort_key, id)`,
        sql`create index ${sql.ref(`${table}_letter`)} on ${sql.table(table)} (retired, letter, sort_key, id)`,
      ]),
      sql`create table activity (
        id ${text} primary key, position ${integer} not null, title ${text} not null, cover ${text} not null,
        category ${text} not null, description ${text} not null, page_count ${integer} not null,
        files ${text} not null, ${retired}
      ) ${closing}`,
      sql`create index activity_place on activity (retired, position, id)`,
      sql`create index activity_category on activity (retired, category, position, id)`,
      sql`create table competition (
        id ${text} primary key, name ${text} not null, banner ${text} not null, description ${text} not null,
        starts_at ${integer} not null, ends_at ${integer} not null check (ends_at >= starts_at),
        external_link ${text}, ${retired}
      ) ${closing}`,
      sql`create index competition_end on competition (retired, ends_at, id)`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
