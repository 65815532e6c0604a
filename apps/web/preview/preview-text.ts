import type { Book, GlossaryEntry, Person } from '@sirah-trails/api-client';

/** A question of a chapter with its key and explanation. */
export interface PreviewQuestion {
  readonly id: string;
  readonly type: string;
  /** Public content of the open question. */
  readonly content: unknown;
  readonly hint: string;
  readonly explanation: string;
  readonly references: NonNullable<GlossaryEntry['references']>;
}

/** Text of a file in contract types, sent by the command. */
export type Preview =
  | {
      readonly kind: 'page';
      readonly number: number;
      readonly book: Pick<Book, 'pages' | 'quiet' | 'think_further' | 'two_reports'>;
    }
  | { readonly kind: 'person'; readonly entry: Person }
  | { readonly kind: 'term'; readonly entry: GlossaryEntry }
  | { readonly kind: 'chapter'; readonly title: string; readonly questions: readonly PreviewQuestion[] }
  | { readonly kind: 'refused' | 'no-text'; readonly problems: string };
