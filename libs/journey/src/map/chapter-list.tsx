import type { Chapter, Difficulty, SubTrail, Trail } from '@sirah-trails/api-client';
import { difficultyParameter } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import {
  EmptyPanel,
  ReadAloud,
  Sheet,
  Skeleton,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ChapterOffer, useChapterOffers } from '../chapter/chapter-offer.ts';
import styles from './chapter-list.module.css';
import { type ChapterContext, ChapterRow } from './chapter-row.tsx';
import { mapEn } from '../messages/map.ts';
import { chaptersQuery } from '../milestones/endpoints.ts';
import { byNumber } from '../milestones/rules.ts';

interface SubTrailSheetProps {
  /** The world, at least its id: the rest are hints for the URL. */
  trail: Pick<Trail, 'id'> & Partial<Trail>;
  difficulty: Difficulty;
  /** The sub-trail whose chapters are shown; the sheet is closed where absent. */
  subTrail: SubTrail | undefined;
  onClose: () => void;
}

/** 'Sub Trails Selection': the chapters of a sub-trail to choose from. */
export function SubTrailSheet({ trail, difficulty, subTrail, onClose }: SubTrailSheetProps) {
  const t = useMessages(mapEn);
  const shown = useLast(subTrail);
  return (
    <Sheet
      open={subTrail !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('journey.chapters.title')}
    >
      {shown && <ChapterList trail={trail} difficulty={difficulty} subTrail={shown} />}
    </Sheet>
  );
}

/** The last defined value, which the sheet shows during its closing animation. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface ChapterListProps {
  /** The world, at least its id: the rest are hints for the URL. */
  trail: Pick<Trail, 'id'> & Partial<Trail>;
  difficulty: Difficulty;
  subTrail: SubTrail;
}

/** The chapters of a sub-trail by number. */
function ChapterList({ trail, difficulty, subTrail }: ChapterListProps) {
  const t = useMessages(mapEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const title = write(subTrail.title);
  const text = useRef<HTMLDivElement>(null);
  const chapters = useQuery(chaptersQuery(subTrail.id, difficulty.id));
  const offerOf = useChapterOffers(difficulty.id);
  const contextOf = ({ id }: Chapter) => ({
    chapterId: id,
    trailId: trail.id,
    subTrailId: subTrail.id,
    difficulty: difficultyParameter(difficulty),
    trailName: trail.name,
    trail: trail.order?.toString(),
    subtrail: subTrail.order.toString(),
  });
  return (
    <div ref={text}>
      <div className={styles.heading}>
        <h3 {...content} className={styles.title}>
          {title}
        </h3>
        <ReadAloud text={text} />
      </div>
      <QueryView query={chapters} skeleton={<ChapterRowsSkeleton />} error={t('journey.chapters.error')}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyPanel title={t('journey.chapters.empty.title')}>
              {t('journey.chapters.empty.text')}
            </EmptyPanel>
          ) : (
            <Rows
              chapters={byNumber(rows)}
              label={t('journey.chapters.list', { title })}
              offerOf={offerOf}
              contextOf={contextOf}
            />
          )
        }
      </QueryView>
    </div>
  );
}

interface RowsProps {
  chapters: readonly Chapter[];
  label: string;
  offerOf: (chapter: Chapter) => ChapterOffer;
  contextOf: (chapter: Chapter) => ChapterContext;
}

function Rows({ chapters, label, offerOf, contextOf }: RowsProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {chapters.map((chapter, index) => (
        <li key={chapter.id}>
          <ChapterRow
            chapter={chapter}
            before={chapters[index - 1]}
            offer={offerOf(chapter)}
            context={contextOf(chapter)}
          />
        </li>
      ))}
    </ol>
  );
}

function ChapterRowsSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="card" className={styles.waiting} />
      ))}
    </div>
  );
}
