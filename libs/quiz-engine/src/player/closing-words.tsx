import { Callout, useMessages } from '@sirah-trails/ui';
import { keyInWords, type QuestionInPlay } from '../core/question-registry.ts';
import type { Source } from '../core/state/responses.ts';
import type { Closing } from '../core/state/run-state.ts';
import { en } from '../messages/en.ts';
import styles from './closing-words.module.css';

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
export function SourceDetails({ sources }: { sources: readonly Source[] }) {
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
