/** A rounded heart in two shades; its colours come from the surrounding style. */
export function HeartShape() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={WHOLE} fill="var(--shape)" />
      <path d={LIT} fill="none" stroke="var(--shape-light)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

const WHOLE =
  'M16 28C12 25.500 3.500 19.600 3.500 12.300 3.500 8 6.700 5 10.300 5c2.500 0 4.600 1.300 5.700 3.400C17.100 6.300 19.200 5 21.700 5c3.600 0 6.800 3 6.800 7.300C28.500 19.600 20 25.500 16 28z';
const LIT = 'M7.500 12.500c0-2 1.100-3.500 2.900-3.800';
