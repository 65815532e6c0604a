import type { ReactNode } from 'react';

interface IconProps {
  readonly className?: string | undefined;
}

/** The clock of a question. */
export function ClockIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth={2.5}>
      <circle cx="12" cy="13" r="8.5" />
      <path d="M12 8.5V13l3 2 M9.5 2.5h5" />
    </Icon>
  );
}

/** A wrong answer. */
export function CrossIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth={3.5}>
      <path d="M7 7 17 17 M17 7 7 17" />
    </Icon>
  );
}

/** Takes the last letter away. */
export function EraseIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth={2.25}>
      <path d="M9 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-6-7z M12 9.5l5 5 M17 9.5l-5 5" />
    </Icon>
  );
}

/** A right answer. */
export function TickIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth={3.5}>
      <path d="M5 12.5 10 17.5 19 7.5" />
    </Icon>
  );
}

function Icon({
  className,
  strokeWidth,
  children,
}: IconProps & { readonly strokeWidth: number; readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
