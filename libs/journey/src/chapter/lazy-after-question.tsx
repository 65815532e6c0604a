import type { ClosedQuestion } from '@sirah-trails/quiz-engine';
import { lazyComponent } from '@sirah-trails/ui';

/** The links below a closed question, for the player. */
export const AfterQuestion = lazyComponent(
  () => import('./after-question.tsx').then((code) => code.AfterQuestion),
  { Failed: null },
);

/** The same for a game of the Infinity Trail, to which a book leads back. */
export function AfterGameQuestion(closed: ClosedQuestion) {
  return <AfterQuestion {...closed} origin="endless" />;
}
