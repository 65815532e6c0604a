import { Button, useMessages } from '@sirah-trails/ui';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { isAnswerable, isInParts, isTried } from '../core/question-registry.ts';
import { acceptsInput, isInTrouble, type RunState } from '../core/state/run-state.ts';
import { en } from '../messages/en.ts';
import styles from './play-area.module.css';
import { EmptyPlacesPopup, useEmptyPlacesQuestion } from './popups/empty-places-popup.tsx';
import { QuestionCard } from './question-card.tsx';
import { SuccessBanner } from './closing.tsx';
import type { QuizRun } from './use-quiz-run.ts';

/** The question, and what can be done with it. */
export function PlayArea({ run: { state, dispatch } }: { run: QuizRun }) {
  const labelId = useId();
  const { inPlay, closing, currentId } = state;
  const area = useQuestionFocus(currentId, labelId, closing !== null);
  const emptyPlaces = useEmptyPlacesQuestion(state);
  if (!inPlay) return null;
  const submit = () => dispatch({ type: 'submit' });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!emptyPlaces.ask()) submit();
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
      >
        {isInParts(inPlay) && !closing && <SendButton state={state} />}
      </QuestionCard>
      {state.phase.name === 'right' && closing ? (
        <SuccessBanner closing={closing} onContinue={() => dispatch({ type: 'continue' })} />
      ) : (
        <ActionBar state={state} />
      )}
      <EmptyPlacesPopup question={emptyPlaces} onSend={submit} />
    </form>
  );
}

/** What is to be said of the answer, and Submit. */
function ActionBar({ state }: { state: RunState }) {
  const { inPlay, phase, locked } = state;
  const t = useMessages(en);
  if (!inPlay) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.note} data-good={phase.name === 'partial' || undefined}>
        {phase.name === 'opening' && isInTrouble(phase.attempt) && t('quiz.trouble.open')}
        {phase.name === 'submitting' && isInTrouble(phase.attempt) && t('quiz.trouble.send')}
        {phase.name === 'partial' &&
          inPlay.type === 'matchup_words' &&
          t('quiz.partly', { correct: Object.keys(locked).length, total: inPlay.question.left.length })}
      </p>
      {!isInParts(inPlay) && <SendButton state={state} />}
    </div>
  );
}

/** Submit. Where a question is answered part by part, a small Check: a part goes off by itself. */
function SendButton({ state: { inPlay, phase, tried } }: { state: RunState }) {
  const t = useMessages(en);
  if (!inPlay) return null;
  const isBusy = phase.name === 'submitting' || phase.name === 'opening';
  const isTriedAlready = phase.name === 'answering' && isTried(inPlay, tried);
  const inParts = isInParts(inPlay);
  return (
    <Button
      type="submit"
      variant={inParts ? 'secondary' : 'primary'}
      className={inParts ? styles.check : undefined}
      busy={isBusy}
      disabled={!isAnswerable(inPlay) && !isBusy}
      disabledReason={isAnswerable(inPlay) && isTriedAlready ? t('quiz.tried.note') : undefined}
    >
      {t(inParts ? 'quiz.check' : 'quiz.submit')}
    </Button>
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
