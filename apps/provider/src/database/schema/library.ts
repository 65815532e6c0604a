import type { Retirable } from './retirable.ts';

/** The tables of what learners read and look up. */
export interface LibraryTables {
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

interface BookTable extends Retirable {
  id: string;
  /** Place on the shelf: the order of the journey. */
  position: number;
  title: string;
  authors: string;
  cover: string;
  /** The address of a recording of the whole book. */
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
  /** The address of a recording of this page. */
  audio: string | null;
  /** Addresses and words of its picture, as JSON. */
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

/** How far a learner is in a book. */
interface ReadingTable {
  learner_id: string;
  book_id: string;
  /** Where the learner stopped. */
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
  /** Addresses of its PDFs by paper size, as JSON. */
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
