import { pageDifficultiesQuery } from '@sirah-trails/api-client';
import { useMessages } from '@sirah-trails/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { boardDifficulty, modeOf } from '../board/board-address.ts';
import { boardQuery } from '../endpoints/board.ts';
import { shareEn } from '../messages/share-en.ts';

/** A learner's place on a board, as far as it may be shared. */
export interface SharedPlace {
  /** Null without a place, and while it is unknown. */
  readonly rank: number | null;
  /** The nickname; it is shared only on demand. */
  readonly name: string | null;
  /** Address of the head, or null. */
  readonly head: string | null;
  /** The name of the board. */
  readonly board: string;
}

/** My place on the board at the current address, as the board itself has read it. */
export function useMyPlace(): SharedPlace {
  const t = useMessages(shareEn);
  const [query] = useSearchParams();
  const type = modeOf(query);
  const difficulty = boardDifficulty(useQuery(pageDifficultiesQuery()).data ?? [], query);
  const address = type === 'endless_mode' ? { type } : { type, quizTimeId: difficulty?.id };
  const me = useInfiniteQuery({ ...boardQuery(address), enabled: false }).data?.me;
  return {
    rank: me?.rank ?? null,
    name: me?.name ?? null,
    head: me?.avatar_head?.image ?? null,
    board:
      type === 'endless_mode'
        ? t('share.card.endless')
        : t('share.card.trails', { difficulty: difficulty?.difficulty_label ?? '' }),
  };
}
