/** A landscape in the seven world colours. */
export function WorldScene() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true">
      <rect width="240" height="150" fill="var(--world-sky)" />
      <circle cx="62" cy="40" r="17" fill="var(--color-paper)" opacity="0.8" />
      <path d="M0 96c30-34 62-40 96-18 24-30 58-44 92-26 22 12 38 24 52 36v62H0z" fill="var(--world-far)" />
      <path d="M0 112c44-26 92-20 130-6s76 12 110-8v52H0z" fill="var(--world-ground)" />
      <path
        d="M96 150c10-16 34-18 40-28s-8-14-2-20c-16 6-14 14-24 22s-46 8-52 26z"
        fill="var(--world-path)"
      />
      <path d="M176 122 200 82l24 40z" fill="var(--world-accent)" />
      <path d="M192 122 200 100l8 22z" fill="var(--world-ink)" />
      <rect x="26" y="112" width="22" height="18" rx="5" fill="var(--world-lock)" />
    </svg>
  );
}
