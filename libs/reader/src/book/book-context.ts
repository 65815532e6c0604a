import { type BookContext, links, readBookContext } from '@sirah-trails/api-client/links';
import { useMessages, type BackTarget } from '@sirah-trails/ui';
import { useSearchParams } from 'react-router';
import { bookEn } from '../messages/book.ts';

/** Context of a book screen from its URL, for links to other book screens: `links.book({ ...useBookContext(), bookId })`. */
export function useBookContext(): BookContext {
  return readBookContext(useSearchParams()[0]);
}

/** URL of the questions that a page was opened from: a chapter, practice or a game; undefined if the URL names none. */
export function questionsUrl({ origin, chapterId, ...context }: BookContext): string | undefined {
  if (origin === 'endless') return links.endlessStart();
  if (chapterId !== undefined) return links.quiz({ ...context, chapterId });
  return context.quizStatus === undefined ? undefined : links.quizByQuery(context);
}

/** Back from a book: to the chapter that opened it, with its journey context, else to its page of the book list. */
export function useBookBack(): BackTarget & { to: string } {
  const t = useMessages(bookEn);
  const { chapterId, ...context } = useBookContext();
  const { category, shelfPage: page } = context;
  return chapterId === undefined
    ? { to: links.books({ category, page }), label: t('reader.book.to-shelf') }
    : {
        to: links.motivational({ ...context, origin: undefined, chapterId }),
        label: t('reader.book.to-chapter'),
      };
}

/** Navigation state to the end screen of a book. */
export interface FinishState {
  /** Whether the learner had not finished the book before. */
  readonly isFirstTime: boolean;
}
