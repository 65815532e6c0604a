import { Picture } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import type { PublicQuestion } from '../core/question-registry.ts';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly question: PublicQuestion;
  readonly labelId: string;
  /** Questions that come after this one. */
  readonly waiting: number;
  readonly children: ReactNode;
}

/** Cards that can be seen below the first one. */
const DEPTH = 2;

/** The question on top of the stack of those that wait. */
export function QuestionCard({ question, labelId, waiting, children }: QuestionCardProps) {
  return (
    <div className={styles.stack} data-below={Math.min(waiting, DEPTH)}>
      <div className={styles.card}>
        <h2 id={labelId} className={styles.text} dir="auto" tabIndex={-1}>
          {question.text}
        </h2>
        {question.image !== null && (
          <Picture className={styles.picture} src={question.image} alt={question.imageAlt} />
        )}
        {children}
      </div>
    </div>
  );
}
