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
  /** Accessible name. */
  label: string;
  slides: readonly CarouselSlide[];
  /** URL of the picture for slides without a working picture; default: an ornament. */
  fallback?: string | undefined;
  /** Pauses the rotation, e.g. while a dialog is open. */
  still?: boolean;
}

/**
 * A looping carousel, turned by swipe, arrow key or indicator, and every five seconds automatically. With reduced
 * motion, or fewer than two slides, it does not rotate.
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

interface Change {
  /** Index of the current slide. */
  readonly current: number;
  /** Index of the previous slide; null at first. */
  readonly left: number | null;
  /** The inline end where the new slide enters. */
  readonly end: 'end' | 'start';
}

/** Index of the current slide, with functions that step in a loop. */
function useShownSlide(count: number) {
  const [change, setChange] = useState<Change>({ current: 0, left: null, end: 'end' });
  // The list may be shorter now.
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

/** A swipe to the inline start steps forward, a swipe to the inline end back. */
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
 * Presents the new slide after a manual change: moves the focus from the previous slide, else announces the text.
 * @param text describes the shown slide
 * @returns a function to call before a manual change; automatic changes are silent
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
