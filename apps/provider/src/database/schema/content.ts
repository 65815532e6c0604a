import type { Generated } from 'kysely';

/** Tables of content and reading progress. */
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

/** A newer pack retires missing content rows instead of deleting them, because results reference them. */
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
  /** First page of the chapter in the sub-trail's book; null before the next import. */
  book_page: Generated<number | null>;
  /** Last page of the chapter in that book; null before the next import. */
  last_book_page: Generated<number | null>;
  /** Closing sentence on the finish screen. */
  learnt: Generated<string | null>;
}

interface QuestionTable extends Retirable {
  id: string;
  chapter_id: string;
  position: number;
  type: string;
  /** The pack's question as JSON, including the key. */
  record: string;
}

interface QuoteTable {
  trail_id: string;
  type: string;
  /** Among the world's quotes of the type, from 0. */
  position: number;
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
  /** Image per skin tone, as JSON. */
  skin_images: string;
  /** Board portraits of a head by figure and skin tone, as JSON; empty for other items. */
  portraits: string;
  /** Head with scarf per skin tone, as JSON; null without such a drawing. */
  scarf_images: Generated<string | null>;
  /** Sub-trail or world that unlocks the item; null for a starter. */
  unlocked_at: string | null;
  position: number;
}

interface BookTable extends Retirable {
  id: string;
  /** Shelf position, in journey order. */
  position: number;
  title: string;
  authors: string;
  cover: string;
  /** URL of a recording of the whole book. */
  audio: string | null;
  /** The pack's categories as JSON; `book_category` is the index for queries. */
  categories: string;
  reading_minutes: number;
  page_count: number;
  description: string;
  /** 1 for a book that ends without a celebration. */
  quiet: number | null;
  think_further: string | null;
  /** Differences between sources, as JSON; null before the next import. */
  two_reports: string | null;
}

interface BookPageTable {
  book_id: string;
  page: number;
  content: string;
  /** URL of a recording of the page. */
  audio: string | null;
  /** Picture URLs and alternative text, as JSON. */
  picture: string | null;
  /** A question to the reader. */
  question: string | null;
  /** A summary of one or two sentences. */
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

/** A learner's progress in a book. */
interface ReadingTable {
  learner_id: string;
  book_id: string;
  last_page: number;
  furthest_page: number;
  /** 1 in progress, 2 finished. */
  status: number;
  read_at: number;
}

/** Text size of the reader in pixels; no row means the default. */
interface FontSizeTable {
  learner_id: string;
  font_size: number;
}

/** A person or a term, with its keys for sorting, filtering and search. */
interface EntryTable extends Retirable {
  id: string;
  title: string;
  /** Pronunciation, as syllables. */
  say: string | null;
  image: string | null;
  description: string;
  /** References as JSON. */
  sources: string;
  sort_key: string;
  /** First letter of the sort key, A to Z, otherwise `#`. */
  letter: string;
  /** Sort key without spaces. */
  title_search: string;
  /** Text folded for search. */
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
  /** PDF URLs by paper size, as JSON. */
  files: string;
}

interface CompetitionTable extends Retirable {
  id: string;
  name: string;
  banner: string;
  description: string;
  /** First counted millisecond. */
  starts_at: number;
  /** Last counted millisecond. */
  ends_at: number;
  external_link: string | null;
}
