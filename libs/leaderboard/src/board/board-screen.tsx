import { type BoardType, type Difficulty, pageDifficultiesQuery } from '@sirah-trails/api-client';
import { journeyDifficulties, links } from '@sirah-trails/api-client/links';
import { firstData, firstPage, QueryView, type RouteLocation, screen } from '@sirah-trails/screen-kit';
import { EmptyPanel, LinkTabs, type LinkTabsProps, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { boardDifficulty, modeOf } from '../board-data/board-url.ts';
import { resetBoards, boardQuery } from '../board-data/endpoints.ts';
import { boardEn } from '../messages/board-en.ts';
import { ShareButton } from '../share/share-button.tsx';
import { Board, BoardSkeleton } from './board.tsx';
import styles from './board.module.css';

/** `/leaderboard`: Top of the Trails. */
export default screen({
  messages: boardEn,
  useFrame: (t) => ({
    title: t('board.title'),
    back: { to: links.home(), label: t('board.back') },
    landscape: true,
    wide: true,
    above: <ModeTabs />,
    aside: <ShareButton />,
  }),
  Content: BoardScreen,
  first: requestBoard,
  variants: [{ mode: 'endless_mode' }],
  prefetch: requestBoard,
});

async function requestBoard({ query }: RouteLocation, client: QueryClient) {
  const type = modeOf(query);
  if (type === 'endless_mode') return firstPage(client, boardQuery({ type }));
  const difficulty = boardDifficulty(await firstData(client, pageDifficultiesQuery()), query);
  return difficulty && firstPage(client, boardQuery({ type, quizTimeId: difficulty.id }));
}

function ModeTabs() {
  const t = useMessages(boardEn);
  const mode = modeOf(useSearchParams()[0]);
  const tab = (key: BoardType, text: string) => ({
    key,
    to: links.leaderboard({ mode: key }),
    text,
    current: mode === key,
  });
  return (
    <BoardTabs
      label={t('board.modes')}
      look="large"
      tabs={[tab('learning_journey', t('board.mode.trails')), tab('endless_mode', t('board.mode.endless'))]}
    />
  );
}

function BoardScreen() {
  const mode = modeOf(useSearchParams()[0]);
  return mode === 'endless_mode' ? <Board board={{ type: mode }} /> : <JourneyBoard />;
}

/** The board of The Trails, one for each difficulty. */
function JourneyBoard() {
  const t = useMessages(boardEn);
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
  const t = useMessages(boardEn);
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
      <Board key={chosen.id} board={{ type: 'learning_journey', quizTimeId: chosen.id }} />
    </>
  );
}

function NoBoard() {
  const t = useMessages(boardEn);
  return <EmptyPanel title={t('board.none.title')}>{t('board.none.text')}</EmptyPanel>;
}

/** Links to boards; a tap resets the boards, so that the chosen one starts with its first page. */
function BoardTabs(tabs: LinkTabsProps) {
  const client = useQueryClient();
  // In the capture phase, before the link prefetches the board.
  return <LinkTabs {...tabs} className={styles.tabs} onClickCapture={() => resetBoards(client)} />;
}
