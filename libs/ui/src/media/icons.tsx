import type { ComponentPropsWithRef } from 'react';

/** An icon is decorative: a label is beside it. */
type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'd'>;

interface LineIconProps extends IconProps {
  /** The lines, in a square of 24. */
  d: string;
}

// As large as the text beside them, with lines that a child sees at a glance.
const inText = { width: '1em', height: '1em' };

/** A sign of a few lines (`signs.ts`). Decorative. */
export function LineIcon({ d, ...rest }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}

/** The clock of a question. */
export function ClockIcon(props: IconProps) {
  return (
    <LineIcon
      {...inText}
      strokeWidth={2.5}
      {...props}
      d="M3.5 13a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 8.5V13l3 2M9.5 2.5h5"
    />
  );
}

/** A wrong answer. */
export function CrossIcon(props: IconProps) {
  return <LineIcon {...inText} strokeWidth={3.5} {...props} d="M7 7 17 17M17 7 7 17" />;
}

/** Takes the last letter away. */
export function EraseIcon(props: IconProps) {
  return (
    <LineIcon
      {...inText}
      strokeWidth={2.25}
      {...props}
      d="M9 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-6-7zM12 9.5l5 5M17 9.5l-5 5"
    />
  );
}

/** An answer that was tried before: closed, whatever it says. */
export function TriedIcon(props: IconProps) {
  return (
    <LineIcon
      {...inText}
      strokeWidth={3}
      {...props}
      d="M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M6.7 6.7l10.6 10.6"
    />
  );
}

/** A right answer. */
export function TickIcon(props: IconProps) {
  return <LineIcon {...inText} strokeWidth={3.5} {...props} d="M5 12.5 10 17.5 19 7.5" />;
}

/** A closed padlock in the lock colour of the world. Decorative: the word 'Locked' is beside it. */
export function LockShape(props: IconProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" {...props}>
      <path
        d="M10 15v-4a6 6 0 0 1 12 0v4"
        fill="none"
        stroke="var(--world-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="5" y="14" width="22" height="15" rx="5" fill="var(--world-lock)" />
      <path d="M5 24h22a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5z" fill="var(--world-ink)" opacity=".35" />
      <circle cx="16" cy="21" r="2.6" fill="var(--world-path)" />
    </svg>
  );
}
