/** Decorative star. */
export function StarIcon({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        d="M24 7l5.2 10.5 11.6 1.7-8.4 8.2 2 11.6L24 33.500l-10.4 5.5 2-11.6-8.4-8.2 11.6-1.700z"
        fill="var(--color-star-light)"
        stroke="var(--color-star-light)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M24 7l5.2 10.5 11.6 1.7-8.4 8.2 2 11.600L24 33.500z" fill="var(--color-star)" opacity=".4" />
    </svg>
  );
}
