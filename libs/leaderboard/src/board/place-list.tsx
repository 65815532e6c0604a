import type { BoardAddress, LeaderboardEntry } from '@sirah-trails/api-client';
import { useMessages, VirtualList, type VirtualListProps } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { PlaceRow } from './place-row.tsx';
import { isOwn, keyOf } from './standing.ts';
import styles from './place-list.module.css';

/** Height of a row, in pixels. */
const rowHeight = 56;

export interface PlaceListProps extends Pick<VirtualListProps<LeaderboardEntry>, 'name' | 'total' | 'more'> {
  rows: readonly LeaderboardEntry[];
  /** Ranks of the quiet rows that fill the list. */
  places: readonly number[];
  myId: string;
  board: BoardAddress;
}

/** The places below the podium; the next page comes after a scroll or by its button. */
export function PlaceList({ places, myId, board, ...list }: PlaceListProps) {
  const t = useMessages(en);
  return (
    <div className={styles.places}>
      {list.rows.length > 0 && (
        <VirtualList {...list} label={t('board.list')} rowKey={keyOf} estimate={rowHeight}>
          {(place) => <PlaceRow place={place} board={board} isMe={isOwn(place, myId)} />}
        </VirtualList>
      )}
      <FreePlaces places={places} />
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
