import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useDirection } from '../direction/use-direction.ts';
import { Chip } from './chip.tsx';
import styles from './chip.module.css';

export interface ChipOption<Value extends string = string> {
  readonly value: Value;
  readonly text: string;
  /** Before the words; decorative. */
  readonly icon?: ReactNode;
}

export interface ChipStripProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What the chips choose. */
  label: string;
  options: readonly ChipOption<Value>[];
  /** The chosen one; null where none is. */
  value: Value | null;
  /** The one that was tapped; null where that was the chosen one, which clears the choice. */
  onValueChange: (value: Value | null) => void;
}

/** A row of chips with at most one selected; it scrolls sideways. */
export function ChipStrip<Value extends string = string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...rest
}: ChipStripProps<Value>) {
  return (
    <DirectionProvider direction={useDirection()}>
      <ToggleGroup
        aria-label={label}
        {...rest}
        value={value === null ? [] : [value]}
        onValueChange={([next]: Value[]) => onValueChange(next ?? null)}
        className={classNames(styles.strip, className)}
      >
        {options.map((option) => (
          <Toggle
            key={option.value}
            value={option.value}
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
            }
            render={<Chip pressed={option.value === value} icon={option.icon} />}
          >
            {option.text}
          </Toggle>
        ))}
      </ToggleGroup>
    </DirectionProvider>
  );
}
