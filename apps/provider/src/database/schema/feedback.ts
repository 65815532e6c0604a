export interface FeedbackTable {
  id: string;
  learner_id: string;
  subject: string;
  description: string;
  created_at: number;
}

/** Apart from the texts, which are kept longer. */
export interface FeedbackAttachmentTable {
  feedback_id: string;
  /** The redrawn JPEG in base64: the same on both engines, and every process reads it. */
  picture: string;
  created_at: number;
}
