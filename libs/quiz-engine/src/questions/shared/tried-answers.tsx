import { TriedIcon, useContentLanguage, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useId, type ReactNode } from 'react';
import { questionsEn } from '../../messages/questions-en.ts';
import styles from './tried-answers.module.css';

/** Note below an input that was wrong before. */
export function TriedNow({ children }: { children: ReactNode }) {
  return (
    <p className={styles.now}>
      <TriedIcon className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}

/** Other wrong answers as text, for types without options. */
export function TriedAnswers({ answers }: { answers: readonly string[] }) {
  const t = useMessages(questionsEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const id = useId();
  if (answers.length === 0) return null;
  return (
    <div className={styles.tried}>
      <p id={id} className={styles.label}>
        {t('quiz.tried')}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {answers.map((answer) => (
          <li key={answer} className={styles.answer}>
            <TriedIcon className={styles.icon} />
            <span {...content}>{write(answer)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
