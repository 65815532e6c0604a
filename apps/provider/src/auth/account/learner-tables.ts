import type { Database } from '../../database/schema.ts';

type Table = keyof Database;

/** A table with learner rows, and its part of the export. */
export interface LearnerTable {
  readonly table: Table;
  /** The column that refers to the learner, or to a row of another table that does. */
  readonly owner: {
    readonly column: string;
    readonly of?: { readonly table: Table; readonly column: string };
  };
  /** Excluded columns, with the reason. */
  readonly without: Readonly<Record<string, string>>;
}

const own = { column: 'learner_id' };
const learnerId = { learner_id: 'the id of the account, which stands at its top' };

/** All exported tables. */
export const exportedTables: readonly LearnerTable[] = [
  {
    table: 'learner',
    owner: { column: 'id' },
    without: { password_hash: 'a hash', name_key: 'the username again, as it is compared' },
  },
  {
    table: 'session',
    owner: own,
    without: {
      ...learnerId,
      token_hash: 'a hash',
      previous_token_hash: 'a hash',
      sealed_token: 'a sealed secret',
    },
  },
  { table: 'known_place', owner: own, without: learnerId },
  { table: 'run', owner: own, without: { ...learnerId, seed: 'shuffles the options' } },
  {
    table: 'run_question',
    owner: { column: 'run_id', of: { table: 'run', column: 'learner_id' } },
    without: { result: 'the answer of the provider, made from the other columns' },
  },
  { table: 'answer', owner: own, without: learnerId },
  { table: 'review', owner: own, without: learnerId },
  { table: 'chapter_result', owner: own, without: learnerId },
  { table: 'board_score', owner: own, without: { ...learnerId, neg_stars: 'the stars again, to sort by' } },
  { table: 'endless_run', owner: own, without: { ...learnerId, seed: 'shuffles the options' } },
  {
    table: 'endless_answer',
    owner: own,
    without: { ...learnerId, result: 'the answer of the provider, made from the other columns' },
  },
  { table: 'item_grant', owner: own, without: learnerId },
  { table: 'badge_grant', owner: own, without: learnerId },
  { table: 'reading', owner: own, without: learnerId },
  { table: 'reading_clock', owner: own, without: learnerId },
  { table: 'camp_day', owner: own, without: learnerId },
  { table: 'font_size', owner: own, without: learnerId },
  { table: 'feedback', owner: own, without: learnerId },
  {
    table: 'feedback_attachment',
    owner: { column: 'feedback_id', of: { table: 'feedback', column: 'learner_id' } },
    without: {},
  },
  { table: 'mistake_report', owner: own, without: learnerId },
  { table: 'correction', owner: own, without: { ...learnerId, made_by: 'the name of an administrator' } },
  { table: 'recovery_request', owner: own, without: { ...learnerId, link_hash: 'a hash' } },
];

/** Tables with learner rows outside the export, with the reason. Deleting the account deletes them, too. */
export const unexportedTables: Readonly<Partial<Record<Table, string>>> = {
  kept_response:
    'Responses of the last 24 hours, kept for repeated requests: all that they hold is in other tables.',
  mail: 'A mail that is on its way, sealed; it is forgotten once it is sent.',
  one_time_code: 'The hash of a code that works for minutes.',
  reset_link: 'The hash of a link that works for a day.',
  token_exchange: 'The hash of a code that works for a minute.',
};
