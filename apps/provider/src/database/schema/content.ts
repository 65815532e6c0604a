import type { Generated } from 'kysely';

/** The tables of the content, and of reading progress. */
export interface ContentTables {
  quiz_time: QuizTimeTable;
  trail: TrailTable;
  sub_trail: SubTrailTable;
  chapter: ChapterTable;
  question: QuestionTable;
  quote: QuoteTable;
  avatar_item: AvatarItemTable;
  book: BookTable;
  book_page: BookPageTable;
  category: CategoryTable;
  book_category: BookCategoryTable;
  reading: ReadingTable;
  font_size: FontSizeTable;
  glossary_entry: EntryTable;
  person: EntryTable;
  activity: ActivityTable;
  competition: CompetitionTable;
}

/** Content rows that a newer pack no longer holds are retired, never deleted: results point to them. */
interface Retirable {
  retired: number;
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
  /** Portraits of a head for boards, by figure on each skin tone, as JSON; empty for other items. */
  portraits: string;
  /** The head over a scarf on each skin tone, as JSON; null where none is drawn. */
  scarf_images: Generated<string | null>;
  /** The sub-trail or world that gives it; null for a starter. */
  unlocked_at: string | null;
  position: number;
}

interface BookTable extends Retirable {
  id: string;
  /** Position on the shelf: the order of the journey. */
  position: number;
  title: string;
  authors: string;
  cover: string;
  /** URL of a recording of the whole book. */
  audio: string | null;
  /** As the pack has them, as JSON; `book_category` finds books by them. */
  categories: string;
  reading_minutes: number;
  page_count: number;
  description: string;
  /** 1: its end is not celebrated. */
  quiet: number | null;
  think_further: string | null;
}

interface BookPageTable {
  book_id: string;
  page: number;
  content: string;
  /** URL of a recording of this page. */
  audio: string | null;
  /** URLs and alternative text of its picture, as JSON. */
  picture: string | null;
  /** A question to the reader. */
  question: string | null;
  /** One or two sentences in place of the content. */
  simple: string | null;
  /** References as JSON. */
  sources: string;
}

interface CategoryTable extends Retirable {
  id: string;
  name: string;
  position: number;
}

interface BookCategoryTable {
  category_id: string;
  book_id: string;
}

/** Progress of a learner in a book. */
interface ReadingTable {
  learner_id: string;
  book_id: string;
  last_page: number;
  furthest_page: number;
  /** 1 in progress, 2 finished. */
  status: number;
  read_at: number;
}

/** Pixels of the reader's text; a learner without a row has not chosen. */
interface FontSizeTable {
  learner_id: string;
  font_size: number;
}

/** A person or a term, with what lists sort, filter and search by. */
interface EntryTable extends Retirable {
  id: string;
  title: string;
  image: string | null;
  description: string;
  /** References as JSON. */
  sources: string;
  sort_key: string;
  /** The first letter of the sort key, A to Z, else `#`. */
  letter: string;
  /** The sort key without spaces. */
  title_search: string;
  /** The text, folded for searching. */
  search: string;
}

interface ActivityTable extends Retirable {
  id: string;
  position: number;
  title: string;
  cover: string;
  category: string;
  description: string;
  page_count: number;
  /** URLs of its PDFs by paper size, as JSON. */
  files: string;
}

interface CompetitionTable extends Retirable {
  id: string;
  name: string;
  banner: string;
  description: string;
  /** The first millisecond that counts. */
  starts_at: number;
  /** The last millisecond that counts. */
  ends_at: number;
  external_link: string | null;
}
