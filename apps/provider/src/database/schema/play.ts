import type { Generated } from 'kysely';

/** Tables of runs, boards and rewards. */
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
  camp_day: CampDayTable;
  review: ReviewTable;
}

/** A run. A unique index allows one active run per learner, chapter and difficulty. */
interface RunTable {
  id: string;
  learner_id: string;
  chapter_id: string;
  quiz_time_id: string;
  /** Seed of the option shuffle. */
  seed: string;
  lives: number;
  stars: number;
  /** Stars that count on boards. */
  ranked_stars: number;
  /** Close of the last question, or start of the run: an answer without an open counts from here. */
  last_closed_at: number;
  started_at: number;
  /** Time when delete-answer abandoned the run; its history stays. */
  put_away_at: number | null;
}

interface RunQuestionTable {
  run_id: string;
  question_id: string;
  opened_at: number;
  /** Null without a clock. */
  deadline_at: number | null;
  closed_at: number | null;
  /** right, wrong or time_up; null while open. */
  outcome: string | null;
  /** Parts found so far, or the last answer, as JSON. */
  user_answer: string | null;
  /** Response to the closing answer; a repeated answer returns it again. */
  result: string | null;
  /** Wrong answers as JSON. */
  tried: Generated<string>;
  /** End of the extra time added to its clock. */
  reading_until: Generated<number | null>;
  /** 1 after the extra time for reading aloud. */
  read_aloud: Generated<number>;
}

/** All submissions, append-only: boards can be recomputed from this log. */
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
  /** 0 for a star that does not count on boards. */
  ranked: number;
}

interface ChapterResultTable {
  learner_id: string;
  chapter_id: string;
  quiz_time_id: string;
  best_stars: number;
  /** Ranked stars of the best run. */
  ranked_stars: number;
  passed_at: number | null;
}

/** Last review of a question that the learner answered wrong. */
interface ReviewTable {
  learner_id: string;
  question_id: string;
  /** Consecutive right answers. */
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
  /** 1 for a hidden learner, excluded from rows and counts. */
  hidden: number;
}

interface BoardCountTable {
  board: string;
  stars: number;
  learners: number;
}

/** Active reading time of a learner, and the time of the last report. */
interface ReadingClockTable {
  learner_id: string;
  total_ms: number;
  reported_at: number;
  /** Counted spans as JSON. */
  spans: Generated<string>;
}

/** A local day of a learner with an answer or reading. */
interface CampDayTable {
  learner_id: string;
  /** `YYYY-MM-DD` in the learner's time zone at that time. */
  day: string;
  /** 1 after the first answer. */
  answered: number;
  /** Counted reading time in milliseconds. */
  read_ms: number;
}

/** A game of endless mode. A unique index allows one running game per learner. */
interface EndlessRunTable {
  id: string;
  learner_id: string;
  quiz_time_id: string;
  /** Seed of the question draw and the option shuffle. */
  seed: string;
  score: number;
  /** Part of the score that counts on the board. */
  ranked_score: number;
  started_at: number;
  open_question_id: string | null;
  opened_at: number | null;
  /** Null without a clock. */
  deadline_at: number | null;
  /** End of the extra time to hear the question, before its own time starts. */
  reading_until: Generated<number | null>;
  /** 1 after the extra time for reading aloud. */
  read_aloud: Generated<number>;
  /** Pairs found so far in the open question, as JSON. */
  user_answer: string | null;
  ended_at: number | null;
  /** wrong, time_up or completed. */
  outcome: string | null;
}

/** All submissions of endless mode, append-only. */
interface EndlessAnswerTable {
  id: string;
  run_id: string;
  question_id: string;
  learner_id: string;
  submitted_at: number;
  answer: string;
  code: string;
  star: number;
  /** 0 for a star that does not count on the board. */
  ranked: number;
  /** Response that closed the question, as JSON. */
  result: string | null;
}

/** An item granted to a learner, with the difficulty; once per item. */
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
