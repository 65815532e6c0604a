import type { BoardAddress } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Link } from '@sirah-trails/ui';
import type { HTMLAttributes } from 'react';

export interface ProfileLinkProps extends HTMLAttributes<HTMLElement> {
  /** Absent or empty where a provider does not name the learner. */
  userId: string | undefined;
  /** Where the way back of the profile leads. */
  board: BoardAddress;
  'data-me'?: true | undefined;
}

/** A learner's place: leads to the profile, or nowhere where it is not known whose it is. */
export function ProfileLink({ userId, board, ...rest }: ProfileLinkProps) {
  if (!userId) return <div {...rest} />;
  const { type: mode, quizTimeId: difficulty } = board;
  return <Link {...rest} to={links.publicProfile({ userId, mode, difficulty })} />;
}
