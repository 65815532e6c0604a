import type { Chapter, Difficulty } from '@sirah-trails/api-client';
import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { ButtonLink, Dock, EmptyPanel, TextLink, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { chapterQuery } from '../endpoints/chapter.ts';
import { en } from '../messages/en.ts';
import { useChapterOffers } from '../chapter/chapter-offer.ts';
import { BookShelf } from './book-shelf.tsx';
import { ChapterIntroSkeleton } from './chapter-intro-skeleton.tsx';
import { chapterRefusal, ChapterPanel } from './chapter-panel.tsx';
import { useBackToWorld } from '../worlds/use-back-to-world.ts';
import { practising } from '../quiz/quiz-status.ts';
import { replayTap, startTap } from '../quiz/start-tap.ts';
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
      {(data) => <Intro chapter={data} difficulty={difficulty} backTo={back.to} />}
    </QueryView>
  );
}

interface IntroProps {
  chapter: Chapter;
  difficulty: Difficulty;
  backTo: string;
}

const starts = {
  play: 'journey.chapter.start',
  continue: 'journey.chapters.continue',
  replay: 'journey.chapters.replay',
  locked: 'journey.chapter.start',
} as const;

function Intro({ chapter, difficulty, backTo }: IntroProps) {
  const t = useMessages(en);
  const context = { ...readJourneyContext(useSearchParams()[0]), chapterId: chapter.id };
  const offer = useChapterOffers(difficulty.id)(chapter);
  const { chapter: number, star, total_star: total, quizzes, books } = chapter;
  if (offer === 'passed' || offer === 'practise') {
    const practise = links.quiz({ ...context, quizStatus: practising });
    return (
      <ChapterPanel
        kind="passed"
        stars={{ star, total }}
        backTo={backTo}
        practise={offer === 'practise' ? practise : undefined}
      />
    );
  }
  return (
    <>
      <p className={styles.facts}>
        <span>{t('journey.chapter.number', { number })}</span>
        <span>{t('journey.chapter.questions', { count: quizzes.length })}</span>
        <span>{t('journey.chapter.pace', { label: difficulty.difficulty_label })}</span>
      </p>
      {offer !== 'continue' && (
        <TextLink alone to={links.journeyStart()} className={styles.pace}>
          {t('journey.chapter.pace.change')}
        </TextLink>
      )}
      {offer === 'continue' && <p>{t('journey.chapter.under-way')}</p>}
      {offer === 'replay' && <p>{t('journey.chapter.replay.text')}</p>}
      <BookShelf books={books} context={context} />
      {quizzes.length === 0 ? (
        <EmptyPanel title={t('journey.chapter.no-quiz')} />
      ) : (
        <Dock>
          <ButtonLink to={links.quiz(context)} state={offer === 'replay' ? replayTap : startTap}>
            {t(starts[offer])}
          </ButtonLink>
        </Dock>
      )}
    </>
  );
}
