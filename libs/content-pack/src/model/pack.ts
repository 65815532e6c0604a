/** The content pack as the provider uses it: read from `CONTENT_DIR`, checked, rendered. */

export const motivationalTypes = ['start', 'success', 'failed', 'to_journey'] as const;
export type MotivationalType = (typeof motivationalTypes)[number];

export interface Reference {
  readonly work: string;
  readonly section: string;
  /** Q Quran, H sound hadith collection, S classical sira, G plain knowledge, M modern summary. */
  readonly grade: 'Q' | 'H' | 'S' | 'G' | 'M';
  /** Whether the source tells the fact, or only calls it to mind. */
  readonly claim: 'says' | 'recalls';
  /** The edition that the place belongs to. */
  readonly edition?: string;
  /** The Arabic title. */
  readonly arabic?: string;
}

export interface QuizTime {
  readonly id: string;
  /** 1 easy, 2 medium, 3 hard, 4 expert, 5 endless. */
  readonly difficulty: number;
  readonly label: string;
  readonly seconds: number;
}

interface QuestionBase {
  readonly id: string;
  /** Position in its chapter, from 1. */
  readonly order: number;
  readonly question: string;
  readonly image: string | null;
  readonly imageAlt: string;
  readonly hint: string;
  readonly explanation: string;
  readonly references: readonly Reference[];
  readonly tags: readonly string[];
  readonly sensitivity: 0 | 1 | 2;
}

export interface MultipleChoice extends QuestionBase {
  readonly type: 'multiple_choice';
  readonly choices: readonly string[];
  /** The text of the right choice. */
  readonly answer: string;
}

export interface TrueOrFalse extends QuestionBase {
  readonly type: 'true_or_false';
  readonly answer: boolean;
}

export interface DragAndDrop extends QuestionBase {
  readonly type: 'drag_and_drop';
  /** In the right order. */
  readonly steps: readonly string[];
}

export interface MatchupWords extends QuestionBase {
  readonly type: 'matchup_words';
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
}

export interface UnscrambleWords extends QuestionBase {
  readonly type: 'unscramble_words';
  readonly word: string;
}

export type Question = MultipleChoice | TrueOrFalse | DragAndDrop | MatchupWords | UnscrambleWords;
export type QuestionType = Question['type'];

export interface Chapter {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  /** No confetti and no cheering sound: the chapter tells of death or grief. */
  readonly quiet: boolean;
  /** Page numbers of the sub-trail's book that answer this chapter's questions. */
  readonly bookPages: readonly number[];
  readonly questions: readonly Question[];
}

export interface SubTrail {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  /** Position on the world's map, in percent of its width and height. */
  readonly anchor: { readonly x: number; readonly y: number };
  readonly bookId: string;
  readonly chapters: readonly Chapter[];
}

export interface Quote {
  readonly type: MotivationalType;
  readonly image: string | null;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly references: readonly Reference[];
}

export interface World {
  readonly id: string;
  readonly order: number;
  readonly name: string;
  /** desert, rivers, forest, grass, rocky, cave, snow or cloud. */
  readonly theme: string;
  readonly art: { readonly background: string; readonly floatingIsland: string; readonly map: string };
  readonly quotes: readonly Quote[];
  readonly subTrails: readonly SubTrail[];
}

export interface BookPage {
  readonly number: number;
  readonly picture: PagePicture | null;
  /** A question to the reader. */
  readonly question: string | null;
  /** One or two sentences for the youngest readers, in place of the text. */
  readonly simpleHtml: string | null;
  /** The path of a recording that reads this page. */
  readonly audio: string | null;
  readonly html: string;
  readonly references: readonly Reference[];
}

/** A scene, or a map with one of its layers above it. Paths inside the pack. */
export interface PagePicture {
  readonly image: string;
  readonly layer: string | null;
  readonly alt: string;
}

export interface Book {
  readonly id: string;
  /** No confetti and no cheering sound: the book tells of death or grief. */
  readonly quiet: boolean;
  /** A question for the oldest readers, at the end. */
  readonly thinkFurther: string | null;
  readonly title: string;
  readonly authors: readonly string[];
  readonly cover: string;
  /** The path of one recording that reads the whole book. */
  readonly audio: string | null;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly readingMinutes: number;
  readonly descriptionHtml: string;
  readonly pages: readonly BookPage[];
}

