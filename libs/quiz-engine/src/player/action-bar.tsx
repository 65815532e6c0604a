import { Button, useMessages } from '@sirah-trails/ui';
import { questionCore } from '../core/question-registry.ts';
import { currentQuiz, type RunState } from '../core/run-state.ts';
import { isInTrouble } from '../core/submission.ts';
import { en } from '../messages/en.ts';
import styles from './action-bar.module.css';

/** Submit, or Check where a question is answered part by part, and how the answer is doing. */
export function ActionBar({ state }: { state: RunState }) {
  const t = useMessages(en);
  const quiz = currentQuiz(state);
  if (!quiz?.question) return null;
  const core = questionCore(quiz.type);
  const isAnswerable = core.isAnswerable(state.input, quiz.question);
  const isBusy = state.phase.name === 'submitting' || state.phase.name === 'opening';
  return (
    <div className={styles.bar}>
      <Note state={state} />
      <Button type="submit" busy={isBusy} disabled={!isAnswerable && !isBusy}>
        {core.lockedParts ? t('quiz.check') : t('quiz.submit')}
      </Button>
    </div>
  );
}

/** One line of news above the button; its place is always there. */
function Note({ state }: { state: RunState }) {
  const t = useMessages(en);
  const { phase } = state;
  return (
    <p className={styles.note}>
      {phase.name === 'opening' && isInTrouble(phase.attempt) && t('quiz.trouble.open')}
      {phase.name === 'submitting' && isInTrouble(phase.attempt) && t('quiz.trouble.send')}
      {phase.name === 'partial' && partsFound(state, t)}
    </p>
  );
}

function partsFound(state: RunState, t: ReturnType<typeof useMessages<typeof en>>) {
  const question = currentQuiz(state)?.question;
  if (question?.type !== 'matchup_words') return null;
  const correct = Object.keys(state.locked).length;
  return t('quiz.partly', { correct, total: question.left.length });
}
