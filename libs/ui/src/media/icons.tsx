import type { ComponentPropsWithRef } from 'react';

/** Icons are decorative: a label is beside them. */
type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'd'>;

interface LineIconProps extends IconProps {
  /** Path in a 24 x 24 box. */
  d: string;
}

// Text size.
const inText = { width: '1em', height: '1em' };

/** A line icon from `signs.ts`; decorative. */
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

export function CrossIcon(props: IconProps) {
  return <LineIcon {...inText} strokeWidth={3.5} {...props} d="M7 7 17 17M17 7 7 17" />;
}

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

/** A closed answer that was tried before. */
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

export function TickIcon(props: IconProps) {
  return <LineIcon {...inText} strokeWidth={3.5} {...props} d="M5 12.5 10 17.5 19 7.5" />;
}

/** A padlock in the lock colour of the world. Decorative: the word 'Locked' is beside it. */
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
