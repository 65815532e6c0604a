import type { BoardKey, BoardType } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView, useAddition } from '@sirah-trails/screen-kit';
import { ButtonLink, lazyComponent, Skeleton, useMessages } from '@sirah-trails/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { aroundMeUrl, isAroundMe, topUrl } from '../board-data/board-url.ts';
import { boardQuery } from '../board-data/endpoints.ts';
import { boardEn } from '../messages/board-en.ts';
import { isFarFrom, layOutBoard } from './board-layout.ts';
import { BoardList } from './board-list.tsx';
import { RowsSkeleton, SkeletonRows } from './board-row.tsx';
import { MyRow } from './my-row.tsx';
import { OwnRowContext } from './own-row.ts';
import { Podium } from './podium.tsx';
import styles from './board.module.css';

/** Few learners open it. */
const Neighbours = lazyComponent(() => import('./neighbours.tsx').then((code) => code.Neighbours), {
  Loading: RowsSkeleton,
});

/** One board: podium, list or neighbours, and the learner's own row at the lower edge. */
export function Board({ board }: { board: BoardKey }) {
  const t = useMessages(boardEn);
  const query = useInfiniteQuery(boardQuery(board));
  const offersNeighbours = useAddition('neighbours');
  const [isOwnSeen, setOwnSeen] = useState(false);
  const wantsNeighbours = isAroundMe(useSearchParams()[0]);
  const more = {
    there: query.hasNextPage,
    loading: query.isFetchingNextPage,
    failed: query.isFetchNextPageError,
    load: () => void query.fetchNextPage(),
    afterScroll: true,
  };
  return (
    <QueryView query={query} skeleton={<BoardSkeleton />} error={t('board.error')}>
      {({ entries, total, me }) => {
        const { podium, rest, freeRanks } = layOutBoard(entries);
        const isFar = offersNeighbours && isFarFrom(entries, me);
        const isAround = isFar && wantsNeighbours;
        const isEmpty = podium[0] === undefined;
        const link = isAround
          ? { to: topUrl(board), text: t('board.around.back') }
          : { to: aroundMeUrl(board), text: t('board.around.show') };
        return (
          <OwnRowContext value={setOwnSeen}>
            <div
              className={styles.board}
              data-around={isAround || undefined}
              data-empty={isEmpty || undefined}
            >
              <Podium entries={podium} myId={me.user_id} board={board} />
              <MyRow
                me={me}
                board={board}
                link={isFar ? link : null}
                isSeen={isOwnSeen}
                className={styles.mine}
              />
              {isEmpty && <EmptyBoard type={board.type} />}
              {isAround ? (
                <Neighbours board={board} />
              ) : (
                <BoardList
                  name={`board ${board.quizTimeId ?? board.type}`}
                  rows={rest}
                  total={total - podium.filter(Boolean).length}
                  freeRanks={freeRanks}
                  myId={me.user_id}
                  board={board}
                  more={more}
                />
              )}
            </div>
          </OwnRowContext>
        );
      }}
    </QueryView>
  );
}

function EmptyBoard({ type }: { type: BoardType }) {
  const t = useMessages(boardEn);
  const trails = type === 'learning_journey';
  return (
    <section className={styles.empty}>
      <h2 className={styles.emptyTitle}>{t('board.empty.title')}</h2>
      <p>{t(trails ? 'board.empty.text' : 'board.empty.text-endless')}</p>
      {trails && <ButtonLink to={links.journeyStart()}>{t('board.empty.action')}</ButtonLink>}
    </section>
  );
}

export function BoardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.skeletonPodium}>
        {[2, 1, 3].map((step) => (
          <Skeleton key={step} shape="card" className={styles.skeletonStep} data-step={step} />
        ))}
      </div>
      <SkeletonRows count={7} />
    </div>
  );
}
