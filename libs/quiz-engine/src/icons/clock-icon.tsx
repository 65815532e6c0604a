/** The clock of a question. */
export function ClockIcon({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} width="1em" height="1em">
      <circle cx="12" cy="13" r="8.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M12 8.5V13l3 2" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M9.5 2.5h5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