/** A term of the glossary, and the fields that a person shares with it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** Without honorifics and marks: what sorting and searching look at. */
  readonly bare: { readonly title: string; readonly text: string };
  readonly references: readonly Reference[];
}

export interface Person extends Entry {
  readonly emblem: string;
}

export const avatarCategories = ['head', 'top', 'pants', 'shoes'] as const;
export type AvatarCategory = (typeof avatarCategories)[number];

/** Something to print and do. */
export interface Activity {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  readonly cover: string;
  /** The kind of its sheet. */
  readonly category: string;
  readonly descriptionHtml: string;
  readonly pageCount: number;
  /** A PDF for each size of paper; `version` changes with its bytes. */
  readonly files: readonly {
    readonly paper: 'A4' | 'Letter';
    readonly path: string;
    readonly version: string;
    readonly bytes: number;
  }[];
}

export interface Competition {
  readonly id: string;
  readonly name: string;
  readonly banner: string;
  readonly descriptionHtml: string;
  /** Days in UTC, both counted in: dates, or counted from the day of the import. */
  readonly startDay: string;
  readonly endDay: string;
  readonly externalLink: string | null;
}

export interface AvatarItem {
  /** Stable: learners own and wear the item by it. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly category: AvatarCategory;
  readonly suits: Suits;
  /** The sub-trail or world that gives the item; null for a starter, which everybody has. */
  readonly unlockedAt: string | null;
  readonly image: string;
  /** Image on each skin tone; equal where no skin shows. */
  readonly skinImages: SkinImages;
  /** The head as boards show it; null for what is no head. */
  readonly portraits: Portraits | null;
  /** The item over a scarf, for the girl's figure; null where none is drawn. */
  readonly scarfImages: SkinImages | null;
}

/** A picture for `skin_1`, `skin_2` and `skin_3`. */
export type SkinImages = readonly [string, string, string];

export const suitsOf = ['all', 'girls', 'boys'] as const;
/** Which learners an avatar item is drawn for. */
export type Suits = (typeof suitsOf)[number];

export const figures = ['girl', 'boy'] as const;
export type Figure = (typeof figures)[number];

/** A head on each skin tone, for each figure that it suits, and over a scarf. */
export type Portraits = Readonly<Partial<Record<Figure | 'girl-scarf', SkinImages>>>;

export const legalPages = ['faq', 'terms', 'privacy-parents', 'privacy-children'] as const;
export type LegalPageId = (typeof legalPages)[number];

/** A page of the small print. The configuration replaces `{owner}`, `{product}` and `{email}` in it. */
export interface LegalPage {
  readonly id: LegalPageId;
  readonly title: string;
  /** The day of the last change, as 2025-06-01. */
  readonly updated: string;
  readonly html: string;
}

/** How the app looks. Colours are `#rrggbb` or `#rrggbbaa`. */
export interface Theme {
  readonly colors: {
    readonly primary: string;
    readonly shadow: string;
    readonly surface: string;
    readonly lightning: string;
  };
  /** A path inside the pack or an address by https; null for the app's own picture. */
  readonly assets: {
    readonly avatarBackground: string | null;
    readonly homeScreenBackground: string | null;
    readonly logo: string | null;
  };
}

export interface Pack {
  readonly metadata: {
    readonly id: string;
    readonly title: string;
    readonly version: string;
    readonly language: string;
    readonly licence: string;
    /** Attribution; null when the pack has none. */
    readonly credit: string | null;
    /** Origin of the texts; null when the pack has none. */
    readonly origin: string | null;
    /** Planned length of the journey; null when the pack has none. */
    readonly planned: { readonly worlds: number; readonly subTrails: number } | null;
    /** Ids of texts that a scholar has reviewed; the starter pack says none. */
    readonly reviewed: readonly string[];
    /** Name of the scholar; null when the pack has none. */
    readonly reviewedBy: string | null;
  };
  /** SHA-256 over every file of the pack: an unchanged pack is not imported again. */
  readonly hash: string;
  readonly legal: readonly LegalPage[];
  /** The theme that is shown. */
  readonly theme: Theme;
  readonly quizTimes: readonly QuizTime[];
  readonly worlds: readonly World[];
  readonly books: readonly Book[];
  readonly people: readonly Person[];
  readonly terms: readonly Entry[];
  readonly activities: readonly Activity[];
  readonly competitions: readonly Competition[];
  readonly avatarItems: readonly AvatarItem[];
}
