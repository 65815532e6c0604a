import {
  type ComponentPropsWithRef,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { carouselEn } from '../../messages/carousel-en.ts';
import { classNames } from '../../platform/class-names.ts';
import { announce } from '../../platform/live-region.tsx';
import { useArrowKeys } from '../../platform/use-arrow-keys.ts';
import { watchSwipes } from '../../platform/watch-swipes.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { type CarouselSlide, Slide, type SlidePosition } from './slide.tsx';
import styles from './carousel.module.css';

export { type CarouselSlide } from './slide.tsx';

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the slides are. */
  label: string;
  slides: readonly CarouselSlide[];
  /** URL of the picture for a slide whose own is missing or does not load; default: an ornament. */
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
  const { current, positionOf, show, step } = useShownSlide(count);
  const countText = (index: number) => t('ui.carousel.place', { index: index + 1, count });
  const announceSlide = useSlideAnnouncement(
    stage,
    current,
    `${slides[current]?.title}, ${countText(current)}`,
  );
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
              label={countText(index)}
              position={positionOf(index)}
              isShown={index === current}
              fallback={fallback}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The latest change of a carousel. */
interface Change {
  /** Index of the slide that is shown. */
  readonly current: number;
  /** Index of the one before it; null until the first change. */
  readonly left: number | null;
  /** The end of the line at which the new one comes in. */
  readonly end: 'end' | 'start';
}

/** Which of so many slides is shown. The last and the first lead to each other. */
function useShownSlide(count: number) {
  const [change, setChange] = useState<Change>({ current: 0, left: null, end: 'end' });
  // The list may have become shorter.
  const current = Math.min(change.current, Math.max(count - 1, 0));
  const bring = (index: number, end: Change['end']) => setChange({ current: index, left: current, end });
  return {
    current,
    positionOf: (index: number) => positionOf(index, { ...change, current }),
    show: (index: number) => {
      if (index !== current) bring(index, index > current ? 'end' : 'start');
    },
    step: (by: 1 | -1) => {
      if (count > 1) bring((current + by + count) % count, by === 1 ? 'end' : 'start');
    },
  };
}

function positionOf(index: number, { current, left, end }: Change): SlidePosition {
  if (index === current) return left === null ? 'shown' : `from-${end}`;
  if (index === left) return end === 'end' ? 'to-start' : 'to-end';
  return 'away';
}

/** A finger that moves towards the start of the line steps on, one that moves towards its end steps back. */
function useSwipes(target: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void): void {
  const swipe = useEffectEvent((isToTheLeft: boolean, element: HTMLElement) => {
    const isLeftward = getComputedStyle(element).direction !== 'rtl';
    onStep(isToTheLeft === isLeftward ? 1 : -1);
  });
  useEffect(() => {
    const element = target.current;
    return element ? watchSwipes(element, (isToTheLeft) => swipe(isToTheLeft, element)) : undefined;
  }, [target]);
}

/**
 * Tells a learner who turns a carousel which slide is shown: moves the focus from the slide before, else announces the text.
 *
 * @param text describes the shown slide
 * @returns the function to be called before the learner's turn; what turns by itself is silent
 */
function useSlideAnnouncement(
  stage: RefObject<HTMLElement | null>,
  current: number,
  text: string,
): () => void {
  const pending = useRef<'focus' | 'text' | null>(null);
  const run = useEffectEvent(() => {
    if (pending.current === 'text') announce(text);
    if (pending.current === 'focus')
      stage.current?.children[current]?.querySelector('a')?.focus({ preventScroll: true });
    pending.current = null;
  });
  useEffect(() => run(), [current]);
  return () => {
    pending.current = stage.current?.contains(document.activeElement) ? 'focus' : 'text';
  };
}
