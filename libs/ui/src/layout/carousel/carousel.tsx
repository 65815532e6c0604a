import { type ComponentPropsWithRef, useRef } from 'react';
import { classNames } from '../../platform/class-names.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { useArrowKeys } from '../../platform/use-arrow-keys.ts';
import { carouselEn } from '../../messages/carousel-en.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { type CarouselSlide, Slide } from './slide.tsx';
import { useSwipes } from './use-swipes.ts';
import { useTold } from './use-told.ts';
import { useShownSlide } from './use-shown-slide.ts';
import styles from './carousel.module.css';

export { type CarouselSlide } from './slide.tsx';

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the slides are. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Address of the picture for a slide whose own is missing or does not load; an ornament where absent. */
  fallback?: string | undefined;
  /** Keeps it from moving on by itself, for example while something is open above it. */
  still?: boolean;
}

/**
 * Slides that follow each other in a loop, one at a time: by a swipe, an arrow key or an indicator, and every five seconds by
 * itself. With reduced motion, and with fewer than two slides, nothing moves by itself.
 */
export function Carousel({ label, slides, fallback, still = false, className, ...rest }: CarouselProps) {
  const t = useMessages(carouselEn);
  const whole = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { current, placeOf, show, step } = useShownSlide(count);
  const place = (index: number) => t('ui.carousel.place', { index: index + 1, count });
  const announceSlide = useTold(stage, current, `${slides[current]?.title}, ${place(current)}`);
  const stepByHand = (by: 1 | -1) => {
    announceSlide();
    step(by);
  };
  useArrowKeys(whole, stepByHand);
  useSwipes(stage, stepByHand);
  return (
    <section
      {...rest}
      aria-roledescription={t('ui.carousel')}
      aria-label={label}
      className={classNames(styles.carousel, className)}
    >
      <div ref={whole} className={styles.whole}>
        {count > 1 && (
          <CarouselControls
            carousel={whole}
            slides={slides}
            current={current}
            still={still}
            onShow={(index) => {
              announceSlide();
              show(index);
            }}
            onOver={() => step(1)}
          />
        )}
        <div ref={stage} className={styles.stage}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              slide={slide}
              label={place(index)}
              place={placeOf(index)}
              isShown={index === current}
              fallback={fallback}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
