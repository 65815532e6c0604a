import { useEffect, useId, useRef, type FormEvent } from 'react';
import { acceptsInput, currentQuiz, type RunState } from '../core/run-state.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './play-area.module.css';
import { QuestionCard } from './question-card.tsx';
import { QuestionView } from './question-view.tsx';
import { SuccessBanner } from './success-banner.tsx';
import type { QuizRun } from './use-quiz-run.ts';

/** The question, and what can be done with it. */
export function PlayArea({ run: { state, dispatch } }: { run: QuizRun }) {
  const labelId = useId();
  const quiz = currentQuiz(state);
  const area = useQuestionFocus(quiz?.id, labelId, state.closing !== null);
  if (!quiz?.question) return null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'submit' });
  };
  return (
    <form ref={area} className={styles.area} onSubmit={onSubmit} noValidate>
      <QuestionCard
        key={quiz.id}
        question={quiz.question}
        labelId={labelId}
        waiting={state.quizzes.filter(({ closed, id }) => !closed && id !== quiz.id).length}
      >
        <QuestionView
          question={quiz.question}
          input={state.input}
          onChange={(input) => dispatch({ type: 'input', input })}
          onSubmitPair={(input) => dispatch({ type: 'submit', input })}
          disabled={!acceptsInput(state)}
          locked={state.locked}
          outcome={outcomeOf(state)}
          labelId={labelId}
        />
      </QuestionCard>
      {state.phase.name === 'right' && state.closing ? (
        <SuccessBanner closing={state.closing} onContinue={() => dispatch({ type: 'continue' })} />
      ) : (
        <ActionBar state={state} />
      )}
    </form>
  );
}

function outcomeOf({ closing }: RunState) {
  return closing && { result: closing.outcome, key: closing.key };
}

/** A new question takes the focus to its text, so that it is read first; of a closed one Continue has it. */
function useQuestionFocus(quizId: string | undefined, labelId: string, closed: boolean) {
  const area = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (quizId === undefined || closed) return;
    area.current?.querySelector<HTMLElement>(`[id="${labelId}"]`)?.focus({ preventScroll: true });
  }, [quizId, labelId, closed]);
  return area;
}
