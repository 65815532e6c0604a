import type { ComponentPropsWithRef } from 'react';

/** The eight-pointed khatam star: two squares in two shades of the theme. */
export function Khatam(props: Omit<ComponentPropsWithRef<'svg'>, 'children'>) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" {...props}>
      <g fill="var(--khatam, var(--color-primary))">
        <rect x="12" y="12" width="40" height="40" rx="4" />
        <rect x="12" y="12" width="40" height="40" rx="4" transform="rotate(45 32 32)" />
      </g>
      <g fill="var(--khatam-light, var(--color-primary-lightning))">
        <rect x="19" y="19" width="26" height="26" rx="3" />
        <rect x="19" y="19" width="26" height="26" rx="3" transform="rotate(45 32 32)" />
      </g>
      <circle cx="32" cy="32" r="9" fill="var(--khatam-heart, var(--color-sand-50))" />
    </svg>
  );
}
