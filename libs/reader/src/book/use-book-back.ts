import { links, readCarried } from '@sirah-trails/api-client/links';
import { useMessages } from '@sirah-trails/ui';
import { useSearchParams } from 'react-router';
import { frameEn } from '../messages/frame-en.ts';

/** The way back from a book: to the chapter it was opened from, with all that was carried, else home. */
export function useBookBack() {
  const t = useMessages(frameEn);
  const { chapterId, ...carried } = readCarried(useSearchParams()[0]);
  return chapterId === undefined
    ? { to: links.home(), label: t('reader.book.back-home') }
    : {
        to: links.motivational({ ...carried, chapterId, origin: undefined }),
        label: t('reader.book.to-chapter'),
      };
}
