import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** What a learner switches on beside the items, and the pictures of a head over a scarf. */
export const avatarSwitches: Migration = {
  name: '0035-avatar-switches',
  async up(database) {
    const { text, integer } = columnTypes(database);
    const flag = sql`${integer} not null default 0`;
    const steps = [
      sql`alter table learner add column wheelchair ${flag} check (wheelchair in (0, 1))`,
      sql`alter table learner add column scarf ${flag} check (scarf in (0, 1))`,
      sql`alter table avatar_item add column scarf_images ${text}`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
