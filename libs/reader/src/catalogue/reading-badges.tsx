import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import { BadgeList, Card, Skeleton, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { listsEn } from '../messages/lists.ts';
import books1 from './art/books-1.svg';
import books10 from './art/books-10.svg';
import books20 from './art/books-20.svg';
import books40 from './art/books-40.svg';
import books5 from './art/books-5.svg';
import { albumQuery } from './endpoints.ts';
import styles from './reading-badges.module.css';

/** Images by the number of finished books. */
const images = new Map([
  [1, books1],
  [5, books5],
  [10, books10],
  [20, books20],
  [40, books40],
]);

/** Badges for finished books, the coming ones pale; renders nothing when the request fails. */
export function ReadingBadges() {
  const isOffered = useAddition('album');
  const album = useQuery({ ...albumQuery(), enabled: isOffered });
  if (!isOffered) return null;
  return (
    <QueryView
      query={album}
      skeleton={<Skeleton shape="card" className={styles.waiting} />}
      error={() => null}
    >
      {({ books_read: count }) => <Badges count={count} />}
    </QueryView>
  );
}

function Badges({ count: finished }: { count: number }) {
  const t = useMessages(listsEn);
  const badges = [...images].map(([count, image]) => {
    const name = t('reader.badges.name', { count });
    const earned = finished >= count;
    const spoken = t(earned ? 'reader.badges.earned' : 'reader.badges.next', { name });
    return { key: image, name, spoken, image, earned };
  });
  return (
    <Card as="section" aria-labelledby="reading-badges" className={styles.card}>
      <h2 id="reading-badges" className={styles.title}>
        {t('reader.badges.title', { count: finished })}
      </h2>
      <BadgeList line badges={badges} />
    </Card>
  );
}

/**
 * The badge for this number of finished books; renders nothing for a number without a badge.
 *
 * @param count finished books, with the book just finished
 */
export function EarnedReadingBadge({ count }: { count: number }) {
  const t = useMessages(listsEn);
  const image = images.get(count);
  const name = t('reader.badges.new', { count });
  useAnnouncement(image && name);
  return (
    image && <BadgeList badges={[{ key: image, name, image, earned: true }]} className={styles.earned} />
  );
}
