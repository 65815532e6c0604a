import { useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

export interface LearnerNameProps {
  name: string;
  isMe: boolean;
  className?: string | undefined;
}

/** A learner's nickname; one's own is 'Me', read aloud as 'Me (nickname)'. */
export function LearnerName({ name, isMe, className }: LearnerNameProps) {
  const t = useMessages(en);
  if (!isMe) {
    return (
      <span className={className}>
        <bdi>{name}</bdi>
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
