import type { BoardKey, YourRank } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { classNames, TextLink, useMessages } from '@sirah-trails/ui';
import { boardEn } from '../messages/board-en.ts';
import { BoardRow } from './board-row.tsx';
import styles from './my-row.module.css';
import { OwnRowContext } from './own-row.ts';

interface MyRowProps {
  me: YourRank;
  board: BoardKey;
  /** To the neighbours, or back to the top; null while this row is among those shown. */
  link: { to: string; text: string } | null;
  /** The learner's row on the podium or in the list is on screen, so that this one hides. */
  isSeen: boolean;
  className?: string | undefined;
}

/** The learner's own row, pinned while the one on the board is off screen. */
export function MyRow({ me, board, link, isSeen, className }: MyRowProps) {
  const t = useMessages(boardEn);
  return (
    <section
      className={classNames(styles.mine, className)}
      data-seen={isSeen || undefined}
      aria-label={t('board.mine')}
    >
      <OwnRowContext value={null}>
        <BoardRow entry={me} board={board} isMe />
      </OwnRowContext>
      <RankNote me={me} board={board} />
      {link && (
        <TextLink alone to={link.to} className={styles.link}>
          {link.text}
        </TextLink>
      )}
    </section>
  );
}

/** Why others do not see this row, or why it has no rank yet. */
function RankNote({ me, board }: Pick<MyRowProps, 'me' | 'board'>) {
  const t = useMessages(boardEn);
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
