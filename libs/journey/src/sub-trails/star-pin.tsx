/** The star of a sub-trail: golden, with a tick once all its chapters are passed. */
export function StarPin({ done }: { done: boolean }) {
  return (
    <svg viewBox="0 0 32 32" width="38" height="38" aria-hidden="true" focusable="false">
      <path
        d={outline}
        fill="var(--color-star-light)"
        stroke="var(--color-star-light)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d={lowerHalf} fill="var(--color-star)" opacity=".35" />
      {done && (
        <path
          d="M11 16.5l3.6 3.6 7-7.4"
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

const outline = 'M16 5l3.3 6.7 7.4 1.1-5.3 5.2 1.2 7.4L16 21.9l-6.6 3.5 1.2-7.4-5.3-5.2 7.4-1.1z';
const lowerHalf = 'M16 5l3.3 6.7 7.4 1.1-5.3 5.2 1.2 7.4L16 21.9z';
