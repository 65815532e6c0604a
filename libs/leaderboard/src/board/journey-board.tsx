import { pageDifficultiesQuery, type Difficulty } from '@sirah-trails/api-client';
import { links, journeyDifficulties } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { EmptyPanel, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { en } from '../messages/en.ts';
import { boardDifficulty } from './board-address.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { Board } from './board.tsx';

/** The board of The Trails, one for each difficulty. */
export function JourneyBoard() {
  const t = useMessages(en);
  const [query] = useSearchParams();
  return (
    <QueryView
      query={useQuery(pageDifficultiesQuery())}
      skeleton={<BoardSkeleton />}
      error={t('board.error')}
    >
      {(quizTimes) => {
        const chosen = boardDifficulty(quizTimes, query);
        return chosen ? <DifficultyBoard all={quizTimes} chosen={chosen} /> : <NoBoard />;
      }}
    </QueryView>
  );
}

function DifficultyBoard({ all, chosen }: { all: readonly Difficulty[]; chosen: Difficulty }) {
  const t = useMessages(en);
  return (
    <>
      <BoardTabs
        label={t('board.difficulties')}
        look="small"
        tabs={journeyDifficulties(all).map(({ id, difficulty_label }) => ({
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

function NoBoard() {
  const t = useMessages(en);
  return <EmptyPanel title={t('board.none.title')}>{t('board.none.text')}</EmptyPanel>;
}
