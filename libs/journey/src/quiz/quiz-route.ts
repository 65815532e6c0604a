import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { QuestionSkeleton } from '@sirah-trails/quiz-engine';
import type { FeatureRoute, ScreenFrame } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { useParams, useSearchParams } from 'react-router';
import { frameEn } from '../messages/frame-en.ts';
import { requestChapter, useChapter } from '../motivational/motivational-route.ts';
import { useQuoteFrame } from '../quote/quote-frame.ts';
import { useBackToTrail } from '../trails/use-back-to-trail.ts';
import { useTrail } from '../trails/use-trail.ts';
import { quizFailed } from './quiz-status.ts';

/** The questions of a chapter. */
export const quizRoute: FeatureRoute = {
  path: links.quiz.path,
  aliases: ['/learning-journey/quiz/:chapterId'],
  access: 'gated',
  useFrame: useQuizFrame,
  Skeleton: QuestionSkeleton,
  load: () => import('./quiz-screen.tsx').then(({ QuizScreen }) => QuizScreen),
  first: requestChapter,
};

/** The same with the chapter in the query. */
export const quizByQueryRoute: FeatureRoute = {
  ...quizRoute,
  path: links.quizByQuery.path,
  aliases: ['/learning-journey/quiz'],
};

function useQuizFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { trailId, quizStatus, ...context } = readJourneyContext(useSearchParams()[0]);
  const { chapterId = context.chapterId ?? '' } = useParams();
  const name = useChapter(chapterId)?.name;
  const quote = useQuoteFrame(quizStatus === quizFailed ? trailId : undefined, 'failed');
  const questions: ScreenFrame = {
    title: name === undefined ? t('quiz.title') : t('quiz.title.of', { chapter: name }),
    titleHidden: true,
    back: useBackToTrail(),
    ground: true,
    world: useTrail(trailId)?.theme,
  };
  return quizStatus === quizFailed ? quote : questions;
}
