import type { Generated } from 'kysely';

/** The tables of runs, boards and rewards. */
export interface PlayTables {
  run: RunTable;
  run_question: RunQuestionTable;
  answer: AnswerTable;
  chapter_result: ChapterResultTable;
  board_score: BoardScoreTable;
  board_count: BoardCountTable;
  item_grant: ItemGrantTable;
  badge_grant: BadgeGrantTable;
  endless_run: EndlessRunTable;
  endless_answer: EndlessAnswerTable;
  reading_clock: ReadingClockTable;
  review: ReviewTable;
}

/** A run. At most one per learner, chapter and difficulty is not abandoned. */
interface RunTable {
  id: string;
  learner_id: string;
  chapter_id: string;
  quiz_time_id: string;
  /** Shuffles options; the same run always shows the same order. */
  seed: string;
  lives: number;
  stars: number;
  /** Stars that count on boards. */
  ranked_stars: number;
  /** When the last question closed, or the run began: an answer without an open counts from here. */
  last_closed_at: number;
  started_at: number;
  /** Abandoned by delete-answer; the history stays. */
  put_away_at: number | null;
}

interface RunQuestionTable {
  run_id: string;
  question_id: string;
  opened_at: number;
  /** Null without a clock. */
  deadline_at: number | null;
  closed_at: number | null;
  /** right, wrong or time_up once closed. */
  outcome: string | null;
  /** Parts found so far, or the last answer, as JSON. */
  user_answer: string | null;
  /** The result of the closing answer, returned again to a repeated answer. */
  result: string | null;
  /** Wrong answers to it, as JSON. */
  tried: Generated<string>;
  /** End of the extra time that is added to its clock. */
  reading_until: Generated<number | null>;
  /** 1 once time was added to have it read aloud. */
  read_aloud: Generated<number>;
}

/** Every submission, append only: boards can be computed again from here. */
interface AnswerTable {
  id: string;
  run_id: string;
  question_id: string;
  learner_id: string;
  submitted_at: number;
  answer: string;
  code: string;
  star: number;
  life_lost: number;
  /** 0 when its star is left out of boards. */
  ranked: number;
}

interface ChapterResultTable {
  learner_id: string;
  chapter_id: string;
  quiz_time_id: string;
  best_stars: number;
  /** The best run by the stars that count on boards. */
  ranked_stars: number;
  passed_at: number | null;
}

/** Last review of a question that a learner has answered wrong. */
interface ReviewTable {
  learner_id: string;
  question_id: string;
  /** Right answers in a row. */
  step: number;
  reviewed_at: number;
}

/** `board` is `learning_journey:<quiz time>` or `endless_mode`. */
interface BoardScoreTable {
  board: string;
  learner_id: string;
  stars: number;
  neg_stars: number;
  reached_at: number;
  /** 1 for a hidden learner: neither in the rows nor in the counts. */
  hidden: number;
}

interface BoardCountTable {
  board: string;
  stars: number;
  learners: number;
}

/** Active reading of a learner: the counted time, and the time of the last report. */
interface ReadingClockTable {
  learner_id: string;
  total_ms: number;
  reported_at: number;
  /** Spans that are counted, as JSON. */
  spans: Generated<string>;
}

/** One game of the endless mode. At most one per learner has not ended. */
interface EndlessRunTable {
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
  /** End of the extra time to hear the question, before its own time starts. */
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
interface EndlessAnswerTable {
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

/** A reward of a learner, granted once, with its difficulty. */
interface ItemGrantTable {
  learner_id: string;
  item_id: string;
  quiz_time_id: string;
  granted_at: number;
}

/** `place_id` is a trail or a sub-trail. */
interface BadgeGrantTable {
  learner_id: string;
  place_id: string;
  quiz_time_id: string;
  granted_at: number;
}
