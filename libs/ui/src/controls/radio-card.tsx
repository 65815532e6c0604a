import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './radio-cards.module.css';

export interface RadioOption {
  /** What the form gets. */
  readonly value: string;
  /** What the learner reads. */
  readonly label: string;
  /** A line of explanation. */
  readonly about?: string;
  /** Beside the words, or above them in a grid; decorative. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioCardProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'onChange' | 'onBlur' | 'ref'
> {
  option: RadioOption;
  chosen: boolean | undefined;
  chosenAtFirst: boolean | undefined;
}

/** A native radio button whose whole card is its label. */
export function RadioCard({ option, chosen, chosenAtFirst, ...input }: RadioCardProps) {
  const { value, label, about, picture, disabled } = option;
  return (
    <label className={styles.card}>
      <input
        {...input}
        type="radio"
        value={value}
        checked={chosen}
        defaultChecked={chosenAtFirst}
        disabled={disabled}
        className={styles.radio}
      />
      {picture && (
        <span aria-hidden="true" className={styles.picture}>
          {picture}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {about && <span className={styles.about}>{about}</span>}
      </span>
      <span aria-hidden="true" className={styles.mark} />
    </label>
  );
}
