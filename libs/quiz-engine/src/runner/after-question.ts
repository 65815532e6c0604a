import { createContext, type ReactNode } from 'react';
import type { BookPage } from '../core/responses.ts';

/** A closed question whose explanation is shown. */
export interface ClosedQuestion {
  readonly quizId: string;
  /** The page of the book with the fact; null where the provider does not send it. */
  readonly book: BookPage | null;
}

/** Content of the host below the explanation and sources of a closed question. */
export const AfterQuestion = createContext<ReactNode>(null);
