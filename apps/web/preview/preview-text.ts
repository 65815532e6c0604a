import type { Book, GlossaryEntry, Person } from '@sirah-trails/api-client';

/** A question of a chapter, with what its learner sees after the answer. */
export interface PreviewQuestion {
  readonly id: string;
  readonly type: string;
  /** What the provider sends of it while it is open. */
  readonly content: unknown;
  readonly hint: string;
  readonly explanation: string;
  readonly references: NonNullable<GlossaryEntry['references']>;
}

/** What the command sends of a file, in the shapes of the contract. */
export type Preview =
  | {
      readonly kind: 'page';
      readonly number: number;
      readonly book: Pick<Book, 'pages' | 'quiet' | 'think_further'>;
    }
  | { readonly kind: 'person'; readonly entry: Person }
  | { readonly kind: 'term'; readonly entry: GlossaryEntry }
  | { readonly kind: 'chapter'; readonly title: string; readonly questions: readonly PreviewQuestion[] }
  | { readonly kind: 'refused' | 'no-text'; readonly problems: string };
