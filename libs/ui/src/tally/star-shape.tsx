/** A rounded five-pointed star in two shades; its colours come from the surrounding style. */
export function StarShape() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={WHOLE} fill="var(--shape)" stroke="var(--shape)" strokeWidth="3" strokeLinejoin="round" />
      <path
        d={LIT}
        fill="var(--shape-light)"
        stroke="var(--shape-light)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const WHOLE = 'M16 4.5l3.6 7.4 8.1 1.1-5.9 5.7 1.4 8.1L16 23l-7.2 3.8 1.4-8.1-5.9-5.7 8.1-1.1z';
// The half that the light from the upper left reaches.
const LIT = 'M15 8.2l-2 4.6-5.6 1 4.2 3.7-.7 3.6C13.300 17 14.400 13 15 8.200z';
