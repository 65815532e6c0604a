import type { BoardAddress } from '@sirah-trails/api-client';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { boardQuery } from '../endpoints/board.ts';
import { en } from '../messages/en.ts';
import { AroundMeOnDemand } from './around-me-on-demand.tsx';
import { aroundMe, isAroundMe, topOf } from './board-address.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { EmptyBoard } from './empty-board.tsx';
import { MyPlace } from './my-place.tsx';
import { PlaceList } from './place-list.tsx';
import { Podium } from './podium.tsx';
import { isFarFrom, standing } from './standing.ts';
import styles from './board.module.css';

/** One board: podium, list or the places around the learner's own, and that place itself at the lower edge. */
export function Board({ address }: { address: BoardAddress }) {
  const t = useMessages(en);
  const board = useInfiniteQuery(boardQuery(address));
  const offersNeighbours = useAddition('neighbours');
  const wantsNeighbours = isAroundMe(useSearchParams()[0]);
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
        const isFar = offersNeighbours && isFarFrom(entries, me);
        const isAround = isFar && wantsNeighbours;
        const isEmpty = podium[0] === undefined;
        const way = isAround
          ? { to: topOf(address), text: t('board.around.back') }
          : { to: aroundMe(address), text: t('board.around.show') };
        return (
          <div className={styles.board} data-around={isAround || undefined} data-empty={isEmpty || undefined}>
            <Podium entries={podium} myId={me.user_id} board={address} />
            <MyPlace me={me} board={address} way={isFar ? way : null} className={styles.place} />
            {isEmpty && <EmptyBoard type={address.type} />}
            {isAround ? (
              <AroundMeOnDemand board={address} />
            ) : (
              <PlaceList
                name={`board ${address.quizTimeId ?? address.type}`}
                rows={rest}
                total={total - podium.filter(Boolean).length}
                places={places}
                myId={me.user_id}
                board={address}
                more={more}
              />
            )}
          </div>
        );
      }}
    </QueryView>
  );
}
