import type { Chapter, Difficulty } from '@sirah-trails/api-client';
import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { QueryView, type RouteLocation, screen, useRouteParams } from '@sirah-trails/screen-kit';
import { ButtonLink, Dock, EmptyPanel, Skeleton, TextLink, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { BookShelf } from './book-shelf.tsx';
import styles from './chapter-intro.module.css';
import { useChapterOffers } from './chapter-offer.ts';
import { ChapterPanel, chapterRefusal } from './chapter-panel.tsx';
import { practising, replayTap, startTap } from './quiz-entry.ts';
import { isQuoteSeen, useQuotePending } from './quote-flow.ts';
import { Quote, requestQuote, useQuoteFrame } from './quote.tsx';
import { mapEn } from '../messages/map.ts';
import { DifficultyGate } from '../milestones/difficulty-gate.tsx';
import { chapterQuery } from '../milestones/endpoints.ts';
import { requestChapter, useBackToWorld, useChapter, useWorld } from '../milestones/url-milestones.ts';

/** A quote to set out with, then the chapter: its books and its quiz. */
export default screen({
  messages: mapEn,
  first: (location, client) =>
    // The world is only behind the chapter: the quote has its own picture.
    Promise.all([requestStart(location, client), requestChapter(location, client, { world: false })]),
  prefetch: (location, client) =>
    Promise.all([requestStart(location, client), requestChapter(location, client)]),
  useFrame: (t, _data, { params: { chapterId: id = '' }, query }) => {
    const { trailId } = readJourneyContext(query);
    const trail = useWorld(trailId);
    const quote = useQuoteFrame(trailId, 'start');
    const name = useChapter(id)?.name;
    const title = { title: name ?? t('journey.chapter.title'), contentTitle: name !== undefined };
    const chapter = { ...title, back: useBackToWorld(), scenery: trail?.background, readAloud: true };
    return { ...(useQuotePending(trailId) ? quote : chapter), world: trail?.theme };
  },
  Content: QuoteThenChapter,
});

async function requestStart({ query }: RouteLocation, client: QueryClient) {
  const { trailId } = readJourneyContext(query);
  if (trailId === undefined || isQuoteSeen()) return;
  await requestQuote(client, trailId, 'start');
}

function QuoteThenChapter() {
  const { chapterId: id = '' } = useRouteParams();
  const { trailId } = readJourneyContext(useSearchParams()[0]);
  const pending = useQuotePending(trailId);
  if (pending && trailId !== undefined) {
    return <Quote trailId={trailId} moment="start" />;
  }
  return (
    <DifficultyGate skeleton={<ChapterIntroSkeleton />}>
      {(difficulty) => <ChapterIntro id={id} difficulty={difficulty} />}
    </DifficultyGate>
  );
}

interface ChapterIntroProps {
  id: string;
  difficulty: Difficulty;
}

function ChapterIntro({ id, difficulty }: ChapterIntroProps) {
  const t = useMessages(mapEn);
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
  const t = useMessages(mapEn);
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

function ChapterIntroSkeleton() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="title" />
      <Skeleton shape="card" className={styles.waitingBook} />
      <Skeleton shape="card" className={styles.waitingStart} />
    </>
  );
}
