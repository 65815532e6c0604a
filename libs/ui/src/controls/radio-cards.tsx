import type { ChangeEventHandler, ComponentPropsWithRef, FocusEventHandler, Ref } from 'react';
import { classNames } from '../platform/class-names.ts';
import { FieldName, FieldNotes, type FieldWords } from './field-frame.tsx';
import { useFieldIds } from './use-field-ids.ts';
import fieldStyles from './field.module.css';
import { RadioCard, type RadioOption } from './radio-card.tsx';
import styles from './radio-cards.module.css';

type OfTheInputs = 'onChange' | 'onBlur' | 'ref' | 'children' | 'defaultValue';

export interface RadioCardsProps extends FieldWords, Omit<ComponentPropsWithRef<'div'>, OfTheInputs> {
  /** What the form calls the choice; it also ties the cards together. */
  name: string;
  options: readonly RadioOption[];
  /** The chosen one, where the caller keeps it; null while there is none. */
  value?: string | null;
  /** The one that is chosen at first, where the form keeps it. */
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Gets the radio button of each card, one after the other, as forms want it. */
  ref?: Ref<HTMLInputElement>;
  /** One below the other, or side by side where there is room. */
  layout?: 'rows' | 'grid';
}

/**
 * One of a few, each on a card of its own. `name`, `ref`, `onChange` and `onBlur` reach the radio buttons, everything
 * else the group.
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
