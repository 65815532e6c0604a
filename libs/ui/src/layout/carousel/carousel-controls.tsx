import { type RefObject, useState } from 'react';
import { Dots } from '../../feedback/dots.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { carouselEn } from '../../messages/carousel-en.ts';
import { useReducedMotion } from '../../platform/use-reduced-motion.ts';
import { RotationBar } from './rotation-bar.tsx';
import { RotationButton } from './rotation-button.tsx';
import type { CarouselSlide } from './slide.tsx';
import { useHeld } from './use-held.ts';
import styles from './carousel.module.css';

interface CarouselControlsProps {
  carousel: RefObject<HTMLElement | null>;
  slides: readonly CarouselSlide[];
  current: number;
  still: boolean;
  /** An indicator was pressed. */
  onShow: (index: number) => void;
  /** The time of the slide is over. */
  onOver: () => void;
}

/** What turns a carousel: an indicator for each slide, and its clock with the button that stops it. */
export function CarouselControls({
  carousel,
  slides,
  current,
  still,
  onShow,
  onOver,
}: CarouselControlsProps) {
  const t = useMessages(carouselEn);
  const [stopped, setStopped] = useState(false);
  const held = useHeld(carousel);
  const rotates = !useReducedMotion();
  return (
    <div className={styles.controls}>
      {rotates && <RotationButton stopped={stopped} onToggle={() => setStopped(!stopped)} />}
      <Dots
        dots={slides.map(({ id, title }) => ({ key: id, label: t('ui.carousel.go-to', { title }) }))}
        current={current}
        onShow={onShow}
        className={styles.indicators}
      />
      {rotates && (
        <RotationBar key={slides[current]?.id} running={!stopped && !held && !still} onOver={onOver} />
      )}
    </div>
  );
}
