import { links } from '@sirah-trails/api-client/links';
import { useMessages, type WayBack } from '@sirah-trails/ui';
import { useBookContext } from '../book-context/book-context.ts';
import { frameEn } from '../messages/frame-en.ts';

/** The way back from a book: to the chapter that it was opened from, with its journey context, else to its place in the book list. */
export function useBookBack(): WayBack & { to: string } {
  const t = useMessages(frameEn);
  const { chapterId, ...context } = useBookContext();
  const { category, shelfPage: page } = context;
  return chapterId === undefined
    ? { to: links.books({ category, page }), label: t('reader.book.to-shelf') }
    : {
        to: links.motivational({ ...context, origin: undefined, chapterId }),
        label: t('reader.book.to-chapter'),
      };
}
