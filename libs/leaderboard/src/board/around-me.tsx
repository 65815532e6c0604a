import { neighboursQuery, type BoardAddress } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { useAnnouncement, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { aroundEn } from '../messages/around-en.ts';
import { RowsSkeleton } from './board-skeleton.tsx';
import { PlaceRow } from './place-row.tsx';
import { isOwn, keyOf } from './standing.ts';
import styles from './around-me.module.css';

/** The learner among the nearest places, in place of the list. */
export function AroundMe({ board }: { board: BoardAddress }) {
  const t = useMessages(aroundEn);
  const title = useId();
  const around = useQuery(neighboursQuery(board));
  useAnnouncement(around.data && t('board.around.title'));
  return (
    <section className={styles.around} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('board.around.title')}
      </h2>
      <QueryView query={around} skeleton={<RowsSkeleton />} error={t('board.around.error')}>
        {({ leaderboard, your_rank: me }) => (
          <>
            <p>{t('board.around.gaps')}</p>
            <ol className={styles.rows} aria-labelledby={title}>
              {leaderboard.map((place) => (
                <li key={keyOf(place)}>
                  <PlaceRow place={place} board={board} isMe={isOwn(place, me.user_id)} />
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryView>
    </section>
  );
}
