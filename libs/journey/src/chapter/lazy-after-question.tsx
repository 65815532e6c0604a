import type { ClosedQuestion } from '@sirah-trails/quiz-engine';
import { lazyComponent } from '@sirah-trails/ui';

/** The links below a closed question, for the player. */
export const AfterQuestion = lazyComponent(
  () => import('./after-question.tsx').then((code) => code.AfterQuestion),
  { Failed: null },
);

/** Like the links of a chapter, but the book leads back to the Infinity Trail. */
export function AfterGameQuestion(closed: ClosedQuestion) {
  return <AfterQuestion {...closed} origin="endless" />;
}
