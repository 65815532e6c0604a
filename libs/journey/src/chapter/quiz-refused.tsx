import type { Failure } from '@sirah-trails/quiz-engine/core';
import { ButtonLink, EmptyPanel, ErrorPanel, OfflinePanel, toast, useMessages } from '@sirah-trails/ui';
import { useEffect } from 'react';
import { quizEn } from '../messages/quiz.ts';
import { sharedEn } from '../messages/shared.ts';

interface QuizRefusedProps {
  readonly failure: Failure;
  /** Link target in place of the quiz. */
  readonly back: { readonly to: string };
  readonly onRetry: () => void;
}

/** In place of a quiz: the reason and a link to the map, or an error with a retry. */
export function QuizRefused({ failure, back, onRetry }: QuizRefusedProps) {
  const t = useMessages(quizEn);
  const why = useMessages(sharedEn);
  const reason = reasonOf(failure);
  // Sign-in replaces the screen.
  const isSessionOver = failure.kind === 'session-over';
  useEffect(() => {
    if (reason || isSessionOver) return undefined;
    return toast({ text: t('quiz.load-failed.toast'), position: 'bottom' });
  }, [reason, isSessionOver, t]);
  if (isSessionOver) return null;
  if (!reason) {
    if (!navigator.onLine) return <OfflinePanel onRetry={onRetry} />;
    return (
      <ErrorPanel
        title={t('quiz.load-failed.title')}
        message={t('quiz.load-failed.text')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <EmptyPanel
      title={why(`quiz.${reason}.title`)}
      action={<ButtonLink to={back.to}>{t('quiz.to-trails')}</ButtonLink>}
    >
      {why(`quiz.${reason}.text`)}
    </EmptyPanel>
  );
}

/** Errors that a retry cannot resolve, by the provider's code. */
function reasonOf({ kind, code }: Failure) {
  if (kind !== 'refused' || code === null) return null;
  if (code === 'CHAPTER_PASSED') return 'passed';
  if (code === 'NOT_FOUND') return 'missing';
  if (code === 'QUIZ_OPEN') return 'waiting';
  if (code === 'CHAPTER_NOT_PASSED') return 'not-passed';
  return code.endsWith('_LOCKED') ? 'locked' : null;
}
