import type { Chapter } from '@sirah-trails/api-client';
import type { FinishQuery } from '@sirah-trails/api-client/links';
import { isLocked, isMissing, QueryView } from '@sirah-trails/screen-kit';
import { Button, ButtonLink, Dock, EmptyPanel, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { finishEn } from '../messages/finish-en.ts';
import { quizRefusedEn } from '../messages/quiz-refused-en.ts';
import { starsToPass } from '../rules/rules.ts';
import type { NextPlace } from '../quiz/next-place.ts';
import { confirmedChapterQuery } from './confirmed-chapter-query.ts';
import { afterChapter, backToWorld } from './finish-ways.ts';
import { nextPlaceQuery } from './next-place-query.ts';
import { FinishSkeleton } from './finish-skeleton.tsx';
import styles from './finish.module.css';
import { StarArch } from './star-arch.tsx';

interface FinishChapterProps {
  readonly query: FinishQuery & { chapterId: string };
  readonly quizTimeId: string;
}

/** FINISH_CHAPTER: the stars that the server confirms, kind words, and the way on. */
export function FinishChapter({ query, quizTimeId }: FinishChapterProps) {
  const t = useMessages(finishEn);
  const navigate = useNavigate();
  const next = useNextStage(query, quizTimeId);
  const chapter = useQuery(confirmedChapterQuery(query.chapterId, quizTimeId));
  return (
    <QueryView
      query={chapter}
      skeleton={<FinishSkeleton />}
      error={t('finish.error')}
      refusal={(error) => {
        const kind = refusalOf(error);
        return kind && <NotFinished kind={kind} backTo={backToWorld(query)} />;
      }}
    >
      {(data) =>
        data.star >= starsToPass ? (
          <Passed chapter={data} onNext={() => void navigate(afterChapter(query, next))} />
        ) : (
          <NotFinished kind="not-passed" backTo={backToWorld(query)} />
        )
      }
    </QueryView>
  );
}

/** What comes next by the provider's data; until it has arrived, or where it can't be had, by the address. */
function useNextStage(query: FinishQuery & { chapterId: string }, quizTimeId: string): NextPlace {
  const { chapterId, trailId, subTrailId } = query;
  const { data } = useQuery({
    ...nextPlaceQuery({ chapterId, quizTimeId, subTrailId, trailId }),
    enabled: subTrailId !== undefined,
  });
  return data ?? { chapterId: query.nextChapterId, subTrailId: query.nextSubTrailId };
}

/** A quiet chapter is closed without a celebration. */
function Passed({ chapter, onNext }: { chapter: Chapter; onNext: () => void }) {
  const t = useMessages(finishEn);
  const { name, star, total_star: total, quiet } = chapter;
  return (
    <>
      <div className={styles.scene} data-quiet={quiet || undefined}>
        <StarArch value={star} max={total} label={t('finish.stars', { count: star, total })} still={quiet} />
        <p className={styles.count} aria-hidden="true">
          {t('finish.stars', { count: star, total })}
        </p>
        <p className={styles.text}>
          {quiet
            ? t('finish.text.quiet', { chapter: name })
            : t('finish.text', { chapter: name, stars: star })}
        </p>
      </div>
      <Dock>
        <Button onClick={onNext}>{t('finish.next')}</Button>
      </Dock>
    </>
  );
}

function refusalOf(error: unknown) {
  if (isLocked(error)) return 'locked';
  return isMissing(error) ? 'missing' : null;
}

interface NotFinishedProps {
  readonly kind: 'not-passed' | 'locked' | 'missing';
  readonly backTo: string;
}

/** There is nothing to celebrate: why, and the way to the map. */
function NotFinished({ kind, backTo }: NotFinishedProps) {
  const t = useMessages(finishEn);
  const why = useMessages(quizRefusedEn);
  return (
    <EmptyPanel
      title={kind === 'not-passed' ? t('finish.not-passed.title') : why(`quiz.${kind}.title`)}
      action={<ButtonLink to={backTo}>{t('finish.to-map')}</ButtonLink>}
    >
      {kind === 'not-passed' ? t('finish.not-passed.text', { count: starsToPass }) : why(`quiz.${kind}.text`)}
    </EmptyPanel>
  );
}
