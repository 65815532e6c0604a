import { links } from '@sirah-trails/api-client/links';
import { useAddition } from '@sirah-trails/screen-kit';
import { Link, Picture, useContentLanguage, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type EntryId, entryBookQuery } from './endpoints.ts';
import styles from './entry-card.module.css';
import { listsEn } from '../messages/lists.ts';

/** Picture and book of the first page that names the entry; nothing without one or when the request fails. */
export function EntryBook({ entry }: { entry: EntryId }) {
  const t = useMessages(listsEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const { data } = useQuery({ ...entryBookQuery(entry), enabled: useAddition('album') });
  if (!data) return null;
  const { book_id: bookId, title, cover_url: cover, page, picture } = data;
  return (
    <>
      {picture && <Picture src={picture.url} alt={write(picture.alt)} className={styles.scene} />}
      <Link to={links.bookReader({ bookId, page })} className={styles.book}>
        <Picture src={cover} alt="" className={styles.cover} />
        <span>
          {t('reader.entry.read-in')} <strong {...content}>{write(title)}</strong>{' '}
          <span className={styles.pageNumber}>{t('reader.entry.page', { page })}</span>
        </span>
      </Link>
    </>
  );
}
