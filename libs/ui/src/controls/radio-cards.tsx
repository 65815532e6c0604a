import type { ChangeEventHandler, ComponentPropsWithRef, FocusEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../platform/class-names.ts';
import { FieldName, FieldNotes, type FieldTexts, useFieldIds } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './radio-cards.module.css';

type OfTheInputs = 'onChange' | 'onBlur' | 'ref' | 'children' | 'defaultValue';

export interface RadioCardsProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, OfTheInputs> {
  /** Form field name, shared by the radio buttons. */
  name: string;
  options: readonly RadioOption[];
  /** The selected option of a controlled field, or null. */
  value?: string | null;
  /** The initial option of an uncontrolled field. */
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Receives each radio button, as form libraries expect. */
  ref?: Ref<HTMLInputElement>;
  /** `grid` is side by side where there is room. */
  layout?: 'rows' | 'grid';
}

/**
 * Radio buttons on cards. `name`, `ref`, `onChange` and `onBlur` reach the radio buttons, everything else the group.
 */
export function RadioCards({
  label,
  optional,
  hint,
  error,
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  layout = 'rows',
  className,
  id,
  ...rest
}: RadioCardsProps) {
  const ids = useFieldIds({ ...rest, id, hint, error });
  const inputs = { name, onChange, onBlur, ref };
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${ids.control}-name`}
      {...rest}
      {...ids.aria}
      id={ids.control}
      className={classNames(fieldStyles.field, styles.group, className)}
    >
      <div id={`${ids.control}-name`} className={fieldStyles.label}>
        <FieldName label={label} optional={optional} />
      </div>
      <div className={styles.cards} data-layout={layout}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            chosen={value === undefined ? undefined : value === option.value}
            chosenAtFirst={defaultValue === undefined ? undefined : defaultValue === option.value}
            {...inputs}
          />
        ))}
      </div>
      <FieldNotes ids={ids} label={label} hint={hint} error={error} />
    </div>
  );
}

export interface RadioOption {
  /** Form value. */
  readonly value: string;
  /** Visible text. */
  readonly label: string;
  /** A line of explanation. */
  readonly about?: string;
  /** Picture beside the text, or above it in a grid; decorative. */
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

/** A native radio button whose label is the whole card. */
function RadioCard({ option, chosen, chosenAtFirst, ...input }: RadioCardProps) {
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
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {about && <span className={styles.about}>{about}</span>}
      </span>
      <span aria-hidden="true" className={styles.dot} />
    </label>
  );
}
