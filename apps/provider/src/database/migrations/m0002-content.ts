import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

export const content: Migration = {
  name: '0002-content',
  async up(database) {
    const { text, integer, real, closing } = columnTypes(database);
    const retired = sql`retired ${integer} not null check (retired in (0, 1))`;
    const tables = [
      sql`create table quiz_time (
        id ${text} primary key, difficulty ${integer} not null, label ${text} not null,
        seconds ${integer} not null check (seconds > 0)
      ) ${closing}`,
      sql`create table trail (
        id ${text} primary key, position ${integer} not null, name ${text} not null, theme ${text} not null,
        background ${text} not null, floating_island ${text} not null, map ${text} not null, ${retired}
      ) ${closing}`,
      sql`create table book (
        id ${text} primary key, title ${text} not null, authors ${text} not null, cover ${text} not null,
        categories ${text} not null, reading_minutes ${integer} not null, description ${text} not null, ${retired}
      ) ${closing}`,
      sql`create table book_page (
        book_id ${text} not null references book (id), page ${integer} not null, content ${text} not null,
        primary key (book_id, page)
      ) ${closing}`,
      sql`create table sub_trail (
        id ${text} primary key, trail_id ${text} not null references trail (id), position ${integer} not null,
        title ${text} not null, map_x ${real} not null, map_y ${real} not null,
        book_id ${text} not null references book (id), ${retired}
      ) ${closing}`,
      sql`create index sub_trail_place on sub_trail (trail_id, position)`,
      sql`create table chapter (
        id ${text} primary key, sub_trail_id ${text} not null references sub_trail (id),
        position ${integer} not null, title ${text} not null, quiet ${integer} not null check (quiet in (0, 1)),
        ${retired}
      ) ${closing}`,
      sql`create index chapter_place on chapter (sub_trail_id, position)`,
      sql`create table question (
        id ${text} primary key, chapter_id ${text} not null references chapter (id), position ${integer} not null,
        type ${text} not null, record ${text} not null, ${retired}
      ) ${closing}`,
      sql`create index question_place on question (chapter_id, position)`,
      sql`create table quote (
        trail_id ${text} not null references trail (id), type ${text} not null, image ${text},
        title ${text} not null, description ${text} not null, primary key (trail_id, type)
      ) ${closing}`,
      sql`create table avatar_item (
        id ${text} primary key, code ${text} not null, name ${text} not null, category ${text} not null,
        image ${text} not null, position ${integer} not null, ${retired}
      ) ${closing}`,
    ];
    for (const table of tables) await table.execute(database);
  },
};
