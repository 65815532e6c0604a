/** Not so. */
export function CrossIcon({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} width="1em" height="1em">
      <path
        d="M7 7 17 17 M17 7 7 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
