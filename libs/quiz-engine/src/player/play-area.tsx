import { Button, Dock, lazyComponent, useMessages, usePreferences } from '@sirah-trails/ui';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { emptySlotCount, isAnswerable, isInParts, isTried } from '../core/questions.ts';
import { acceptsInput, isCheered, isInTrouble, type RunState } from '../core/state.ts';
import { en } from '../messages/en.ts';
import styles from './play-area.module.css';
import type { EmptySlotsPrompt } from './popups/round-popups.tsx';
import { QuestionCard } from './question-card.tsx';
import { SuccessBanner } from './success-banner.tsx';
import type { QuizRun } from '../runner/use-quiz-run.ts';

/** In the chunk of the popups, which the player preloads. */
const EmptySlotsPopup = lazyComponent(() =>
  import('./popups/popups.tsx').then((code) => code.EmptySlotsPopup),
);

/** The question and its actions. */
export function PlayArea({ run: { state, dispatch } }: { run: QuizRun }) {
  const labelId = useId();
  const { inPlay, closing, currentId } = state;
  const area = useQuestionFocus(currentId, labelId, closing !== null);
  const emptySlots = useEmptySlotsPrompt(state);
  const readAloud = useCallback(() => dispatch({ type: 'read-aloud' }), [dispatch]);
  const { pairsByCheck } = usePreferences();
  if (!inPlay) return null;
  const byCheck = state.pairsByCheck ?? pairsByCheck;
  const submit = () => dispatch({ type: 'submit' });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!emptySlots.ask()) submit();
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
        onReadAloud={readAloud}
        onSubmitPair={byCheck ? null : (changed) => dispatch({ type: 'submit', inPlay: changed })}
      >
        {!closing && <FoundPairs state={state} />}
      </QuestionCard>
      {closing && isCheered(state) ? (
        <SuccessBanner
          closing={closing}
          isLeaving={state.phase.name === 'finished'}
          withStar={state.limits.stars > 0}
          onContinue={() => dispatch({ type: 'continue' })}
        />
      ) : (
        <ActionBar state={state} />
      )}
      {emptySlots.hasAsked && <EmptySlotsPopup prompt={emptySlots} onSend={submit} />}
    </form>
  );
}

function useEmptySlotsPrompt(state: RunState): EmptySlotsPrompt {
  const [asked, setAsked] = useState<{ id: string | null; isAsking: boolean } | null>(null);
  const { inPlay, tried, currentId } = state;
  const count = inPlay ? emptySlotCount(inPlay) : 0;
  const ask = () => {
    const sends = inPlay !== null && isAnswerable(inPlay) && !isTried(inPlay, tried);
    if (!sends || count === 0 || asked?.id === currentId) return false;
    setAsked({ id: currentId, isAsking: true });
    return true;
  };
  return {
    // Time may run out meanwhile.
    isAsking: asked?.id === currentId && asked.isAsking && acceptsInput(state),
    hasAsked: asked !== null,
    count,
    ask,
    close: () => setAsked({ id: currentId, isAsking: false }),
  };
}

/** Submit or Check, and the sending status. */
function ActionBar({ state }: { state: RunState }) {
  const { inPlay, phase } = state;
  const t = useMessages(en);
  if (!inPlay) return null;
  const trouble =
    (phase.name === 'opening' && isInTrouble(phase.attempt) && t('quiz.trouble.open')) ||
    (phase.name === 'submitting' && isInTrouble(phase.attempt) && t('quiz.trouble.send'));
  return (
    <Dock>
      {trouble && <p className={styles.note}>{trouble}</p>}
      <SendButton state={state} />
    </Dock>
  );
}

/** Below the pairs of a match-up: how many are found. */
function FoundPairs({ state: { inPlay, phase, locked } }: { state: RunState }) {
  const t = useMessages(en);
  if (phase.name !== 'partial' || inPlay?.type !== 'matchup_words') return null;
  const total = inPlay.question.left.length;
  return (
    <p className={styles.note} data-good="">
      {t('quiz.partly', { correct: Object.keys(locked).length, total })}
    </p>
  );
}

/** Submit; where a question is answered part by part, Check. */
function SendButton({ state: { inPlay, phase, tried } }: { state: RunState }) {
  const t = useMessages(en);
  if (!inPlay) return null;
  const isBusy = phase.name === 'submitting' || phase.name === 'opening';
  const isTriedAlready = phase.name === 'answering' && isTried(inPlay, tried);
  return (
    <Button
      type="submit"
      busy={isBusy}
      disabled={!isAnswerable(inPlay) && phase.name !== 'submitting'}
      disabledReason={isAnswerable(inPlay) && isTriedAlready ? t('quiz.tried.note') : undefined}
    >
      {t(isInParts(inPlay) ? 'quiz.check' : 'quiz.submit')}
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
