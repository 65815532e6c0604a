import type { BoardType } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import styles from './board.module.css';

/** An empty board: an invitation. */
export function EmptyBoard({ type }: { type: BoardType }) {
  const t = useMessages(en);
  const trails = type === 'learning_journey';
  return (
    <section className={styles.empty}>
      <h2 className={styles.emptyTitle}>{t('board.empty.title')}</h2>
      <p>{t(trails ? 'board.empty.text' : 'board.empty.text-endless')}</p>
      {trails && <ButtonLink to={links.journeyStart()}>{t('board.empty.action')}</ButtonLink>}
    </section>
  );
}
