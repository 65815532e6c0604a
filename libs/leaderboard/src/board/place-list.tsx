import type { LeaderboardEntry } from '@sirah-trails/api-client';
import { Button, useMessages } from '@sirah-trails/ui';
import { useRef } from 'react';
import { en } from '../messages/en.ts';
import { PlaceRow } from './place-row.tsx';
import { useScrolledNear } from './use-scrolled-near.ts';
import styles from './place-list.module.css';

export interface PlaceListProps {
  rows: readonly LeaderboardEntry[];
  /** Ranks of the quiet rows that fill the list. */
  places: readonly number[];
  myId: string;
  more: { there: boolean; loading: boolean; failed: boolean; load: () => void };
}

/** The places below the podium; the next page comes after a scroll or by its button. */
export function PlaceList({ rows, places, myId, more }: PlaceListProps) {
  const t = useMessages(en);
  const end = useRef<HTMLDivElement>(null);
  useScrolledNear(end, more.load, more.there && !more.loading && !more.failed);
  return (
    <div className={styles.places}>
      {rows.length > 0 && (
        <ol className={styles.list} aria-label={t('board.list')}>
          {rows.map(({ user_id, rank, name, total_star, avatar_head }) => (
            <li key={user_id}>
              <PlaceRow
                rank={rank}
                name={name}
                stars={total_star}
                head={avatar_head}
                isMe={user_id === myId}
              />
            </li>
          ))}
        </ol>
      )}
      <FreePlaces places={places} />
      <div ref={end} className={styles.more}>
        {more.failed && <p>{t('board.more.error')}</p>}
        {more.there && (
          <Button variant="secondary" busy={more.loading} onClick={more.load}>
            {t(more.failed ? 'board.retry' : 'board.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Light, and hidden from screen readers: they are not learners. */
function FreePlaces({ places }: { places: readonly number[] }) {
  const t = useMessages(en);
  if (places.length === 0) return null;
  return (
    <ul className={styles.list} aria-hidden="true">
      {places.map((rank) => (
        <li key={rank} className={styles.free}>
          {t('board.place-free', { rank })}
        </li>
      ))}
    </ul>
  );
}
