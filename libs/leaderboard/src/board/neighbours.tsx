import { type BoardKey, neighboursQuery } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { useAnnouncement, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { boardEn } from '../messages/board-en.ts';
import { isOwn, keyOf } from './board-layout.ts';
import { BoardRow, RowsSkeleton } from './board-row.tsx';
import styles from './neighbours.module.css';

/** The learner among the nearest ranks; replaces the list. */
export function Neighbours({ board }: { board: BoardKey }) {
  const t = useMessages(boardEn);
  const title = useId();
  const around = useQuery(neighboursQuery(board));
  useAnnouncement(around.data && t('board.around.title'));
  return (
    <section className={styles.neighbours} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('board.around.title')}
      </h2>
      <QueryView query={around} skeleton={<RowsSkeleton />} error={t('board.around.error')}>
        {({ leaderboard, your_rank: me }) => (
          <>
            <p>{t('board.around.gaps')}</p>
            <ol className={styles.rows} aria-labelledby={title}>
              {leaderboard.map((entry) => (
                <li key={keyOf(entry)}>
                  <BoardRow entry={entry} board={board} isMe={isOwn(entry, me.user_id)} />
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryView>
    </section>
  );
}
