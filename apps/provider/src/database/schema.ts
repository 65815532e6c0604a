import type { Generated } from 'kysely';
import type {
  KeptResponseTable,
  KnownPlaceTable,
  LearnerTable,
  MailTable,
  OneTimeCodeTable,
  RecoveryRequestTable,
  ResetLinkTable,
  SessionTable,
  ThrottleTable,
} from './schema/accounts.ts';
import type { ClientErrorTable } from './schema/client-errors.ts';
import type { CorrectionTable } from './schema/corrections.ts';
import type { LibraryTables } from './schema/library.ts';
import type { Retirable } from './schema/retirable.ts';
import type { GoogleFlowTable, TokenExchangeTable } from './schema/identity.ts';
import type { EndlessAnswerTable, EndlessRunTable } from './schema/endless.ts';
import type { BadgeGrantTable, ItemGrantTable } from './schema/rewards.ts';
import type { MistakeReportTable } from './schema/mistakes.ts';
import type { FeedbackAttachmentTable, FeedbackTable } from './schema/feedback.ts';
import type { JobTable } from './schema/retention.ts';

/**
 * Tables as both engines hold them: text ids, integers 0/1 for booleans, epoch milliseconds for times, JSON as text.
 */
export interface Database extends LibraryTables {
  setting: SettingTable;
  learner: LearnerTable;
  session: SessionTable;
  kept_response: KeptResponseTable;
  one_time_code: OneTimeCodeTable;
  reset_link: ResetLinkTable;
  known_place: KnownPlaceTable;
  throttle: ThrottleTable;
  mail: MailTable;
  recovery_request: RecoveryRequestTable;
  google_flow: GoogleFlowTable;
  token_exchange: TokenExchangeTable;
  quiz_time: QuizTimeTable;
  trail: TrailTable;
  sub_trail: SubTrailTable;
  chapter: ChapterTable;
  question: QuestionTable;
  quote: QuoteTable;
  avatar_item: AvatarItemTable;
  run: RunTable;
  run_question: RunQuestionTable;
  answer: AnswerTable;
  chapter_result: ChapterResultTable;
  board_score: BoardScoreTable;
  board_count: BoardCountTable;
  item_grant: ItemGrantTable;
  badge_grant: BadgeGrantTable;
  mistake_report: MistakeReportTable;
  feedback: FeedbackTable;
  feedback_attachment: FeedbackAttachmentTable;
  job: JobTable;
  correction: CorrectionTable;
  client_error: ClientErrorTable;
  endless_run: EndlessRunTable;
  endless_answer: EndlessAnswerTable;
  reading_clock: ReadingClockTable;
  review: ReviewTable;
}

/** One row per fact about the instance, such as the hash of the imported pack. */
interface SettingTable {
  key: string;
  value: string;
}

interface QuizTimeTable extends Retirable {
  id: string;
  difficulty: number;
  label: string;
  seconds: number;
}

interface TrailTable extends Retirable {
  id: string;
  position: number;
  name: string;
  theme: string;
  background: string;
  floating_island: string;
  map: string;
}

interface SubTrailTable extends Retirable {
  id: string;
  trail_id: string;
  position: number;
  title: string;
  map_x: number;
  map_y: number;
  book_id: string;
}

interface ChapterTable extends Retirable {
  id: string;
  sub_trail_id: string;
  position: number;
  title: string;
  quiet: number;
  /** The first page of the sub-trail's book that it asks about; null before the next import. */
  book_page: Generated<number | null>;
}

interface QuestionTable extends Retirable {
  id: string;
  chapter_id: string;
  position: number;
  type: string;
  /** The question of the pack as JSON, key included. */
  record: string;
}

interface QuoteTable {
  trail_id: string;
  type: string;
  image: string | null;
  title: string;
  description: string;
}

interface AvatarItemTable extends Retirable {
  id: string;
  code: string;
  name: string;
  description: string;
  /** head, top, pants or shoes. */
  category: string;
  /** all, girls or boys. */
  suits: Generated<string>;
  image: string;
  /** The image on each skin tone, as JSON. */
  skin_images: string;
  /** A head as boards show it, by figure on each skin tone, as JSON; empty for what is no head. */
  portraits: string;
  /** The head over a scarf on each skin tone, as JSON; null where none is drawn. */
  scarf_images: Generated<string | null>;
  /** The sub-trail or world that gives it; null for a starter. */
  unlocked_at: string | null;
  position: number;
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
  /** Those of the stars that count on boards. */
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
  /** Until when the time to read runs that is added to its clock. */
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

/** How a question that a learner has got wrong stood at its last review. */
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

/** Active reading of a learner: what was counted, and when the last report came. */
interface ReadingClockTable {
  learner_id: string;
  total_ms: number;
  reported_at: number;
  /** Spans that are counted, as JSON. */
  spans: Generated<string>;
}
