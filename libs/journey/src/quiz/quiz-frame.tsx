import { Screen, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { useBackToTrail } from '../frame/use-back-to-trail.ts';
import { frameEn } from '../messages/frame-en.ts';

interface QuizFrameProps {
  readonly chapterName?: string | undefined;
  /** Name of the world whose colours the land has. */
  readonly world?: string | undefined;
  readonly children: ReactNode;
}

/** Title and way back of the quiz, the same while its code and data are on their way. */
export function QuizFrame({ chapterName, world, children }: QuizFrameProps) {
  const t = useMessages(frameEn);
  const title = chapterName === undefined ? t('quiz.title') : t('quiz.title.of', { chapter: chapterName });
  return (
    <Screen title={title} titleHidden back={useBackToTrail()} ground data-world={world}>
      {children}
    </Screen>
  );
}
