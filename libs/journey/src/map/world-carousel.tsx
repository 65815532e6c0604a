import type { Trail } from '@sirah-trails/api-client';
import { Button, Dots, useArrowKeys, useMessages } from '@sirah-trails/ui';
import { useRef } from 'react';
import { mapEn } from '../messages/map.ts';
import { useSnapList } from './use-snap-list.ts';
import { WorldCard } from './world-card.tsx';
import styles from './world-carousel.module.css';

interface WorldCarouselProps {
  trails: readonly Trail[];
  /** The difficulty at which they are walked. */
  quizTimeId: string;
  /** Index of the world that is visible first. */
  first: number;
  linkTo: (trail: Trail) => string;
}

/** The worlds side by side: swipe, buttons, dots or arrow keys show the next one. */
export function WorldCarousel({ trails, quizTimeId, first, linkTo }: WorldCarouselProps) {
  const t = useMessages(mapEn);
  const carousel = useRef<HTMLElement>(null);
  const { list, current, show, onScroll } = useSnapList(first);
  const step = (by: number) => show(Math.min(Math.max(current + by, 0), trails.length - 1));
  useArrowKeys(carousel, step);
  return (
    <section ref={carousel} aria-label={t('journey.trails.worlds')} className={styles.carousel}>
      <ol ref={list} className={styles.list} onScroll={onScroll}>
        {trails.map((trail, index) => (
          <li key={trail.id} className={styles.slide} aria-current={index === current ? 'true' : undefined}>
            <WorldCard trail={trail} before={trails[index - 1]} quizTimeId={quizTimeId} to={linkTo(trail)} />
          </li>
        ))}
      </ol>
      {trails.length > 1 && (
        <div className={styles.controls}>
          <Step
            label={t('journey.trails.previous')}
            towards="back"
            end={current === 0}
            onStep={() => step(-1)}
          />
          <Dots
            dots={trails.map(({ id, order, name }) => ({
              key: id,
              label: t('journey.trails.go-to', { order, name }),
            }))}
            current={current}
            onShow={show}
          />
          <Step
            label={t('journey.trails.next')}
            towards="on"
            end={current === trails.length - 1}
            onStep={() => step(1)}
          />
        </div>
      )}
    </section>
  );
}

interface StepProps {
  label: string;
  towards: 'back' | 'on';
  end: boolean;
  onStep: () => void;
}

function Step({ label, towards, end, onStep }: StepProps) {
  return (
    <Button
      variant="secondary"
      className={styles.step}
      aria-label={label}
      aria-disabled={end || undefined}
      data-towards={towards}
      onClick={onStep}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M9 5l7 7-7 7"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  );
}
