import type { Generated } from 'kysely';

/** The tables of the instance, and of messages to the administrator. */
export interface ServiceTables {
  setting: SettingTable;
  mistake_report: MistakeReportTable;
  feedback: FeedbackTable;
  feedback_attachment: FeedbackAttachmentTable;
  job: JobTable;
  correction: CorrectionTable;
  client_error: ClientErrorTable;
}

/** One row per fact about the instance, such as the hash of the imported pack. */
interface SettingTable {
  key: string;
  value: string;
}

/** Scheduled work that one process does for all. */
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
  /** Id of the content, as the learner's app sent it. */
  content_id: string;
  /** fact, answer, unclear, spelling, picture or other. */
  wrong: Generated<string>;
  /** Empty where there is none. */
  message: string;
  /** Version of the content pack; empty in older reports. */
  content_version: Generated<string>;
  created_at: number;
}

/** A detail of a learner that an administrator has corrected. */
interface CorrectionTable {
  id: string;
  learner_id: string;
  /** age or gender. */
  field: string;
  /** Null where the learner had not set it. */
  old_value: string | null;
  new_value: string;
  /** As the administrator gave the name. */
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

/** Apart from the texts, which are kept longer. */
interface FeedbackAttachmentTable {
  feedback_id: string;
  /** The redrawn JPEG in base64: the same on both engines, and every process reads it. */
  picture: string;
  created_at: number;
}

/** Crashes of the web app on one day. No learner, address or text belongs to them. */
interface ClientErrorTable {
  /** In UTC, such as 2026-11-22. */
  day: string;
  /** The name of the error. */
  code: string;
  /** The pattern of the screen's address. */
  route: string;
  build: string;
  reports: number;
  last_at: number;
}
