import { Button, Callout, Dock, TickIcon, useMessages } from '@sirah-trails/ui';
import { useEffect, useId, useRef } from 'react';
import { keyInWords, type QuestionInPlay } from '../core/question-registry.ts';
import type { Source } from '../core/state/responses.ts';
import type { Closing } from '../core/state/run-state.ts';
import { en } from '../messages/en.ts';
import styles from './closing.module.css';

interface SuccessBannerProps {
  readonly closing: Closing;
  readonly onContinue: () => void;
}

/** A right answer: what was learned, where it comes from, and the way on. */
export function SuccessBanner({ closing: { explanation, sources }, onContinue }: SuccessBannerProps) {
  const t = useMessages(en);
  const button = useRef<HTMLButtonElement>(null);
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
          <p className={styles.star}>{t('quiz.right.star')}</p>
        </div>
      </div>
      {explanation !== null && (
        <p id={explanationId} className={styles.explanation} dir="auto">
          {explanation}
        </p>
      )}
      <SourceDetails sources={sources} />
      <Button
        ref={button}
        aria-describedby={explanation === null ? undefined : explanationId}
        // The second tap of a double tap on Submit would skip what there is to read.
        onClick={({ detail }) => detail < 2 && onContinue()}
      >
        {t('quiz.continue')}
      </Button>
    </Dock>
  );
}

interface ClosingWordsProps {
  readonly inPlay: QuestionInPlay;
  readonly closing: Closing;
}

/** The answer of a closed question that was not found, why it is so, and where that comes from. */
export function ClosingWords({ inPlay, closing: { explanation, sources } }: ClosingWordsProps) {
  const t = useMessages(en);
  const lines = keyInWords(inPlay, { yes: t('quiz.true'), no: t('quiz.false') });
  return (
    <div className={styles.words}>
      {lines.length > 0 && (
        <Callout label={t('quiz.answer')} tone="right">
          <ul className={styles.answer}>
            {lines.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {explanation !== null && <p dir="auto">{explanation}</p>}
      {sources.length > 0 && (
        <div className={styles.sources}>
          <p>{t('quiz.sources')}</p>
          <SourceList sources={sources} />
        </div>
      )}
    </div>
  );
}

/** Where a fact comes from, behind a line that opens it. */
function SourceDetails({ sources }: { sources: readonly Source[] }) {
  const t = useMessages(en);
  if (sources.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t('quiz.sources')}</summary>
      <SourceList sources={sources} />
    </details>
  );
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className={styles.list}>
      {sources.map(({ work, section }) => (
        <li key={`${work} ${section}`} dir="auto">
          {section === '' ? work : `${work}, ${section}`}
        </li>
      ))}
    </ul>
  );
}
