import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../platform/class-names.ts';
import { Chip } from './chip.tsx';
import styles from './chip.module.css';

export interface ChipOption<Value extends string = string> {
  readonly value: Value;
  readonly text: string;
  /** Before the label; decorative. */
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

/** A row of chips with at most one selected; it scrolls sideways. The Tab key reaches one of them, arrow keys the others. */
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

/** Scrolls the strip alone, never the page, to the chip that the URL selects. The first is in sight anyway. */
function showInStrip(chip: HTMLElement | null): void {
  const strip = chip?.parentElement;
  if (!strip || !chip.previousElementSibling) return;
  const at = chip.getBoundingClientRect();
  const room = strip.getBoundingClientRect();
  if (at.left < room.left || at.right > room.right)
    strip.scrollLeft += (at.left + at.right - room.left - room.right) / 2;
}

/** Moves the focus by arrow keys, round and round, and to either end by Home and End. */
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
