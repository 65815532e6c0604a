/** A rounded five-pointed star in two shades; its colours come from the surrounding style. */
export function StarShape() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={WHOLE} fill="var(--shape)" stroke="var(--shape)" strokeWidth="6" strokeLinejoin="round" />
      <path
        d={FACE}
        fill="var(--shape-light)"
        stroke="var(--shape-light)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const WHOLE = 'M16 5.3 19.6 11.8 26.9 13.2 21.9 18.7 22.8 26.1 16 23 9.2 26.1 10.1 18.7 5.1 13.2 12.4 11.8z';
const FACE = 'M16 6.2 19.2 11.6 25.3 13 21.1 17.7 21.8 23.9 16 21.4 10.2 23.9 10.9 17.7 6.7 13 12.8 11.6z';
