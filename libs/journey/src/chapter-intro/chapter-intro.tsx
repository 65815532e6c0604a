import type { Chapter, Difficulty } from '@sirah-trails/api-client';
import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { ButtonLink, Dock, EmptyPanel, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { chapterQuery } from '../endpoints/chapter.ts';
import { en } from '../messages/en.ts';
import { chapterChoice } from '../sub-trails/chapter-choice.ts';
import { BookShelf } from './book-shelf.tsx';
import { ChapterIntroSkeleton } from './chapter-intro-skeleton.tsx';
import { chapterRefusal, ChapterPanel } from './chapter-panel.tsx';
import { useBackToWorld } from '../worlds/use-back-to-world.ts';
import { startTap } from '../quiz/start-tap.ts';
import styles from './chapter-intro.module.css';

export interface ChapterIntroProps {
  id: string;
  difficulty: Difficulty;
}

/** The chapter before its quiz: name, the books that help, and the start. */
export function ChapterIntro({ id, difficulty }: ChapterIntroProps) {
  const t = useMessages(en);
  const back = useBackToWorld();
  const chapter = useQuery(chapterQuery(id, difficulty.id));
  return (
    <QueryView
      query={chapter}
      skeleton={<ChapterIntroSkeleton />}
      error={t('journey.chapter.error')}
      refusal={chapterRefusal(back.to)}
    >
      {(data) => <Intro chapter={data} backTo={back.to} />}
    </QueryView>
  );
}

function Intro({ chapter, backTo }: { chapter: Chapter; backTo: string }) {
  const t = useMessages(en);
  const context = readJourneyContext(useSearchParams()[0]);
  const { chapter: number, star, total_star: total, quizzes, books } = chapter;
  const passed = chapterChoice(chapter) === 'passed';
  if (passed) return <ChapterPanel kind="passed" stars={{ star, total }} backTo={backTo} />;
  return (
    <>
      <p className={styles.facts}>
        <span>{t('journey.chapter.number', { number })}</span>
        <span>{t('journey.chapter.questions', { count: quizzes.length })}</span>
      </p>
      <BookShelf books={books} context={{ ...context, chapterId: chapter.id }} />
      {quizzes.length > 0 ? (
        <Dock>
          <ButtonLink to={links.quiz({ ...context, chapterId: chapter.id })} state={startTap}>
            {t('journey.chapter.start')}
          </ButtonLink>
        </Dock>
      ) : (
        <EmptyPanel title={t('journey.chapter.no-quiz')} />
      )}
    </>
  );
}
