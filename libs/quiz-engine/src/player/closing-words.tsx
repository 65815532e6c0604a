import { Callout, useMessages } from '@sirah-trails/ui';
import type { Quiz } from '../core/chapter.ts';
import { questionCore } from '../core/question-registry.ts';
import type { Closing } from '../core/run-state.ts';
import { en } from '../messages/en.ts';
import styles from './closing-words.module.css';
import { SourceLines } from './source-lines.tsx';

interface ClosingWordsProps {
  readonly quiz: Quiz;
  readonly closing: Closing;
}

/** The answer of a closed question that was not found, why it is so, and where that comes from. */
export function ClosingWords({ quiz, closing: { key, explanation, sources } }: ClosingWordsProps) {
  const t = useMessages(en);
  const terms = { yes: t('quiz.true'), no: t('quiz.false') };
  const lines =
    key !== null && quiz.question ? questionCore(quiz.type).inWords(key, quiz.question, terms) : [];
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
      <SourceLines sources={sources} />
    </div>
  );
}
