/** An open landscape with a path that leads on. */
export function EmptyScene() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true">
      <rect width="240" height="150" fill="var(--world-sky)" />
      <circle cx="62" cy="42" r="18" fill="var(--color-paper)" opacity="0.8" />
      <path d="M0 96c30-34 62-40 96-18 24-30 58-44 92-26 22 12 38 24 52 36v62H0z" fill="var(--world-far)" />
      <path d="M0 112c44-26 92-20 130-6s76 12 110-8v52H0z" fill="var(--world-ground)" />
      <path
        d="M96 150c10-16 34-18 40-28s-8-14-2-20c-16 6-14 14-24 22s-46 8-52 26z"
        fill="var(--world-path)"
      />
      <g transform="translate(176 82)">
        <path d="M0 40 24 0l24 40z" fill="var(--color-primary)" />
        <path d="M24 0l24 40H32z" fill="var(--color-primary-shadow)" />
        <path d="M16 40 24 18l8 22z" fill="var(--world-ink)" />
      </g>
    </svg>
  );
}
