import { createContext, useContext, type ReactNode } from 'react';
import type { BookPage } from '../core/state/responses.ts';

/** A closed question whose explanation is shown. */
export interface ClosedQuestion {
  readonly quizId: string;
  /** Where the book tells it; null where the provider does not say. */
  readonly book: BookPage | null;
}

/** What the host shows of a closed question, below its explanation and sources. */
export const AfterQuestion = createContext<ReactNode>(null);

export function useAfterQuestion(): ReactNode {
  return useContext(AfterQuestion);
}
