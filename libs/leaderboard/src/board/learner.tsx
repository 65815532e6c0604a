import type { BoardKey } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Link, useMessages } from '@sirah-trails/ui';
import { Fragment, type HTMLAttributes, type RefCallback } from 'react';
import { boardEn } from '../messages/board-en.ts';
import { StarIcon } from '../summary/star-icon.tsx';
import styles from './learner.module.css';

interface ProfileLinkProps extends HTMLAttributes<HTMLElement> {
  /** Absent or empty where a provider does not name the learner. */
  userId: string | undefined;
  /** Board that the profile leads back to. */
  board: BoardKey;
  'data-me'?: true | undefined;
  ref?: RefCallback<HTMLElement>;
}

/** Links to the learner's profile; a plain box where the provider sends no user id. */
export function ProfileLink({ userId, board, ...rest }: ProfileLinkProps) {
  if (!userId) return <div {...rest} />;
  const { type: mode, quizTimeId: difficulty } = board;
  return <Link {...rest} to={links.publicProfile({ userId, mode, difficulty })} />;
}

interface LearnerNameProps {
  name: string;
  isMe: boolean;
  className?: string | undefined;
}

/** A learner's nickname; one's own is 'Me', read aloud as 'Me (nickname)'. */
export function LearnerName({ name, isMe, className }: LearnerNameProps) {
  const t = useMessages(boardEn);
  if (!isMe) {
    return (
      <span className={className}>
        <bdi>
          {wordsOf(name).map((word, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {word}
            </Fragment>
          ))}
        </bdi>
      </span>
    );
  }
  return (
    <span className={className}>
      <span aria-hidden="true">{t('board.me')}</span>
      <span className="visually-hidden">{t('board.me-named', { name })}</span>
    </span>
  );
}

/** Allows line breaks inside 'BraveFalcon'. */
function wordsOf(name: string) {
  return name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1\n').split('\n');
}

export function StarCount({ count }: { count: number }) {
  const t = useMessages(boardEn);
  return (
    <span className={styles.count}>
      <StarIcon className={styles.star} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('board.stars', { count })}</span>
    </span>
  );
}
