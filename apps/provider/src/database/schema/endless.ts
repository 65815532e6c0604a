import type { Generated } from 'kysely';
/** One game of the endless mode. At most one per learner has not ended. */
export interface EndlessRunTable {
  id: string;
  learner_id: string;
  quiz_time_id: string;
  /** Draws questions and shuffles options. */
  seed: string;
  score: number;
  /** The part of the score that counts on the board. */
  ranked_score: number;
  started_at: number;
  open_question_id: string | null;
  opened_at: number | null;
  /** Null without a clock. */
  deadline_at: number | null;
  /** Until when the time to hear the question runs, before its own. */
  reading_until: Generated<number | null>;
  /** 1 once that time was given. */
  read_aloud: Generated<number>;
  /** Pairs found so far of the open question, as JSON. */
  user_answer: string | null;
  ended_at: number | null;
  /** wrong, time_up or completed. */
  outcome: string | null;
}

/** Every submission of the endless mode, append only. */
export interface EndlessAnswerTable {
  id: string;
  run_id: string;
  question_id: string;
  learner_id: string;
  submitted_at: number;
  answer: string;
  code: string;
  star: number;
  /** 0 when its star is left out of the board. */
  ranked: number;
  /** The response that closed the question, as JSON. */
  result: string | null;
}
