import type { BoardAddress, YourRank } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { classNames, TextLink, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { PlaceRow } from './place-row.tsx';
import styles from './my-place.module.css';

export interface MyPlaceProps {
  me: YourRank;
  board: BoardAddress;
  /** To the places around this one, or back to the top; null where this place is among those shown. */
  way: { to: string; text: string } | null;
  className?: string | undefined;
}

/** The learner's place, always visible. */
export function MyPlace({ me, board, way, className }: MyPlaceProps) {
  const t = useMessages(en);
  return (
    <section className={classNames(styles.mine, className)} aria-label={t('board.mine')}>
      <PlaceRow place={me} board={board} isMe />
      <PlaceNote me={me} board={board} />
      {way && (
        <TextLink alone to={way.to} className={styles.way}>
          {way.text}
        </TextLink>
      )}
    </section>
  );
}

/** Why others do not see this place, or why there is none yet. */
function PlaceNote({ me, board }: Pick<MyPlaceProps, 'me' | 'board'>) {
  const t = useMessages(en);
  if (me.hidden) {
    return (
      <p className={styles.note}>
        {t('board.mine.hidden')} <TextLink to={links.account()}>{t('board.mine.hidden-change')}</TextLink>
      </p>
    );
  }
  if (me.rank !== null) return null;
  const none = board.type === 'learning_journey' ? 'board.mine.none' : 'board.mine.none-endless';
  const isUnranked = (me.unranked_star ?? 0) > 0;
  return <p className={styles.note}>{t(isUnranked ? 'board.mine.none-unranked' : none)}</p>;
}
