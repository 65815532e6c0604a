import { Button, useMessages } from '@sirah-trails/ui';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { isAnswerable, isInParts, isTried } from '../core/question-registry.ts';
import { acceptsInput, isInTrouble, type RunState } from '../core/state/run-state.ts';
import { en } from '../messages/en.ts';
import styles from './play-area.module.css';
import { QuestionCard } from './question-card.tsx';
import { SuccessBanner } from './closing.tsx';
import type { QuizRun } from './use-quiz-run.ts';

/** The question, and what can be done with it. */
export function PlayArea({ run: { state, dispatch } }: { run: QuizRun }) {
  const labelId = useId();
  const { inPlay, closing, currentId } = state;
  const area = useQuestionFocus(currentId, labelId, closing !== null);
  if (!inPlay) return null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'submit' });
  };
  return (
    <form ref={area} className={styles.area} onSubmit={onSubmit} noValidate>
      <QuestionCard
        key={currentId}
        inPlay={inPlay}
        result={closing && closing.outcome}
        disabled={!acceptsInput(state)}
        locked={state.locked}
        tried={state.tried}
        hint={state.hint}
        labelId={labelId}
        waiting={state.quizzes.filter(({ closed, id }) => !closed && id !== currentId).length}
        onChange={(changed) => dispatch({ type: 'input', inPlay: changed })}
        onSubmitPair={(changed) => dispatch({ type: 'submit', inPlay: changed })}
      />
      {state.phase.name === 'right' && closing ? (
        <SuccessBanner closing={closing} onContinue={() => dispatch({ type: 'continue' })} />
      ) : (
        <ActionBar state={state} />
      )}
    </form>
  );
}

/** Submit, or Check where a question is answered part by part, with the progress of the answer. */
function ActionBar({ state }: { state: RunState }) {
  const { inPlay, phase, locked, tried } = state;
  const t = useMessages(en);
  if (!inPlay) return null;
  const isBusy = phase.name === 'submitting' || phase.name === 'opening';
  const isTriedAlready = phase.name === 'answering' && isTried(inPlay, tried);
  return (
    <div className={styles.bar}>
      <p className={styles.note} data-good={phase.name === 'partial' || undefined}>
        {phase.name === 'opening' && isInTrouble(phase.attempt) && t('quiz.trouble.open')}
        {phase.name === 'submitting' && isInTrouble(phase.attempt) && t('quiz.trouble.send')}
        {phase.name === 'partial' &&
          inPlay.type === 'matchup_words' &&
          t('quiz.partly', { correct: Object.keys(locked).length, total: inPlay.question.left.length })}
      </p>
      <Button
        type="submit"
        variant={isInParts(inPlay) ? 'secondary' : 'primary'}
        className={isInParts(inPlay) ? styles.check : undefined}
        busy={isBusy}
        disabled={!isAnswerable(inPlay) && !isBusy}
        disabledReason={isAnswerable(inPlay) && isTriedAlready ? t('quiz.tried.note') : undefined}
      >
        {isInParts(inPlay) ? t('quiz.check') : t('quiz.submit')}
      </Button>
    </div>
  );
}

/** A new question takes the focus to its text, so that it is read first; of a closed one Continue has it. */
function useQuestionFocus(quizId: string | null, labelId: string, closed: boolean) {
  const area = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (quizId === null || closed) return;
    area.current?.querySelector<HTMLElement>(`[id="${labelId}"]`)?.focus({ preventScroll: true });
  }, [quizId, labelId, closed]);
  return area;
}
