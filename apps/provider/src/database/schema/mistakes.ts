import type { Generated } from 'kysely';

/** A learner's report of a mistake in the content. */
export interface MistakeReportTable {
  id: string;
  learner_id: string;
  /** question, chapter, page, person, term, activity or other. */
  about: string;
  /** Of the thing, as the learner's app named it. */
  content_id: string;
  /** fact, answer, unclear, spelling, picture or other. */
  wrong: Generated<string>;
  /** Empty where there is none. */
  message: string;
  /** Of the content pack; empty in a report from before it was noted. */
  content_version: Generated<string>;
  created_at: number;
}
