import {
  afterPaint,
  Button,
  Dock,
  ReadAloud,
  TickIcon,
  References,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { Source } from '../core/responses.ts';
import type { Closing } from '../core/state.ts';
import { en } from '../messages/en.ts';
import { AfterQuestion } from '../runner/after-question.ts';
import styles from './success-banner.module.css';

interface SuccessBannerProps {
  readonly closing: Closing;
  /** The screen after the run is on its way. */
  readonly isLeaving: boolean;
  readonly withStar: boolean;
  readonly onContinue: () => void;
}

/**
 * Success message with explanation, sources and Continue. Other actions on the explanation do not delay the star.
 */
export function SuccessBanner({ closing, isLeaving, withStar, onContinue }: SuccessBannerProps) {
  const t = useMessages(en);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const explanation = closing.isHeldBack ? t('quiz.held-back.right') : closing.explanation;
  const write = useHonorifics();
  const content = useContentLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const explanationId = useId();
  // Submit, which had the focus, is gone: the next key stroke goes on.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Dock role="region" tone="right" className={styles.banner} aria-label={t('quiz.right.title')}>
      <div className={styles.head}>
        <span className={styles.tick}>
          <TickIcon />
        </span>
        <div className={styles.news}>
          <h3 className={styles.title}>{t('quiz.right.title')}</h3>
          {closing.praise && <p className={styles.star}>{t(`quiz.praise.${closing.praise}`)}</p>}
          {withStar && <p className={styles.star}>{t('quiz.right.star')}</p>}
        </div>
        {isPainted && explanation !== null && <ReadAloud text={text} className={styles.listen} />}
      </div>
      {explanation !== null && (
        <p ref={text} id={explanationId} className={styles.explanation} {...content}>
          {write(explanation)}
        </p>
      )}
      <SourceDetails sources={closing.sources} isPainted={isPainted} />
      <Button
        ref={button}
        busy={isLeaving}
        aria-describedby={explanation === null ? undefined : explanationId}
        // Ignores the second tap of a double tap on Submit, which would skip the explanation.
        onClick={({ detail }) => detail < 2 && onContinue()}
      >
        {t('quiz.continue')}
      </Button>
    </Dock>
  );
}

interface SourceDetailsProps {
  readonly sources: readonly Source[];
  /** The banner is on screen: until then the line is empty. */
  readonly isPainted: boolean;
}

/** Expandable sources and links to read more. */
function SourceDetails({ sources, isPainted }: SourceDetailsProps) {
  const more = useContext(AfterQuestion);
  if (sources.length === 0 && !more) return null;
  return (
    <div className={styles.details}>
      {isPainted && (
        <References references={sources} folded>
          {more}
        </References>
      )}
    </div>
  );
}
