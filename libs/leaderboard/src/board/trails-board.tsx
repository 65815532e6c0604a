import { quizTimesQuery } from '@sirah-trails/api-client';
import { links, trailDifficulties } from '@sirah-trails/api-client/links';
import { EmptyPanel, ErrorPanel, LinkTabs, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { en } from '../messages/en.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { Board } from './board.tsx';
import { useBoardDifficulty } from './use-board-address.ts';

/** The board of The Trails, one for each difficulty. */
export function TrailsBoard() {
  const t = useMessages(en);
  const { data, isError, refetch } = useQuery(quizTimesQuery());
  const chosen = useBoardDifficulty(data ?? []);
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t('board.error')} onRetry={() => void refetch()} />
    ) : (
      <BoardSkeleton />
    );
  }
  if (!chosen) return <EmptyPanel title={t('board.none.title')}>{t('board.none.text')}</EmptyPanel>;
  return (
    <>
      <LinkTabs
        label={t('board.difficulties')}
        look="small"
        tabs={trailDifficulties(data).map(({ id, difficulty_label }) => ({
          key: id,
          to: links.leaderboard({ mode: 'learning_journey', difficulty: id }),
          text: difficulty_label,
          current: id === chosen.id,
        }))}
      />
      <Board key={chosen.id} address={{ type: 'learning_journey', quizTimeId: chosen.id }} />
    </>
  );
}
