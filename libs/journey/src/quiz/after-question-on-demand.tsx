import type { ClosedQuestion } from '@sirah-trails/quiz-engine';
import { lazyCode, useLazyCode } from '@sirah-trails/ui';
import type { AfterQuestionProps } from './after-question.tsx';

const code = lazyCode(() => import('./after-question.tsx').then(({ AfterQuestion }) => AfterQuestion));

/** Fetches the code before the first question is closed. */
export const loadAfterQuestion = code.load;

/** What a closed question leads to, for the player; nothing until its code is there. */
export function AfterQuestion(props: AfterQuestionProps) {
  const state = useLazyCode(code);
  return state.status === 'loaded' ? <state.value {...props} /> : null;
}

/** The same for a game of the Infinity Trail, to which a book leads back. */
export function AfterGameQuestion(closed: ClosedQuestion) {
  return <AfterQuestion {...closed} origin="endless" />;
}
