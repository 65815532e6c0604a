interface LineIconProps {
  /** The lines, in a square of 24. */
  d: string;
  className?: string | undefined;
}

/** A sign of a few lines, for what loads with the app; elsewhere take one of lucide-react. Decorative. */
export function LineIcon({ d, className }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={d} />
    </svg>
  );
}
