import { QueryView } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { boardQuery, type BoardAddress } from '../endpoints/board.ts';
import { en } from '../messages/en.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { EmptyBoard } from './empty-board.tsx';
import { MyPlace } from './my-place.tsx';
import { PlaceList } from './place-list.tsx';
import { Podium } from './podium.tsx';
import { standing } from './standing.ts';
import styles from './board.module.css';

/** One board: podium, list, and the learner's own place at the lower edge. */
export function Board({ address }: { address: BoardAddress }) {
  const t = useMessages(en);
  const board = useInfiniteQuery(boardQuery(address));
  const more = {
    there: board.hasNextPage,
    loading: board.isFetchingNextPage,
    failed: board.isFetchNextPageError,
    load: () => void board.fetchNextPage(),
    afterScroll: true,
  };
  return (
    <QueryView query={board} skeleton={<BoardSkeleton />} error={t('board.error')}>
      {({ entries, total, me }) => {
        const { podium, rest, places } = standing(entries);
        return (
          <div className={styles.board}>
            <Podium entries={podium} myId={me.user_id} />
            {podium[0] === undefined && <EmptyBoard type={address.type} />}
            <PlaceList
              name={`board ${address.quizTimeId ?? address.type}`}
              rows={rest}
              total={total - entries.length + rest.length}
              places={places}
              myId={me.user_id}
              more={more}
            />
            <MyPlace me={me} type={address.type} />
          </div>
        );
      }}
    </QueryView>
  );
}
