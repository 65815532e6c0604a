import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { useMessages, type WayBack } from '@sirah-trails/ui';
import { useSearchParams } from 'react-router';
import { frameEn } from '../messages/frame-en.ts';

/** The way back from a book: to the chapter that it was opened from, with its journey context, else home. */
export function useBookBack(): WayBack & { to: string } {
  const t = useMessages(frameEn);
  const { chapterId, ...context } = readJourneyContext(useSearchParams()[0]);
  return chapterId === undefined
    ? { to: links.home(), label: t('reader.book.back-home') }
    : {
        to: links.motivational({ ...context, chapterId, origin: undefined }),
        label: t('reader.book.to-chapter'),
      };
}
