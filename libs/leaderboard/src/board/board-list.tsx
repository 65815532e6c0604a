import type { BoardKey, LeaderboardEntry } from '@sirah-trails/api-client';
import { useMessages, VirtualList, type VirtualListProps } from '@sirah-trails/ui';
import { boardEn } from '../messages/board-en.ts';
import { BoardRow } from './board-row.tsx';
import { isOwn, keyOf } from './board-layout.ts';
import styles from './board-list.module.css';

/** Height of a row, in pixels. */
const rowHeight = 56;

interface BoardListProps extends Pick<VirtualListProps<LeaderboardEntry>, 'name' | 'total' | 'more'> {
  rows: readonly LeaderboardEntry[];
  /** Ranks of the placeholder rows that fill the list. */
  freeRanks: readonly number[];
  myId: string;
  board: BoardKey;
}

/** The rows below the podium; a scroll or the button loads the next page. */
export function BoardList({ freeRanks, myId, board, ...list }: BoardListProps) {
  const t = useMessages(boardEn);
  return (
    <div className={styles.rows}>
      {list.rows.length > 0 && (
        <VirtualList {...list} label={t('board.list')} rowKey={keyOf} estimate={rowHeight}>
          {(entry) => <BoardRow entry={entry} board={board} isMe={isOwn(entry, myId)} />}
        </VirtualList>
      )}
      <FreeRanks freeRanks={freeRanks} />
    </div>
  );
}

/** Placeholder rows, hidden from screen readers: they are not learners. */
function FreeRanks({ freeRanks }: { freeRanks: readonly number[] }) {
  const t = useMessages(boardEn);
  if (freeRanks.length === 0) return null;
  return (
    <ul className={styles.list} aria-hidden="true">
      {freeRanks.map((rank) => (
        <li key={rank} className={styles.free}>
          {t('board.place-free', { rank })}
        </li>
      ))}
    </ul>
  );
}
