import type { IconProps } from './line-icons.tsx';

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
