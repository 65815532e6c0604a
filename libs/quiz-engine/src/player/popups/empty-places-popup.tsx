import { AlertDialog, Button, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { emptyPlacesOf, isAnswerable, isTried } from '../../core/question-registry.ts';
import { acceptsInput, type RunState } from '../../core/state/run-state.ts';
import { en } from '../../messages/en.ts';

/** The question whether an answer with empty places should be sent. */
interface EmptyPlacesQuestion {
  readonly isAsking: boolean;
  /** Until it has asked, play does not render the popup; it then stays, so that it can close. */
  readonly hasAsked: boolean;
  readonly count: number;
  /** Asks where places are empty, once for each question of the run; false where there is nothing to ask. */
  readonly ask: () => boolean;
  readonly close: () => void;
}

export function useEmptyPlacesQuestion(state: RunState): EmptyPlacesQuestion {
  const [asked, setAsked] = useState<{ id: string | null; isAsking: boolean } | null>(null);
  const { inPlay, tried, currentId } = state;
  const count = inPlay ? emptyPlacesOf(inPlay) : 0;
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

interface EmptyPlacesPopupProps {
  readonly question: EmptyPlacesQuestion;
  readonly onSend: () => void;
}

/** An answer with empty places costs a life as any wrong one does. */
export function EmptyPlacesPopup({ question: { isAsking, count, close }, onSend }: EmptyPlacesPopupProps) {
  const t = useMessages(en);
  const send = () => {
    close();
    onSend();
  };
  return (
    <AlertDialog
      open={isAsking}
      title={t('quiz.empty-places.title', { count })}
      actions={
        <>
          <Button onClick={close}>{t('quiz.empty-places.fill')}</Button>
          <Button variant="secondary" onClick={send}>
            {t('quiz.empty-places.send')}
          </Button>
        </>
      }
    >
      {t('quiz.empty-places.body')}
    </AlertDialog>
  );
}
