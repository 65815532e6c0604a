import { Button, useMessages } from '@sirah-trails/ui';
import { useEffect, useRef } from 'react';
import type { Closing } from '../core/state/run-state.ts';
import { TickIcon } from '../icons/icons.tsx';
import { en } from '../messages/en.ts';
import { SourceDetails } from './closing-words.tsx';
import styles from './success-banner.module.css';

interface SuccessBannerProps {
  readonly closing: Closing;
  readonly onContinue: () => void;
}

/** A right answer: what was learned, where it comes from, and the way on. */
export function SuccessBanner({ closing: { explanation, sources }, onContinue }: SuccessBannerProps) {
  const t = useMessages(en);
  const button = useRef<HTMLButtonElement>(null);
  // Submit, which had the focus, is gone: the next key stroke goes on.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.banner} aria-label={t('quiz.right.title')}>
      <div className={styles.head}>
        <span className={styles.tick}>
          <TickIcon />
        </span>
        <div className={styles.news}>
          <h3 className={styles.title}>{t('quiz.right.title')}</h3>
          <p className={styles.star}>{t('quiz.right.star')}</p>
        </div>
      </div>
      {explanation !== null && (
        <p className={styles.explanation} dir="auto">
          {explanation}
        </p>
      )}
      <SourceDetails sources={sources} />
      <Button
        ref={button}
        // The second tap of a double tap on Submit would skip what there is to read.
        onClick={({ detail }) => detail < 2 && onContinue()}
      >
        {t('quiz.continue')}
      </Button>
    </section>
  );
}
