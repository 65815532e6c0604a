import { Callout, ReadAloud, References, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useContext, useRef } from 'react';
import { keyInWords, type QuestionInPlay } from '../../core/questions.ts';
import type { Closing } from '../../core/state.ts';
import { AfterQuestion } from '../closing.tsx';
import { popupWords } from './popup-words.ts';
import styles from '../closing.module.css';

interface ClosingWordsProps {
  readonly inPlay: QuestionInPlay;
  readonly closing: Closing;
}

/** The answer of a closed question that was not found, why it is so, and where that comes from. */
export function ClosingWords({ inPlay, closing: { explanation, sources, isHeldBack } }: ClosingWordsProps) {
  const t = useMessages(popupWords);
  const write = useHonorifics();
  const more = useContext(AfterQuestion);
  const text = useRef<HTMLDivElement>(null);
  const lines = keyInWords(inPlay, { yes: t('quiz.true'), no: t('quiz.false') });
  return (
    <div ref={text} className={styles.words}>
      {lines.length > 0 && (
        <Callout label={t('quiz.answer')} tone="right">
          <ul className={styles.answer}>
            {lines.map((line) => (
              <li key={line} dir="auto" data-read-aloud="">
                {write(line)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {isHeldBack && <p>{t('quiz.held-back')}</p>}
      {explanation !== null && (
        <p dir="auto" data-read-aloud="">
          {write(explanation)}
        </p>
      )}
      {(lines.length > 0 || explanation !== null) && <ReadAloud text={text} className={styles.listen} />}
      {sources.length > 0 && <References references={sources} />}
      {more}
    </div>
  );
}
