/** A learner's report of a mistake in the content. */
export interface MistakeReportTable {
  id: string;
  learner_id: string;
  /** question, chapter, page, person, term, activity or other. */
  about: string;
  /** Of the thing, as the learner's app named it. */
  content_id: string;
  message: string;
  created_at: number;
}
