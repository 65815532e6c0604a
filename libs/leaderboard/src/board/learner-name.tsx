import { useMessages } from '@sirah-trails/ui';
import { Fragment } from 'react';
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
        <bdi>
          {joinedWords(name).map((word, index) => (
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

/** 'BraveFalcon' breaks between its words, where it has to break. */
function joinedWords(name: string) {
  return name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1\n').split('\n');
}
