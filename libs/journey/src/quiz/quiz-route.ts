import { readCarried } from '@sirah-trails/api-client/links';
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

/** `/learning-journey/quizz/:id`: the questions of a chapter. */
export const quizRoute: FeatureRoute = {
  path: '/learning-journey/quizz/:id',
  aliases: ['/learning-journey/quiz/:id'],
  access: 'gated',
  useFrame: useQuizFrame,
  Skeleton: QuestionSkeleton,
  load: () => import('./quiz-screen.tsx').then(({ QuizScreen }) => QuizScreen),
  first: requestChapter,
};

/** The same with the chapter in the query. */
export const quizByQueryRoute: FeatureRoute = {
  ...quizRoute,
  path: '/learning-journey/quizz',
  aliases: ['/learning-journey/quiz'],
};

function useQuizFrame(): ScreenFrame {
  const t = useMessages(frameEn);
  const { id } = useParams();
  const { chapterId = '', trailId, quizStatus } = readCarried(useSearchParams()[0]);
  const name = useChapter(id ?? chapterId)?.name;
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
