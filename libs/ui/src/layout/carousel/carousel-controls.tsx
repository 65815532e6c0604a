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
  /** Called with the index of the pressed indicator. */
  onShow: (index: number) => void;
  /** Called when the time of the slide is over. */
  onOver: () => void;
}

/** Controls of a carousel: an indicator per slide, the timer, and its pause button. */
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

/** A slide lasts 100 ticks, 5 s. */
const ticks = 100;
const tickMs = 50;

interface RotationBarProps {
  running: boolean;
  onOver: () => void;
}

/** Elapsed time of a slide; resumes after a pause. Decorative. */
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

// Lucide icons (ISC).
const pause = 'M9 5v14M15 5v14';
const play = 'M7 4.5v15l12-7.5z';

interface RotationButtonProps {
  stopped: boolean;
  onToggle: () => void;
}

/** Pauses and resumes the rotation. */
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
 * Whether the rotation is paused: pointer, finger or focus on the carousel, or a hidden page. The focus on the pause
 * button (`data-rotation`) does not count.
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
  // Touch has no pointerleave.
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
