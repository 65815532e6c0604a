import type { Generated } from 'kysely';

/** Tables of the instance, and of messages to the administrator. */
export interface ServiceTables {
  setting: SettingTable;
  mistake_report: MistakeReportTable;
  feedback: FeedbackTable;
  feedback_attachment: FeedbackAttachmentTable;
  job: JobTable;
  correction: CorrectionTable;
  client_error: ClientErrorTable;
}

/** A fact about the instance, such as the hash of the imported pack. */
interface SettingTable {
  key: string;
  value: string;
}

/** Scheduled work, done by a single process for all. */
interface JobTable {
  name: string;
  /** Epoch milliseconds. */
  due_at: number;
}

/** A learner's report of a mistake in the content. */
interface MistakeReportTable {
  id: string;
  learner_id: string;
  /** question, chapter, page, person, term, activity or other. */
  about: string;
  /** Id of the content, as sent by the app. */
  content_id: string;
  /** fact, answer, unclear, spelling, picture or other. */
  wrong: Generated<string>;
  /** May be empty. */
  message: string;
  /** Version of the content pack; empty in older reports. */
  content_version: Generated<string>;
  created_at: number;
}

/** An administrator's correction of a learner's detail. */
interface CorrectionTable {
  id: string;
  learner_id: string;
  /** age or gender. */
  field: string;
  /** Null for a detail that was not set. */
  old_value: string | null;
  new_value: string;
  /** Name given by the administrator. */
  made_by: string;
  made_at: number;
}

interface FeedbackTable {
  id: string;
  learner_id: string;
  subject: string;
  description: string;
  created_at: number;
}

/** Separate from the texts, which have a longer retention. */
interface FeedbackAttachmentTable {
  feedback_id: string;
  /** The re-encoded JPEG in base64, readable by every process on both engines. */
  picture: string;
  created_at: number;
}

/** Crashes of the web app on a day. Holds no learner, address or text. */
interface ClientErrorTable {
  /** UTC date, such as 2026-11-22. */
  day: string;
  /** Name of the error. */
  code: string;
  /** Route pattern of the screen. */
  route: string;
  build: string;
  reports: number;
  last_at: number;
}
