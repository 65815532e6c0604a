/** A detail of a learner that an administrator has corrected. */
export interface CorrectionTable {
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
