import { TickIcon, TriedIcon, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { en } from '../../messages/en.ts';
import styles from './choice-option.module.css';

interface ChoiceOptionProps {
  /** Groups the options of one question. */
  readonly name: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** This option is the key of a closed question. */
  readonly isKey: boolean;
  /** This option was wrong before: it cannot be chosen again. */
  readonly isTried: boolean;
  readonly onChoose: () => void;
  /** A letter or a sign in front of the words. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

/** One option of several: a native radio button whose whole card is its label. */
export function ChoiceOption(props: ChoiceOptionProps) {
  const { name, checked, disabled, isKey, isTried, onChoose, mark, children } = props;
  const t = useMessages(en);
  const fixed = disabled || isTried;
  return (
    <label
      className={styles.option}
      data-key={isKey || undefined}
      data-tried={isTried || undefined}
      data-disabled={fixed || undefined}
    >
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={checked}
        // Not `disabled`: that would drop the focus while an answer is on its way.
        aria-disabled={fixed || undefined}
        onChange={() => !fixed && onChoose()}
      />
      <span className={styles.mark} aria-hidden="true">
        {isKey ? <TickIcon /> : isTried ? <TriedIcon /> : mark}
      </span>
      <span className={styles.words} dir="auto">
        {children}
        {isKey && <span className={styles.verdict}>{t('quiz.key')}</span>}
        {isTried && <span className={styles.tried}>{t('quiz.tried')}</span>}
      </span>
    </label>
  );
}
