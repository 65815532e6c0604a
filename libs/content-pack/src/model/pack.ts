/** The content pack as the provider uses it: read from `CONTENT_DIR`, checked, rendered. */

export const motivationalTypes = ['start', 'success', 'failed', 'to_journey'] as const;
export type MotivationalType = (typeof motivationalTypes)[number];

export interface Reference {
  readonly work: string;
  readonly section: string;
  /** Q Quran, H sound hadith collection, S classical sira, G plain knowledge, M modern summary. */
  readonly grade: 'Q' | 'H' | 'S' | 'G' | 'M';
  /** Whether the source states the fact, or only mentions it. */
  readonly claim: 'says' | 'recalls';
  /** The cited edition. */
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
  /** Position in the chapter, from 1. */
  readonly order: number;
  readonly question: string;
  readonly image: string | null;
  /** A layer over the map in `image`. */
  readonly imageLayer?: string;
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
  /** The right choice's text. */
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
  /** No confetti and no cheering sound: the chapter is about death or grief. */
  readonly quiet: boolean;
  /** Page numbers in the sub-trail's book with the answers to this chapter's questions. */
  readonly bookPages: readonly number[];
  /** Closing sentence on the finish screen; null without one. */
  readonly learnt: string | null;
  readonly questions: readonly Question[];
}

export interface SubTrail {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  /** Position on the world's map, in percent of width and height. */
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

/** A subject on which two sources differ. */
export interface Difference {
  readonly about: string;
  readonly reports: readonly { readonly text: string; readonly references: readonly Reference[] }[];
}

export interface BookPage {
  readonly number: number;
  readonly picture: PagePicture | null;
  /** A question to the reader. */
  readonly question: string | null;
  /** One or two sentences that replace the text for the youngest readers. */
  readonly simpleHtml: string | null;
  /** Path to the page's audio recording. */
  readonly audio: string | null;
  readonly html: string;
  readonly references: readonly Reference[];
}

/** A scene, or a map with a layer above it. Paths inside the pack. */
export interface PagePicture {
  readonly image: string;
  readonly layer: string | null;
  readonly alt: string;
}

export interface Book {
  readonly id: string;
  /** No confetti and no cheering sound: the book is about death or grief. */
  readonly quiet: boolean;
  /** Closing question for the oldest readers. */
  readonly thinkFurther: string | null;
  /** Differences between sources, for the end of the book. */
  readonly twoReports: readonly Difference[];
  readonly title: string;
  readonly authors: readonly string[];
  readonly cover: string;
  /** Path to the whole book's audio recording. */
  readonly audio: string | null;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly readingMinutes: number;
  readonly descriptionHtml: string;
  readonly pages: readonly BookPage[];
}

/** A glossary term; also the base fields of a person. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** Pronunciation, like su-KHAY-la; null when the pack has none. */
  readonly say: string | null;
  readonly html: string;
  /** Without honorifics and diacritics, for sorting and searching. */
  readonly bare: { readonly title: string; readonly text: string };
  readonly references: readonly Reference[];
}

export interface Person extends Entry {
  readonly emblem: string;
}

export const avatarCategories = ['head', 'top', 'pants', 'shoes'] as const;
export type AvatarCategory = (typeof avatarCategories)[number];

/** A printable activity. */
export interface Activity {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  readonly cover: string;
  /** Sheet kind. */
  readonly category: string;
  readonly descriptionHtml: string;
  readonly pageCount: number;
  /** A PDF for each paper size; `version` changes with its bytes. */
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
  /** Inclusive days in UTC: dates, or relative to the import day. */
  readonly startDay: string;
  readonly endDay: string;
  readonly externalLink: string | null;
}

export interface AvatarItem {
  /** Stable: learners' rows refer to it. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly category: AvatarCategory;
  readonly suits: Suits;
  /** The sub-trail or world that grants the item; null for a starter, which every learner has. */
  readonly unlockedAt: string | null;
  readonly image: string;
  /** Image for each skin tone; equal if no skin shows. */
  readonly skinImages: SkinImages;
  /** Head portrait for boards; null for other items. */
  readonly portraits: Portraits | null;
  /** The item over a scarf, for the girl's figure; null without a drawing. */
  readonly scarfImages: SkinImages | null;
}

/** A picture for `skin_1`, `skin_2` and `skin_3`. */
export type SkinImages = readonly [string, string, string];

export const suitsOf = ['all', 'girls', 'boys'] as const;
/** Figures that an avatar item is drawn for. */
export type Suits = (typeof suitsOf)[number];

export const figures = ['girl', 'boy'] as const;
export type Figure = (typeof figures)[number];

/** Head pictures for each skin tone, for each suitable figure, and over a scarf. */
export type Portraits = Readonly<Partial<Record<Figure | 'girl-scarf', SkinImages>>>;

export const legalPages = ['faq', 'terms', 'privacy-parents', 'privacy-children'] as const;
export type LegalPageId = (typeof legalPages)[number];

/** A legal page. The configuration replaces `{owner}`, `{product}` and `{email}`. */
export interface LegalPage {
  readonly id: LegalPageId;
  readonly title: string;
  /** Day of the last change, as 2025-06-01. */
  readonly updated: string;
  readonly html: string;
}

/** Theme. Colours are `#rrggbb` or `#rrggbbaa`. */
export interface Theme {
  readonly colors: {
    readonly primary: string;
    readonly shadow: string;
    readonly surface: string;
    readonly lightning: string;
  };
  /** A path inside the pack or an HTTPS URL; null for the app's picture. */
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
    /** Ids of texts reviewed by a scholar; empty in the starter pack. */
    readonly reviewed: readonly string[];
    /** The scholar's name; null when the pack has none. */
    readonly reviewedBy: string | null;
  };
  /** SHA-256 over every file: the import skips an unchanged pack. */
  readonly hash: string;
  readonly legal: readonly LegalPage[];
  /** The selected theme. */
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
