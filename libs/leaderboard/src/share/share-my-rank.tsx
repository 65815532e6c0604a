import { pageDifficultiesQuery } from '@sirah-trails/api-client';
import { useMessages } from '@sirah-trails/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { boardDifficulty, modeOf } from '../board-data/board-url.ts';
import { boardQuery } from '../board-data/endpoints.ts';
import { shareEn } from '../messages/share-en.ts';
import { thisDevice } from './device/share-device.ts';
import { type SharedRank, SharePanel } from './share-panel.tsx';

/** Shares the learner's rank on the current board. */
export function ShareMyRank() {
  return <SharePanel rank={useMyRank()} device={thisDevice} />;
}

/** The learner's rank on the board in the URL, from the board's own query. */
function useMyRank(): SharedRank {
  const t = useMessages(shareEn);
  const [query] = useSearchParams();
  const type = modeOf(query);
  const difficulty = boardDifficulty(useQuery(pageDifficultiesQuery()).data ?? [], query);
  const board = type === 'endless_mode' ? { type } : { type, quizTimeId: difficulty?.id };
  const me = useInfiniteQuery({ ...boardQuery(board), enabled: false }).data?.me;
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
