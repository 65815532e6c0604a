import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../platform/class-names.ts';
import { Chip } from './chip.tsx';
import styles from './chip.module.css';

export interface ChipOption<Value extends string = string> {
  readonly value: Value;
  readonly text: string;
  /** Picture before the label; decorative. */
  readonly icon?: ReactNode;
}

export interface ChipStripProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Name of the group. */
  label: string;
  options: readonly ChipOption<Value>[];
  /** The selected option, or null. */
  value: Value | null;
  /** Called with the tapped option, or null when it was selected. */
  onValueChange: (value: Value | null) => void;
}

/**
 * A row of chips that scrolls sideways, with at most one selected. It is one tab stop; arrow keys move between chips.
 */
export function ChipStrip<Value extends string = string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...rest
}: ChipStripProps<Value>) {
  const [visited, setVisited] = useState(value);
  const reached = options.find((option) => option.value === visited) ?? options[0];
  return (
    <div role="group" aria-label={label} {...rest} className={classNames(styles.strip, className)}>
      {options.map((option) => (
        <Chip
          key={option.value}
          pressed={option.value === value}
          icon={option.icon}
          tabIndex={option === reached ? 0 : -1}
          ref={option.value === value ? showInStrip : undefined}
          onKeyDown={moveFocus}
          onFocus={({ currentTarget }) => {
            setVisited(option.value);
            currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
          }}
          onClick={() => onValueChange(option.value === value ? null : option.value)}
        >
          {option.text}
        </Chip>
      ))}
    </div>
  );
}

/** Scrolls the strip, not the page, to the initially selected chip. The first chip is visible anyway. */
function showInStrip(chip: HTMLElement | null): void {
  const strip = chip?.parentElement;
  if (!strip || !chip.previousElementSibling) return;
  const at = chip.getBoundingClientRect();
  const room = strip.getBoundingClientRect();
  if (at.left < room.left || at.right > room.right)
    strip.scrollLeft += (at.left + at.right - room.left - room.right) / 2;
}

/** Moves the focus by arrow keys, in a loop, and to either end by Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const chips = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = chips.indexOf(event.currentTarget);
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: at + onward,
    ArrowLeft: at - onward,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  chips.at(target % chips.length)?.focus();
}
