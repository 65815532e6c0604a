/** The way between the islands, drawn step by step. */
export function DottedPath({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M56 62 C74 60 84 52 76 42 C68 32 46 34 38 23" fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
