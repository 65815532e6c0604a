import type { ReactNode } from 'react';

/** What a learner can reach: whole worlds, stars, chapters. */
export type Achievement = 'trails' | 'stars' | 'chapters';

/** The sign of an achievement. Decorative: the words are beside it. */
export function AchievementShape({ kind, className }: { kind: Achievement; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {shapes[kind]}
    </svg>
  );
}

const shapes: Readonly<Record<Achievement, ReactNode>> = {
  trails: (
    <>
      <path d="M4 40 18 14l9 15 5-8 12 19z" fill="var(--world-ground)" />
      <path d="M18 14l9 15-4 11H18z" fill="var(--world-accent)" opacity=".45" />
      <path d="M18 14V5" stroke="var(--world-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M18 4.5l10 3.5-10 4z" fill="var(--color-primary)" />
    </>
  ),
  stars: (
    <>
      <path
        d="M24 7l5.2 10.5 11.6 1.7-8.4 8.2 2 11.6L24 33.500l-10.4 5.5 2-11.6-8.4-8.2 11.6-1.700z"
        fill="var(--color-star-light)"
        stroke="var(--color-star-light)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M24 7l5.2 10.5 11.6 1.7-8.4 8.2 2 11.600L24 33.500z" fill="var(--color-star)" opacity=".4" />
    </>
  ),
  chapters: (
    <>
      <path
        d="M24 13C18 8 10 8 5 10v28c5-2 13-2 19 3 6-5 14-5 19-3V10c-5-2-13-2-19 3z"
        fill="var(--color-primary)"
      />
      <path d="M24 13c6-5 14-5 19-3v28c-5-2-13-2-19 3z" fill="var(--color-primary-shadow)" />
      <path
        d="M10 17c4-.8 7 0 10 2M10 25c4-.8 7 0 10 2"
        stroke="var(--color-paper)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};
