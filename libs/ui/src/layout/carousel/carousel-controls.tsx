import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { Dots } from '../../feedback/dots.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { LineIcon } from '../../media/icons.tsx';
import { carouselEn } from '../../messages/carousel-en.ts';
import { useReducedMotion } from '../../platform/use-reduced-motion.ts';
import type { CarouselSlide } from './slide.tsx';
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

/** From one slide to the next: a hundred ticks in five seconds. */
const ticks = 100;
const tickMs = 50;

interface RotationBarProps {
  running: boolean;
  onOver: () => void;
}

/** How much of a slide's time is over; held, it goes on where it was. Decorative: it tells nothing that a listener needs. */
function RotationBar({ running, onOver }: RotationBarProps) {
  const fill = useRef<HTMLDivElement>(null);
  const done = useRef(0);
  const tick = useEffectEvent(() => {
    done.current += 1;
    fill.current?.style.setProperty('--filled', `${done.current / ticks}`);
    if (done.current === ticks) onOver();
  });
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [running]);
  return (
    <div aria-hidden="true" className={styles.bar}>
      <div ref={fill} className={styles.fill} />
    </div>
  );
}

// As Lucide (ISC) draws them.
const pause = 'M9 5v14M15 5v14';
const play = 'M7 4.5v15l12-7.5z';

interface RotationButtonProps {
  stopped: boolean;
  onToggle: () => void;
}

/** Stops a carousel that moves by itself, and starts it again. */
function RotationButton({ stopped, onToggle }: RotationButtonProps) {
  const t = useMessages(carouselEn);
  return (
    <IconButton
      data-rotation=""
      label={t(stopped ? 'ui.carousel.play' : 'ui.carousel.pause')}
      variant="raised"
      onClick={onToggle}
    >
      <LineIcon d={stopped ? play : pause} />
    </IconButton>
  );
}

type Holder = 'pointer' | 'finger' | 'focus';

/**
 * Whether something keeps a carousel from moving on by itself: the pointer over it, a finger or the focus on it, or that nobody sees
 * the page. The focus on what carries `data-rotation`, the button that stops and starts it, does not count.
 */
function useHeld(carousel: RefObject<HTMLElement | null>): boolean {
  const [holders, setHolders] = useState<ReadonlySet<Holder>>(new Set());
  const isHidden = useSyncExternalStore(watchVisibility, pageIsHidden);
  useEffect(() => {
    const hold = (holder: Holder, holds: boolean) =>
      setHolders((all) => new Set([...all].filter((one) => one !== holder).concat(holds ? holder : [])));
    return carousel.current ? watchHolders(carousel.current, hold) : undefined;
  }, [carousel]);
  return isHidden || holders.size > 0;
}

function watchHolders(element: HTMLElement, hold: (holder: Holder, holds: boolean) => void): () => void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  const release = () => hold('finger', false);
  // A finger leaves no pointer behind.
  element.addEventListener(
    'pointerenter',
    (event) => hold('pointer', event.pointerType !== 'touch'),
    options,
  );
  element.addEventListener('pointerleave', () => hold('pointer', false), options);
  element.addEventListener('touchstart', () => hold('finger', true), options);
  element.addEventListener('touchend', release, options);
  element.addEventListener('touchcancel', release, options);
  element.addEventListener('focusin', ({ target }) => hold('focus', !isRotation(target)), options);
  element.addEventListener('focusout', () => hold('focus', false), options);
  return () => stop.abort();
}

function isRotation(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-rotation]') !== null;
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function pageIsHidden(): boolean {
  return document.hidden;
}
